// What every page does for the device: registers the worker that holds pages, and says quietly what it tells.
import { time, told } from "{{instants.js}}";

const place = document.getElementById("device");
const words = place?.dataset ?? {};

// The address of the worker is the one text that may become a script here; such a policy is made once.
const address = { createScriptURL: () => words.worker };
const policy = window.trustedTypes?.createPolicy("sw", address) ?? address;

// A line per matter: a text, and what can be done about it.
function say(matter, text, action) {
  const known = place.querySelector(`[data-matter=${matter}]`);
  if (!text) return known?.remove();
  const line = document.createElement("p");
  line.dataset.matter = matter;
  line.append(text);
  if (action) line.append(" ", action);
  if (known) known.replaceWith(line);
  else place.append(line);
}

function link(text, href) {
  const link = document.createElement("a");
  link.className = "link";
  link.href = href;
  link.textContent = text;
  return link;
}

const filled = (text, name, value) => text.replace(`{${name}}`, value);

function heed({ data }) {
  if (data.copy) {
    const [day, today] = [data.copy, Date.now()].map((instant) => told(instant, { dateStyle: "short" }));
    say("copy", filled(words.copy, "time", told(data.copy, day === today ? time : undefined)));
  }
  if (data.waiting !== undefined) {
    place.dataset.left = data.waiting + data.refused;
    say("waiting", data.waiting && filled(words.waiting, "count", data.waiting), link(words.see, `${words.offline}#waiting`));
    say("refused", data.refused && filled(words.refused, "count", data.refused), link(words.see, `${words.offline}#waiting`));
  }
  if (data.waiting) askAgain();
  if (data.sent) say("sent", words.sent, link(words.see, "/journal"));
}

// Tells the worker that somebody is here; it sends what waits. A connection that is said to be back may take a moment more, so it is asked
// again, less and less often.
let hello = () => {};
let pause = 2000;
let asking;

function askAgain() {
  clearTimeout(asking);
  asking = setTimeout(hello, pause);
  pause = Math.min(pause * 2, 60_000);
}

// A version that waits takes over when somebody says so, and the page begins anew.
function offer(worker) {
  const button = document.createElement("button");
  button.className = "link";
  button.type = "button";
  button.textContent = words.use;
  button.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage({ do: "take over" });
  });
  say("new", words.new, button);
}

function watch(registration) {
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && registration.active) offer(fresh);
    });
  });
}

async function start() {
  try {
    watch(await navigator.serviceWorker.register(policy.createScriptURL(""), { scope: "/" }));
  } catch {
    return; // Without the worker everything works that needs a connection.
  }
  const { active } = await navigator.serviceWorker.ready;
  hello = () => active.postMessage({ do: "hello", path: location.pathname });
  hello();
  addEventListener("online", () => {
    pause = 2000;
    hello();
  });
  // The days to come are fetched when this one has been looked at for a moment.
  if (location.pathname === "/today") setTimeout(() => active.postMessage({ do: "gather" }), 2000);
}

if (place && "serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("message", heed);
  navigator.serviceWorker.startMessages();
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
  // Whoever leaves is told what would go with them.
  addEventListener("submit", (event) => {
    const { pathname } = new URL(event.target.action, location.href);
    const isLeaving = pathname === "/sign-out" || pathname === "/profile/delete";
    if (isLeaving && Number(place.dataset.left) && !confirm(words.leaving)) event.preventDefault();
  });
}
