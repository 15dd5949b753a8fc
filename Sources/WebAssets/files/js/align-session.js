// A session without leaving the page: by touch, by keys and by the clock. The server leads it; this sends the steps and shows what it answers.
// Without this file the same forms are sent one by one.
const main = document.getElementById("main");
const said = document.createElement("p");
said.className = "vh";
said.setAttribute("role", "status");
main.after(said);
let isBusy = false;
let timer = 0;

// A page as a document. The older way of asking parses it in the browser, without any text that becomes markup here.
const pageAt = (address, fields) =>
  new Promise((resolve, reject) => {
    const asking = new XMLHttpRequest();
    asking.open(fields ? "POST" : "GET", address);
    asking.responseType = "document";
    asking.timeout = 15_000;
    asking.onload = () => (asking.status === 200 && asking.response ? resolve(asking) : reject(new Error(`status ${asking.status}`)));
    asking.onerror = asking.ontimeout = asking.onabort = () => reject(new Error("no answer"));
    asking.send(fields);
  });

const stage = () => main.querySelector(".align-stage");
const form = () => main.querySelector("#align-steps");
const button = (event) => main.querySelector(`button[name=event][value="${event}"]`);

// -- the screen stays awake while a session runs; a browser lets go of it whenever the page is hidden ----------------------------------
let lock = null;
async function stayAwake() {
  const isRunning = Boolean(button("pause"));
  if (!isRunning) {
    lock?.release().catch(() => {});
    lock = null;
  } else if (!lock && document.visibilityState === "visible") {
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
      lock?.addEventListener("release", () => (lock = null));
    } catch {
      // The device decides: a low battery, for example.
    }
  }
}

// -- what is felt and heard, where the person has chosen it ----------------------------------------------------------------------------
let sound = null;
function tone(pitch, length = 1.2) {
  if (!("sounds" in main.dataset) || !window.AudioContext) return;
  sound ??= new AudioContext();
  // A browser is silent until it was touched.
  if (sound.state === "suspended") sound.resume().catch(() => {});
  const [voice, loud, now] = [sound.createOscillator(), sound.createGain(), sound.currentTime];
  voice.frequency.value = pitch;
  loud.gain.setValueAtTime(0, now);
  loud.gain.linearRampToValueAtTime(0.06, now + 0.08);
  loud.gain.exponentialRampToValueAtTime(0.0001, now + length);
  voice.connect(loud).connect(sound.destination);
  voice.start(now);
  voice.stop(now + length);
}
function touch(isEnd) {
  if ("vibrates" in main.dataset) navigator.vibrate?.(isEnd ? [12, 60, 12] : 8);
  if (!isEnd) return tone(264);
  tone(264, 2);
  tone(396, 2.4);
}

// -- the whole screen, when it is asked for by a touch or a key, until the session ends ---------------------------------------------------
const whole = () => main.querySelector(".align-whole");
function showWhole() {
  const control = whole();
  if (!control || !document.fullscreenEnabled) return;
  control.hidden = false;
  control.setAttribute("aria-pressed", String(Boolean(document.fullscreenElement)));
}
main.addEventListener("click", (event) => {
  if (!event.target.closest(".align-whole")) return;
  const turn = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen({ navigationUI: "hide" });
  // The device decides.
  turn.catch(() => {});
});
document.addEventListener("fullscreenchange", showWhole);

// -- what is typed stays: when the page is asked for anew, when the browser lets go of it, until it is sent. It is sent with every step, and when
// the page goes out of sight, so that another tab or another device has it too -------------------------------------------------------------
const intention = () => main.querySelector("#align-intention");
const draft = () => `align-intention ${form()?.elements.session?.value ?? ""}`;
let isUnsent = false;
main.addEventListener("input", (event) => {
  if (event.target !== intention()) return;
  isUnsent = true;
  sessionStorage.setItem(draft(), event.target.value);
});
function sendWords() {
  const own = form();
  if (!isUnsent || isBusy || !intention()) return;
  const fields = new URLSearchParams([...new FormData(own), ["event", "tick"]]);
  isUnsent = !navigator.sendBeacon?.(own.action, fields);
}
function takeUp(typed = sessionStorage.getItem(draft())) {
  const field = intention();
  if (field && typed !== null && typed !== undefined) field.value = typed;
}

