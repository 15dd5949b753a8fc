// The ritual: three knocks with their rhythm, a cut, and the table that comes in place of the form. Without this file the form is sent as
// any other, and the answer is a page.
const within = 2000;
const shapes = "http://www.w3.org/2000/svg";

// A page as a document. The older way of asking parses it in the browser, without any text that becomes markup here.
const pageOf = (address, fields) =>
  new Promise((resolve, reject) => {
    const asking = new XMLHttpRequest();
    asking.open("POST", address);
    asking.responseType = "document";
    asking.timeout = 20_000;
    asking.onload = () => (asking.response?.getElementById("main") ? resolve(asking.response) : reject(new Error(`status ${asking.status}`)));
    asking.onerror = asking.ontimeout = asking.onabort = () => reject(new Error("no answer"));
    asking.send(new URLSearchParams(fields));
  });

const filled = (text, values) => text.replace(/\{(\w+)\}?/g, (all, name) => values[name] ?? all);

function ritual(main) {
  const form = main.querySelector(".ritual-form");
  if (!form) return;
  const knock = form.querySelector(".knock");
  const said = form.querySelector("#knock-said");
  const rhythm = form.querySelector(".rhythm");
  const hits = rhythm.querySelector(".hits");
  let times = [];
  let last = 0;

  const svg = (name, attributes, text) => {
    const element = document.createElementNS(shapes, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text) element.textContent = text;
    hits.append(element);
  };

  const draw = () => {
    hits.replaceChildren();
    let before = null;
    for (const time of times) {
      const x = 24 + ((time - times[0]) / within) * 302;
      for (const [index, radius] of [9, 18, 28].entries()) {
        svg("path", { class: `rip rip-${index + 1}`, d: `M${x - radius} 64A${radius} ${radius} 0 0 1 ${x + radius} 64` });
      }
      svg("circle", { class: "hit", cx: x, cy: 64, r: 4.5 });
      if (before) {
        const seconds = ((time - before.time) / 1000).toFixed(2);
        // Two knocks close together have no room for a number between them.
        if (x - before.x > 62) svg("text", { x: (x + before.x) / 2, y: 96 }, filled(rhythm.dataset.seconds, { count: seconds }));
      }
      before = { time, x };
    }
    form.knocks.value = times.map((time) => time - times[0]).join(",");
    knock.dataset.count = times.length;
  };

  const hit = () => {
    const now = Math.round(performance.now());
    last = now;
    let late = false;
    if (times.length === 3) times = [];
    else if (times.length && now - times[0] > within) {
      times = [];
      late = true;
    }
    times.push(now);
    draw();
    navigator.vibrate?.(12);
    knock.classList.remove("hit");
    void knock.offsetWidth;
    knock.classList.add("hit");
    said.textContent = late ? said.dataset.late : said.dataset[["one", "two", "done"][times.length - 1]];
  };
  // The moment the finger comes down, and not the one at which it leaves.
  knock.addEventListener("pointerdown", (event) => {
    if (event.button === 0) hit();
  });
  knock.addEventListener("keydown", (event) => {
    if ((event.key === " " || event.key === "Enter") && !event.repeat) hit();
    if (event.key === " " || event.key === "Enter") event.preventDefault();
  });
  // A screen reader or a switch presses without either; what comes right behind a knock is the same press.
  knock.addEventListener("click", () => {
    if (performance.now() - last > 600) hit();
  });

  const cut = form.cut;
  const counts = form.querySelector(".cut output");
  const leaves = [...form.querySelectorAll(".leaf")];
  const line = form.querySelector(".cutline");
  const dot = form.querySelector(".cutdot");
  const move = () => {
    const over = Number(cut.value);
    counts.textContent = filled(counts.dataset.text, { over, under: 78 - over });
    cut.setAttribute("aria-valuetext", counts.textContent);
    leaves.forEach((leaf, index) => leaf.classList.toggle("leaf-up", index < over));
    const x = 10 + (over - 0.5) * 4.4;
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
    dot.setAttribute("cx", x);
  };
  cut.addEventListener("input", move);
  move();

  // A suggestion fills the field and leaves the caret in it.
  const question = form.question;
  form.addEventListener("click", (event) => {
    const start = event.target.closest(".ask");
    if (!start) return;
    event.preventDefault();
    question.value = start.value;
    question.focus();
    look();
  });

  // What would make the question better, a moment after the typing stops. It never keeps anybody from going on.
  let wait = 0;
  const look = async () => {
    const asked = question.value;
    if (!asked.trim()) return form.querySelector("#hint").replaceChildren();
    try {
      const page = await pageOf(form.action, { question: asked, check: "yes" });
      if (question.value === asked) form.querySelector("#hint").replaceChildren(...page.getElementById("hint").childNodes);
    } catch {
      // The hint can wait for another time.
    }
  };
  question.addEventListener("input", () => {
    clearTimeout(wait);
    wait = setTimeout(look, 400);
  });

  const lay = form.querySelector(".lay");
  const lost = form.querySelector(".lost");
  const words = lay.textContent;
  const send = async (fields, isAgain) => {
    if (lay.getAttribute("aria-busy")) return;
    lay.setAttribute("aria-busy", "true");
    lay.textContent = lay.dataset.laying;
    lost.hidden = true;
    try {
      const page = await pageOf(form.action, fields);
      const next = document.adoptNode(page.getElementById("main"));
      // What the table was laid with stays with this step of the history, so that a reload and the way back lay the same cards.
      if (!isAgain) history.pushState({ laid: fields, who: who() }, "", form.action);
      place(main, next);
    } catch {
      lost.textContent = main.dataset.lost;
      lost.hidden = false;
    } finally {
      lay.removeAttribute("aria-busy");
      lay.textContent = words;
    }
  };
  form.addEventListener("submit", (event) => {
    if (event.submitter?.name) return;
    event.preventDefault();
    clearTimeout(wait);
    send([...new FormData(form)]);
  });
  return async () => {
    const { laid } = history.state;
    for (const [name, value] of laid) if (form.elements[name]) form.elements[name].value = value;
    move();
    main.hidden = true;
    await send(laid, true);
    main.hidden = false;
  };
}

