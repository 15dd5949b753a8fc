// Readings of somebody without an account are kept on their device, as the ritual that lays them again. Once there is an account, the next
// page of the tarot moves them into it; each is taken from the device when the server has it.
const shelf = "astronova-tarot";
const most = 40;
const longest = 8000;

function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(shelf) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => one && Array.isArray(one.fields)) : [];
  } catch {
    return [];
  }
}

function put(readings) {
  try {
    if (readings.length) localStorage.setItem(shelf, JSON.stringify(readings));
    else localStorage.removeItem(shelf);
    return true;
  } catch {
    return false;
  }
}

const isField = (field) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string");
const same = (one, other) => JSON.stringify(one.fields) === JSON.stringify(other.fields);

// Sent, a form with the fields of a reading lays its cards again.
function carry(form, reading) {
  for (const [name, value] of reading.fields.filter(isField)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
}

// The form under a table keeps what lies there.
function keeping(form) {
  const button = form.querySelector("button");
  const said = document.getElementById("share-said");
  const fields = [...form.querySelectorAll("input")].map((input) => [input.name, input.value]);
  const reading = { fields, at: Date.now(), title: form.dataset.title, cards: form.dataset.cards };
  const done = () => {
    button.disabled = true;
    button.querySelector("span").textContent = form.dataset.kept;
  };
  if (kept().some((one) => same(one, reading))) done();
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (JSON.stringify(fields).length > longest) return;
    const others = kept().filter((one) => !same(one, reading));
    if (put([reading, ...others].slice(0, most))) {
      done();
      if (said) said.textContent = form.dataset.said;
    } else if (said) {
      said.textContent = form.dataset.failed;
    }
  });
}

// What is kept here is offered where a reading begins: each lays its cards again.
function list(section) {
  const line = section.querySelector("template").content;
  const rows = section.querySelector("ul");
  const dates = new Intl.DateTimeFormat(document.documentElement.lang || "en", { day: "numeric", month: "long" });
  const show = () => {
    const readings = kept();
    section.hidden = readings.length === 0;
    rows.replaceChildren(
      ...readings.map((reading) => {
        const row = line.cloneNode(true);
        const form = row.querySelector("form");
        carry(form, reading);
        row.querySelector("strong").textContent = reading.title;
        row.querySelector(".cards").textContent = reading.cards;
        const when = new Date(Number(reading.at));
        row.querySelector(".when").textContent = Number.isNaN(when.getTime()) ? "" : dates.format(when);
        row.querySelector(".drop").addEventListener("click", () => {
          put(kept().filter((one) => !same(one, reading)));
          show();
          (rows.querySelector("button") ?? document.getElementById("question"))?.focus();
        });
        return row;
      }),
    );
  };
  show();
}

// The same question within a day: what lay there goes first, and new cards wait for whoever wants them all the same.
const day = 86_400_000;
function cool(note) {
  const plain = (text) => text.trim().replace(/\s+/g, " ").toLowerCase();
  const value = (reading, name) => reading.fields.find((field) => isField(field) && field[0] === name)?.[1] ?? "";
  let isWanted = false;
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!form.matches(".ritual-form") || event.submitter?.name) return;
      const asked = plain(form.question.value);
      const earlier = asked && kept().find((one) => plain(value(one, "question")) === asked && Date.now() - Number(one.at) < day);
      if (!earlier || isWanted || value(earlier, "nonce") === form.nonce.value) {
        isWanted = false;
        note.hidden = true;
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      note.querySelector(".cards").textContent = earlier.cards;
      const open = note.querySelector("form");
      for (const field of open.querySelectorAll("input")) field.remove();
      carry(open, earlier);
      note.hidden = false;
      note.querySelector("h2").focus();
      note.scrollIntoView({ block: "center" });
      note.querySelector(".anew").onclick = () => {
        isWanted = true;
        form.requestSubmit();
      };
    },
    true,
  );
}

// Whoever has an account takes along what was kept before.
async function move(note) {
  let moved = 0;
  const journal = note.querySelector("a").pathname;
  for (const reading of kept()) {
    const body = new URLSearchParams(reading.fields.filter(isField));
    body.set("at", String(Math.floor(Number(reading.at) / 1000) || 0));
    let answer;
    try {
      answer = await fetch(note.dataset.keep, { method: "POST", body });
    } catch {
      return;
    }
    // A reading that cannot be read any more would be refused for ever; anything else is tried again another time.
    // What is kept leads to its own page; whoever is signed out meanwhile is led to the door, and then nothing was kept.
    const isTaken = answer.ok && new URL(answer.url).pathname.startsWith(`${journal}/`);
    if (!isTaken && answer.status !== 400 && answer.status !== 422) break;
    put(kept().filter((one) => !same(one, reading)));
    if (isTaken) moved += 1;
  }
  if (moved === 0) return;
  note.querySelector("span").textContent = moved === 1 ? note.dataset.one : note.dataset.many.replace("{count}", String(moved));
  note.hidden = false;
}

function start() {
  const form = document.querySelector("#keep-here");
  if (form) keeping(form);
}

start();
// The table comes into the page in place of the ritual.
document.addEventListener("laid", start);
const section = document.querySelector("#kept-here");
if (section) list(section);
const asked = document.querySelector("#asked-here");
if (asked) cool(asked);
const note = document.querySelector("#moved");
if (note) move(note);
