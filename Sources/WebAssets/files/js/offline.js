// The page of what this device holds: a list of the pages, and the button that empties it.
import { locale, told } from "{{instants.js}}";

const place = document.getElementById("held");
const list = place?.querySelector("ul");
const button = document.getElementById("empty");

// In the place of another page it says which one is missing.
if (location.pathname !== place?.dataset.path) {
  document.getElementById("missing").hidden = false;
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

const asDay = (iso) => new Date(`${iso}T12:00`).toLocaleDateString(locale, { weekday: "long", day: "numeric", month: "long" });

function show(pages) {
  const day = ({ address }) => /^\/today\?date=([\d-]+)/.exec(address)?.[1];
  // The same chapter on several days is one.
  pages = pages.filter(({ address, title }, index) => !address.includes("/chapters/") || pages.findIndex((page) => page.title === title) === index);
  pages.sort((one, other) => (day(one) ?? "9").localeCompare(day(other) ?? "9") || one.address.localeCompare(other.address));
  list.replaceChildren(
    ...pages.map((page) => {
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
    }),
  );
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