// -- one part ----------------------------------------------------------------------------------------------------------------------------
function show() {
  clearInterval(timer);
  stayAwake();
  showWhole();
  const part = stage();
  if (!part?.dataset.elapsed) return;
  const [length, begun] = [Number(part.dataset.length), performance.now() - Number(part.dataset.elapsed)];
  const [gone, hand] = [part.querySelector(".gone"), part.querySelector(".hand")];
  const phase = part.querySelector(".align-phase");
  const seconds = part.dataset.seconds?.split(" ").map(Number);
  const names = part.dataset.phases?.split("|") ?? [];
  if (seconds) phase.hidden = false;
  // The circles and the hand have begun when the page came; the breath began before.
  for (const motion of part.querySelector(".align-dial").getAnimations({ subtree: true })) motion.startTime = begun;
  let last = "";
  const turn = () => {
    const passed = performance.now() - begun;
    if (length) {
      const share = Math.min(100, (passed / length) * 100);
      gone.setAttribute("stroke-dasharray", `${share.toFixed(1)} 100`);
      hand.setAttribute("transform", `rotate(${(share * 3.6).toFixed(1)} 170 170)`);
      if (passed >= length && document.visibilityState === "visible") step();
    }
    if (!seconds) return;
    let rest = (passed / 1000) % seconds.reduce((sum, span) => sum + span, 0);
    const at = seconds.findIndex((span) => rest < span || ((rest -= span), false));
    if (at < 0) return;
    phase.firstElementChild.textContent = names[at];
    phase.lastElementChild.textContent = `${Math.floor(rest) + 1} / ${seconds[at]}`;
    // A line is said in quiet: there the breath is only counted.
    if (last !== "" && last !== at && !part.matches(".align-turned")) tone(at === 0 ? 220 : 165, 2);
    last = at;
  };
  turn();
  if (length || seconds) timer = setInterval(turn, 200);
}

// Sends a step, or with none asks how the session stands, and puts what comes in the place of what was there.
async function step(event) {
  if (isBusy) return;
  isBusy = true;
  clearInterval(timer);
  const own = form();
  let fields;
  if (event) {
    fields = new URLSearchParams(own ? [...new FormData(own)] : []);
    fields.set("event", event);
  }
  try {
    const asked = await pageAt(event ? own.action : location.pathname + location.search, fields);
    const other = asked.response.getElementById("main");
    if (!other?.classList.contains("align-session")) {
      // The session was left, or somebody else is signed in.
      location.assign(asked.responseURL);
      return;
    }
    const before = stage()?.dataset.place;
    const focused = main.contains(document.activeElement) && document.activeElement !== main ? document.activeElement : null;
    const onWhole = focused === whole();
    const held = focused?.matches("button") ? focused.value : focused ? "next" : null;
    const isTyping = !event && focused !== null && focused === intention();
    const chosen = isTyping ? [focused.selectionStart, focused.selectionEnd] : [];
    // A step carries what was typed; a page that is only asked for anew does not.
    const typed = event ? null : intention()?.value;
    if (event) {
      sessionStorage.removeItem(draft());
      isUnsent = false;
    }
    history.replaceState(null, "", asked.responseURL);
    main.replaceChildren(...other.childNodes);
    if (!event) takeUp(typed);
    const isEnd = Boolean(main.querySelector(".align-kept"));
    if (isEnd && document.fullscreenElement) document.exitFullscreen().catch(() => {});
    showWhole();
    if (isEnd || stage()?.dataset.place !== before) touch(isEnd);
    said.textContent = [...main.querySelectorAll(".align-words, .align-figure, .align-kept .align-hint")].map((line) => line.textContent).join(" ");
    const field = main.querySelector("#align-intention");
    if (onWhole && whole()) whole().focus({ preventScroll: true });
    else if (field && isTyping) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(...chosen);
    } else if (field && !matchMedia("(pointer: coarse)").matches) field.focus();
    else if (held !== null) (button(held) ?? main.querySelector(".align-steps .btn-primary"))?.focus({ preventScroll: true });
  } catch {
    said.textContent = "";
    let line = main.querySelector(".align-lost");
    if (!line) {
      line = document.createElement("p");
      line.className = "problem align-lost";
      line.setAttribute("role", "alert");
      line.textContent = main.dataset.lost;
      form()?.before(line);
    }
    // What was typed stands; whoever waits for the clock is asked again.
    if (!event) timer = setTimeout(() => step(), 4000);
    isBusy = false;
    return;
  }
  isBusy = false;
  show();
}

main.addEventListener("submit", (event) => {
  const name = event.submitter?.value ?? button("next")?.value;
  if (!name || name === "close" || name === "begin") return;
  event.preventDefault();
  step(name);
});

// A touch on a line says it; a stroke to the side turns forth and back.
let from = null;
main.addEventListener("pointerdown", (event) => (from = event.target.closest(".align-stage") ? { x: event.clientX, y: event.clientY } : null));
main.addEventListener("pointerup", (event) => {
  if (!from || !stage()?.classList.contains("align-turned")) return;
  const [x, y] = [event.clientX - from.x, event.clientY - from.y];
  from = null;
  if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? "next" : button("back") && "back");
  else if (Math.hypot(x, y) < 10 && !getSelection()?.toString()) step("next");
});

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const isTyping = event.target.closest?.("input, textarea");
  const isOnControl = event.target.closest?.("a, button");
  const asked =
    event.key === "Escape" ? (button("pause") ? "pause" : "resume")
    : isTyping ? null
    : event.key === "ArrowLeft" ? "back"
    : event.key === "ArrowRight" ? "next"
    : (event.key === " " || event.key === "Enter") && !isOnControl ? (button("next") ?? button("complete") ?? button("resume"))?.value
    : null;
  if (!asked || !button(asked)) return;
  event.preventDefault();
  step(asked);
});

// Whoever comes back finds the session where the clock has it, or where another device has stepped it.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") sendWords();
  else if (button("pause")) step();
});
addEventListener("pagehide", sendWords);
addEventListener("pageshow", (event) => {
  if (event.persisted) step();
});
takeUp();
show();
