// What moves on the page of a day: which parts were read, and the picture to share.
import { pageAt } from "{{page-at.js}}";

// On first sight the bead of a dial or a string travels from where it was yesterday to where it is today; it stands there at once for
// whoever wants no motion, and without this script.
const angleOf = (bead) => Math.atan2(bead.cx.baseVal.value - 32, 32 - bead.cy.baseVal.value) * (180 / Math.PI);
// On a dial it turns around the middle, on a string it goes along.
const wayOf = (drawing, was, is) =>
  drawing.matches(".art-gauge")
    ? [angleOf(was) - angleOf(is), 0].map((angle) => ({ transform: `rotate(${angle}deg)`, transformOrigin: "32px 32px" }))
    : [was.cx.baseVal.value - is.cx.baseVal.value, 0].map((length) => ({ transform: `translateX(${length}px)` }));
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const [was, is] = [target.querySelector(".was"), target.querySelector(".is")];
      is.animate(wayOf(target, was, is), { duration: 900, easing: "cubic-bezier(.2, .8, .3, 1)" });
    }
  });
  for (const drawing of document.querySelectorAll(".art-gauge:has(.was), .meter .art-string:has(.was)")) seen.observe(drawing);
}

// The text of a part of life comes when its card is opened, and counts as read when it has come. How long it stood open is told when it
// closes or the page is left.
const day = document.querySelector("[data-day]");
const opened = new Map();

const tell = (card, seconds) => {
  if (!day.dataset.reads) return;
  const fields = new URLSearchParams({ date: day.dataset.day, category: card.dataset.part, seconds: String(seconds) });
  fetch(day.dataset.reads, { method: "POST", body: fields, keepalive: true }).catch(() => {});
};

const close = (card) => {
  const since = opened.get(card);
  if (since === undefined) return;
  opened.delete(card);
  const seconds = Math.min(3600, Math.round((performance.now() - since) / 1000));
  if (seconds > 0) tell(card, seconds);
};

// What is said while a slow line keeps one waiting; a quick one is done before the first of them shows.
const waits = day?.dataset.waits.split("|") ?? [];

const fill = async (card) => {
  const body = card.querySelector(".body");
  const way = body.querySelector(".link");
  if (!way || body.getAttribute("aria-busy") === "true") return;
  body.setAttribute("aria-busy", "true");
  let turn = 0;
  const wait = setInterval(() => {
    if (turn === 0) body.replaceChildren(document.getElementById("waiting").content.cloneNode(true));
    body.querySelector("[role=status]").textContent = waits[Math.min(turn++, waits.length - 1)];
  }, 600);
  try {
    const text = (await pageAt(card.dataset.path)).getElementById("part-text");
    body.replaceChildren(...text.childNodes);
    tell(card, 0);
  } catch {
    way.textContent = day.dataset.failed;
    const line = document.createElement("p");
    line.append(way);
    body.replaceChildren(line);
  } finally {
    clearInterval(wait);
    body.removeAttribute("aria-busy");
  }
};

for (const card of document.querySelectorAll("details[data-part]")) {
  card.addEventListener("toggle", () => {
    if (!card.open) return close(card);
    opened.set(card, performance.now());
    fill(card);
  });
}
addEventListener("pagehide", () => [...opened.keys()].forEach(close));