// Whoever comes to the same tab after somebody has signed out does not find their table.
const who = () => "member" in document.documentElement.dataset;
const wasLaid = () => Array.isArray(history.state?.laid) && history.state.who === who();

// Puts one state of the page in the place of another; the way back brings the form with everything that was typed, and the way forward the
// table.
let turning;
addEventListener("popstate", () => {
  if (!turning) return;
  const isTable = location.pathname === turning.path;
  const [from, to] = isTable ? [turning.form, turning.table] : [turning.table, turning.form];
  if (from.isConnected) from.replaceWith(to);
});

function place(old, next) {
  const path = location.pathname;
  old.replaceWith(next);
  scrollTo(0, 0);
  if (next.querySelector(".ritual-form")) {
    ritual(next);
    next.querySelector("[aria-invalid]")?.focus();
  } else {
    turning = { form: old, table: next, path };
    document.dispatchEvent(new CustomEvent("laid", { detail: next }));
    next.querySelector("h1").focus({ preventScroll: true });
  }
}

// A question that follows is answered in its place.
function follow(main) {
  const form = main.querySelector(".follow-form");
  if (!form) return;
  const lost = form.querySelector(".follow-lost");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy")) return;
    form.setAttribute("aria-busy", "true");
    lost.hidden = true;
    try {
      const page = await pageOf(form.action, new FormData(form));
      const answer = page.querySelector(".answer");
      const problem = page.querySelector("#main > .problem");
      if (answer) {
        main.querySelector("#answers").append(document.adoptNode(answer));
        form.reset();
      } else if (problem) {
        lost.textContent = problem.textContent;
        lost.hidden = false;
      } else {
        // Help has a page of its own.
        form.submit();
      }
    } catch {
      lost.textContent = lost.dataset.lost;
      lost.hidden = false;
    } finally {
      form.removeAttribute("aria-busy");
    }
  });
}

document.addEventListener("laid", (event) => follow(event.detail));
follow(document.getElementById("main"));
const again = ritual(document.getElementById("main"));
if (again && wasLaid()) again();
