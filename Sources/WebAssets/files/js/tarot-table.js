// Cards on a table: they lie face down until they are turned, one by one or all; then they speak. Without this file everything lies open.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const desk = matchMedia("(min-width: 74rem)");
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const filled = (text, values) => text.replace(/\{(\w+)\}?/g, (all, name) => values[name] ?? all);

function table(main) {
  const reading = main.querySelector(".reading");
  if (!reading) return;
  const seats = [...reading.querySelectorAll(".seat")];
  const sheets = [...reading.querySelectorAll(".card-sheet")];
  const words = [...reading.querySelectorAll(".seats li")];
  const down = reading.querySelector(".seats").dataset.down;
  const status = reading.querySelector("#turned");
  const rest = reading.querySelector("#turn-rest");
  const back = reading.querySelector("#card-back").content;
  const isUp = (index) => seats[index].classList.contains("up");
  const named = words.map((word) => word.querySelector(".what").textContent);
  // A long question scrolls in its place; by keys, too.
  const asked = reading.querySelector("h1");
  if (asked.scrollHeight > asked.clientHeight + 1) asked.tabIndex = 0;

  for (const [index, seat] of seats.entries()) {
    const face = back.cloneNode(true);
    face.querySelector(".tc").classList.add("tc-back");
    seat.querySelector(".turner").append(face);
    seat.setAttribute("role", "button");
    seat.setAttribute("aria-label", seat.dataset.hidden);
    words[index].querySelector(".what").textContent = down;
    words[index].classList.add("down");
  }
  for (const sheet of sheets) sheet.hidden = true;
  reading.classList.add("set");

  const turn = (index, isAgain = false) => {
    if (isUp(index)) return;
    seats[index].classList.add("up");
    seats[index].setAttribute("aria-label", seats[index].dataset.said);
    words[index].querySelector(".what").textContent = named[index];
    words[index].classList.remove("down");
    if (!isAgain) navigator.vibrate?.(8);
    tell();
    // After a reload and on the way back the same cards lie open.
    if (history.state?.laid) history.replaceState({ ...history.state, up: [...seats.keys()].filter(isUp) }, "");
  };

  // A sentence comes when all of its cards lie open; what closes the reading when there is no card left.
  const tell = () => {
    const count = seats.filter((seat) => seat.classList.contains("up")).length;
    const isDone = count === seats.length;
    const fresh = [];
    for (const find of reading.querySelectorAll(".finds li[data-positions]")) {
      const isOpen = find.dataset.positions.split(" ").every((position) => isUp(Number(position)));
      if (isOpen && find.hidden) fresh.push(find);
      find.hidden = !isOpen;
    }
    const some = reading.querySelector(".finds li[data-positions]:not([hidden])");
    reading.querySelector(".wait")?.toggleAttribute("hidden", Boolean(some) || isDone);
    for (const last of reading.querySelectorAll(".last")) last.hidden = !isDone;
    if (isDone) flow(reading, fresh);
    rest.hidden = isDone;
    status.textContent = isDone ? reading.dataset.done : filled(reading.dataset.turned, { count, all: seats.length });
  };

  const show = (index, takesFocus = false) => {
    sheets.forEach((sheet, other) => (sheet.hidden = other !== index));
    seats.forEach((seat, other) => seat.toggleAttribute("aria-current", other === index));
    if (index < 0) return;
    seats[index].setAttribute("aria-current", "true");
    sheets[index].scrollTop = 0;
    if (takesFocus) sheets[index].focus({ preventScroll: true });
  };

  const press = (index) => {
    const wasUp = isUp(index);
    turn(index);
    // Where the sheet would cover the table, the first touch turns and the second opens.
    if (wasUp || desk.matches) show(index, wasUp && !desk.matches);
  };

  // The seat that lies next in a direction, as the eye finds it.
  const beside = (index, key) => {
    const middle = (seat) => {
      const box = seat.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const here = middle(seats[index]);
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const [dx, dy] = ways[key];
    let best = null;
    for (const [other, seat] of seats.entries()) {
      const there = middle(seat);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (other === index || along < 4 || aside > along * 1.6) continue;
      if (!best || along + 2 * aside < best.far) best = { other, far: along + 2 * aside };
    }
    return best?.other;
  };

  for (const [index, seat] of seats.entries()) {
    seat.addEventListener("click", (event) => {
      event.preventDefault();
      press(index);
    });
    seat.addEventListener("keydown", (event) => {
      if (event.key === " ") {
        event.preventDefault();
        press(index);
      } else if (event.key.startsWith("Arrow")) {
        const next = beside(index, event.key);
        if (next === undefined) return;
        event.preventDefault();
        seats[next].focus();
      }
    });
    sheets[index].querySelector(".cs-close").addEventListener("click", () => close(index));
  }
  const close = (index) => {
    show(-1);
    seats[index].focus({ preventScroll: true });
  };
  reading.addEventListener("keydown", (event) => {
    const open = sheets.findIndex((sheet) => !sheet.hidden);
    if (event.key === "Escape" && open >= 0) close(open);
  });

  rest.addEventListener("click", async () => {
    rest.disabled = true;
    for (const index of seats.keys()) {
      if (isUp(index)) continue;
      turn(index);
      if (!still.matches) await pause(300);
    }
    rest.disabled = false;
    if (desk.matches && sheets.every((sheet) => sheet.hidden)) show(0);
    if (document.activeElement === document.body) seats[0].focus({ preventScroll: true });
  });

  // A sign under a sentence puts the frame on its card.
  for (const chip of reading.querySelectorAll(".ev")) {
    chip.addEventListener("click", (event) => {
      event.preventDefault();
      show(Number(chip.hash.slice(6)) - 1, true);
    });
  }

  share(reading, main);
  tell();
  const open = (history.state?.laid && history.state.up) || [];
  // What was read already is not told sentence by sentence again.
  if (open.length === seats.length) reading.dataset.told = "yes";
  for (const index of open) if (seats[index]) turn(index, true);
}

// Told sentence by sentence in the order in which it is read, but for what has been read already; a touch or a key brings the rest.
function flow(reading, fresh) {
  if (still.matches || reading.dataset.told) return;
  reading.dataset.told = "yes";
  const parts = [];
  for (const line of reading.querySelectorAll(".opening, .finds li > p, .together, .closing .act, .closing .t3")) {
    const find = line.closest("li");
    if (find && !fresh.includes(find)) continue;
    if (line.matches(".evs")) {
      line.classList.add("flow-in");
      parts.push(line);
      continue;
    }
    for (const node of [...line.childNodes]) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const pieces = node.textContent.match(/[^.?!]+[.?!]*[”’)]*\s*|.+/gs) ?? [];
      node.replaceWith(
        ...pieces.map((text) => {
          const part = document.createElement("span");
          part.className = "flow-in";
          part.textContent = text;
          parts.push(part);
          return part;
        }));
    }
  }
  let next = 0;
  const rest = () => {
    clearInterval(timer);
    parts.forEach((part) => part.classList.add("come"));
  };
  const timer = setInterval(() => {
    parts[next]?.classList.add("come");
    next += 1;
    if (next >= parts.length) rest();
  }, Math.min(420, 6000 / Math.max(parts.length, 1)));
  reading.addEventListener("pointerdown", rest, { once: true });
  reading.addEventListener("keydown", rest, { once: true });
}

