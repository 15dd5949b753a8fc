// This minute where the reader is: the city of the device's clocks, a town that is typed, or after a tap the very place. Without this script
// the towns are asked for with a form, and the page before a first visit tells the sky of a guess, or of Greenwich.
import { whenThere } from "{{instants.js}}";
import { pageAt } from "{{page-at.js}}";

const parts = ["now", "moon-here"];

// Whether somebody is in the middle of naming a town: then nothing is taken from under their hands.
const isTyping = () => {
  const field = document.getElementById("moment-place");
  return field.value.trim() !== "" || document.querySelector(".elsewhere").contains(document.activeElement);
};

// A fresh page for the time being gives way to a town that is being typed, also while it was on its way.
const show = async (address, isAsked = true) => {
  if (!isAsked && isTyping()) return;
  const page = await pageAt(address);
  if (!isAsked && isTyping()) return;
  // On the first page the moment stands under another heading.
  const level = document.querySelector("#p2").tagName;
  const fresh = page.getElementById("p2");
  if (fresh.tagName !== level) {
    const heading = document.createElement(level);
    heading.className = fresh.className;
    heading.id = "p2";
    heading.textContent = fresh.textContent;
    fresh.replaceWith(heading);
  }
  // The seconds of the running clock go on in the new one. By 12 hours its own half of the day stands there until the next.
  const clock = page.querySelector("time[data-clock]");
  if (!clock.dataset.am) clock.lastChild.textContent = document.querySelector("time[data-clock]").lastChild.textContent;
  const way = document.querySelector("#now .btn-tall");
  const isOpen = document.querySelector(".elsewhere").open;
  for (const id of parts) document.getElementById(id)?.replaceWith(page.getElementById(id));
  if (way) document.querySelector("#now .phase-copy").append(way);
  document.querySelector(".elsewhere").open = isOpen;
  wire();
};

const wire = () => {
  const button = document.querySelector(".here");
  button.hidden = !("geolocation" in navigator);
  button.addEventListener("click", () => {
    button.setAttribute("aria-busy", "true");
    const denied = () => {
      button.removeAttribute("aria-busy");
      button.querySelector("[role=status]").textContent = button.dataset.denied;
    };
    // To a tenth of a degree: nobody needs to know the street.
    const here = ({ coords }) => show(`/now?lat=${coords.latitude.toFixed(1)}&lon=${coords.longitude.toFixed(1)}`).catch(denied);
    navigator.geolocation.getCurrentPosition(here, denied, { maximumAge: 600_000, timeout: 10_000 });
  });
  document.querySelector(".elsewhere-form").addEventListener("submit", async (event) => {
    const form = event.target;
    event.preventDefault();
    try {
      await show(`/now?${new URLSearchParams(new FormData(form))}`);
      document.querySelector(".elsewhere summary").focus();
    } catch {
      // What is wrong is told by the page itself.
      form.submit();
    }
  });
};

const now = document.getElementById("now");
if (now) {
  wire();
  // The server could do no more than guess; the cookie that now names the zone tells it the city.
  whenThere(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if ("guess" in now.dataset && zone && zone !== now.dataset.zone) show("/now", false).catch(() => {});
  });
  setInterval(() => {
    if (!document.hidden) show(document.getElementById("now").dataset.address, false).catch(() => {});
  }, 600_000);
}
