// The page of what this device holds: a list of the pages, and the button that empties it.
import { asDay, told } from "{{instants.js}}";

const place = document.getElementById("held");
const [list, more] = place?.querySelectorAll("ul") ?? [];
// How many entries stand among the rest; those before them are folded.
const OPEN_ENTRIES = 5;
const button = document.getElementById("empty");

// In the place of another page it says which one is missing.
if (location.pathname !== place?.dataset.path) {
  document.getElementById("missing").hidden = false;
  document.getElementById("missing-journal").hidden = location.pathname !== "/journal";
  document.getElementById("again").href = location.href;
}

// Who signed out without a connection reads when that holds.
document.getElementById("left").hidden = location.hash !== "#left";

// And who sent what cannot wait, that it was not sent; again.js leads back to it.
document.getElementById("unsent").hidden = location.hash !== "#unsent";

async function ask(wish) {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return [];
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(data);
    registration.active.postMessage({ do: wish }, [channel.port2]);
  });
}

const day = ({ address }) => /^\/today\?date=([\d-]+)/.exec(address)?.[1];

function row(page) {
  const [item, copy, link, since] = ["li", "span", "a", "span"].map((name) => document.createElement(name));
  item.className = "list-row";
  link.className = "link";
  link.href = page.address;
  link.textContent = day(page) ? asDay(day(page)) : page.title;
  since.className = "label block";
  since.textContent = place.dataset.since.replace("{time}", told(page.at));
  copy.append(link, since);
  item.append(copy);
  return item;
}

function show(pages) {
  const isEntry = ({ address }) => address.startsWith("/journal/");
  // The same chapter on several days is one, and the journal leads on to its earlier entries.
  const isFirst = ({ address, title }, index) => !address.includes("/chapters/") || pages.findIndex((page) => page.title === title) === index;
  pages = pages.filter((page, index) => !page.address.includes("?cursor=") && isFirst(page, index));
  pages.sort((one, other) => (day(one) ?? "9").localeCompare(day(other) ?? "9") || one.address.localeCompare(other.address));
  // The names of entries begin with the time at which they were made.
  const entries = pages.filter(isEntry).reverse();
  list.replaceChildren(...[...pages.filter((page) => !isEntry(page)), ...entries.slice(0, OPEN_ENTRIES)].map(row));
  more.replaceChildren(...entries.slice(OPEN_ENTRIES).map(row));
  more.parentElement.hidden = entries.length <= OPEN_ENTRIES;
  list.parentElement.hidden = pages.length === 0;
  document.getElementById("nothing").hidden = pages.length > 0;
  button.hidden = pages.length === 0;
}

if (place) {
  place.hidden = false;
  ask("held").then(show);
  button.addEventListener("click", async () => {
    show(await ask("empty"));
    document.getElementById("emptied").textContent = button.dataset.said;
  });
}