// What the table says, in the order in which somebody would tell it: the answer, card by card, how they relate, what it comes to, a small act
// and a question.
function told(reading) {
  const words = (selector) => [...reading.querySelectorAll(selector)].map((line) => line.textContent);
  const cards = [...reading.querySelectorAll(".card-sheet")].map((sheet, index) => {
    const place = reading.querySelectorAll(".seats li em")[index]?.textContent ?? "";
    return `${place}: ${sheet.querySelector("h2").textContent}. ${sheet.querySelector(".meaning").textContent}`;
  });
  const act = reading.querySelector(".closing .act")?.lastChild?.textContent ?? "";
  return [
    ...words(".opening"), ...cards, ...words(".finds li[data-positions] > p:first-child"), ...words(".together"), act,
    ...words(".closing .t3"),
  ].filter(Boolean);
}

// The reading as a person would write it to somebody.
const text = (reading, main) => [main.querySelector("h1").textContent, ...told(reading)].join("\n\n");

function share(reading, main) {
  const line = reading.querySelector("#share-said");
  const copy = reading.querySelector("#copy");
  copy.addEventListener("click", async () => {
    const words = `${text(reading, main)}\n\n${copy.dataset.from}`;
    try {
      await navigator.clipboard.writeText(words);
      line.textContent = copy.dataset.copied;
    } catch {
      line.textContent = copy.dataset.failed;
    }
  });

  const aloud = reading.querySelector("#aloud");
  if (!("speechSynthesis" in window)) return;
  aloud.hidden = false;
  const mark = (isReading) => {
    aloud.setAttribute("aria-pressed", String(isReading));
    aloud.querySelector("span").textContent = isReading ? aloud.dataset.stop : aloud.dataset.read;
  };
  aloud.addEventListener("click", () => {
    const isReading = aloud.getAttribute("aria-pressed") === "true";
    speechSynthesis.cancel();
    mark(!isReading);
    if (isReading) return;
    const pieces = told(reading);
    for (const [index, piece] of pieces.entries()) {
      const speech = new SpeechSynthesisUtterance(piece);
      speech.lang = document.documentElement.lang;
      if (index === pieces.length - 1) speech.onend = () => mark(false);
      speechSynthesis.speak(speech);
    }
  });
  addEventListener("pagehide", () => speechSynthesis.cancel());
}

document.addEventListener("laid", (event) => table(event.detail));
table(document.getElementById("main"));
