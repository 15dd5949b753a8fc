// What was written without a connection and waits on this device: shown where it was written, and editable where the server refused it.
import { asDay, told } from "{{instants.js}}";

const place = document.getElementById("waiting");
const form = document.querySelector("form[data-outbox]");
const words = place?.dataset ?? {};

async function ask(wish) {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => show(data);
  registration.active.postMessage(wish, [channel.port2]);
}

function made(name, className, text = "") {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

function button(text, act) {
  const button = made("button", "btn btn-quiet", text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

// Puts what was refused back into the form; it is let go of when the new one has been kept.
function edit(item, fields) {
  for (const field of form.elements) {
    if (field.type === "radio") field.checked = field.value === fields.get(field.name);
    else if (field.name && field.type !== "hidden") field.value = fields.get(field.name) ?? "";
  }
  let replaces = form.elements.namedItem("replaces");
  if (!replaces) {
    replaces = Object.assign(document.createElement("input"), { type: "hidden", name: "replaces" });
    form.append(replaces);
  }
  replaces.value = item.id;
  form.closest("details")?.setAttribute("open", "");
  form.elements.namedItem("text").focus();
}

// Whether the form of this page is that of what waits: a change goes in the place of the one before; a new entry, where it was refused.
const isOurs = ({ path, refused }) => form && path === new URL(form.action).pathname && (refused || path !== "/journal");

function show({ own, others }) {
  const rows = own.map((item) => {
    const fields = new URLSearchParams(item.fields);
    const row = made("li", "list-row");
    const copy = made("div", "waiting-copy");
    copy.append(made("p", "label", `${item.refused ? words.refused : words.waits} · ${told(item.at)}`));
    copy.append(made("p", "own-words", fields.get("text") ?? words.bookmark.replace("{date}", asDay(fields.get("date")))));
    if (fields.get("tags")) copy.append(made("p", "label", fields.get("tags")));
    row.append(copy);
    if (isOurs(item)) row.append(button(words.edit, () => edit(item, fields)));
    else if (item.path.startsWith("/journal/")) row.append(Object.assign(made("a", "btn btn-quiet", words.entry), { href: item.path }));
    row.append(button(words.discard, () => ask({ do: "discard", id: item.id })));
    return row;
  });
  place.querySelector("ul").replaceChildren(...rows);
  place.querySelector(".card").hidden = rows.length === 0;
  const strangers = place.querySelector("[data-others]");
  strangers.textContent = words.others.replace("{count}", others);
  strangers.hidden = others === 0;
  place.hidden = rows.length + others === 0;
}

if (place && "serviceWorker" in navigator) {
  ask({ do: "waiting" });
  // The worker tells every page when something was sent.
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.waiting !== undefined && ask({ do: "waiting" }));
}

// What another app shares is in the address; a page that was held does not have it in its form yet.
const shared = new URLSearchParams(location.search);
const text = form?.elements.namedItem("text");
if (text && !text.value) text.value = [...new Set(["title", "text", "url"].map((name) => shared.get(name)).filter(Boolean))].join("\n");
