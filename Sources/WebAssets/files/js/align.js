// The frames at the entrance, once in a visit, and the bar of sections, which stays at hand.

const root = document.documentElement;
const launch = document.getElementById("align-launch");
if (launch && root.classList.contains("unopened")) {
  const end = () => {
    root.classList.remove("unopened");
    removeEventListener("keydown", end);
    launch.remove();
  };
  sessionStorage.setItem("align-opened", "yes");
  // A touch or a key is enough; what lies beneath is not touched by it.
  launch.addEventListener("click", end);
  addEventListener("keydown", end);
  launch.addEventListener("animationend", (event) => event.target === launch && end());
  // Should a browser not animate at all.
  setTimeout(end, 1700);
}

// What is said once is put away where it stands; without this file the page comes anew.
const note = document.querySelector(".align-hint-note");
note?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams([...new FormData(form), ["do", "seen"]]), redirect: "manual" });
    if (answer.type !== "opaqueredirect") throw new Error(`status ${answer.status}`);
  } catch {
    form.submit();
    return;
  }
  const main = document.getElementById("main");
  note.remove();
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
});

// Where the page is scrolled past the bar it comes along: folded to the section that is open while somebody reads on, open as soon as they turn
// back or come to rest, so that every section is one touch away. A touch or a key opens it at once. On wide screens it stands in sight, and
// without this file it stands open where it is.
const bar = document.querySelector(".align-bar");
if (bar) {
  const here = bar.querySelector(".align-here");
  here.textContent = bar.querySelector("[aria-current]")?.textContent ?? here.textContent;
  const fold = (isOpen) => {
    bar.classList.toggle("open", isOpen);
    here.setAttribute("aria-expanded", String(isOpen));
  };
  const float = (isAway) => {
    if (isAway === bar.classList.contains("afloat")) return;
    // Whoever is in it by keyboard keeps it where it is.
    if (bar.contains(document.activeElement) && !isAway) document.activeElement.blur();
    bar.classList.toggle("afloat", isAway);
    here.hidden = !isAway;
    fold(false);
    if (isAway) settle();
  };
  // Two lines of sections would cover what is read. A folded list has no height, so it is looked at once it is open.
  const isRoomy = () => bar.querySelector("ul").scrollHeight < 72;
  let rest = 0;
  let top = scrollY;
  const settle = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (!bar.classList.contains("afloat") || bar.contains(document.activeElement)) return;
      fold(true);
      if (!isRoomy()) fold(false);
    }, 600);
  };
  addEventListener(
    "scroll",
    () => {
      const by = scrollY - top;
      if (Math.abs(by) < 8 || !bar.classList.contains("afloat") || bar.contains(document.activeElement)) return;
      top = scrollY;
      fold(by < 0);
      settle();
    },
    { passive: true },
  );
  new IntersectionObserver(([seen]) => float(!seen.isIntersecting && seen.boundingClientRect.top < 0 && !matchMedia("(min-width: 64rem)").matches)).observe(bar);
  here.addEventListener("click", () => {
    const isOpen = here.getAttribute("aria-expanded") !== "true";
    fold(isOpen);
    if (isOpen) bar.querySelector("[aria-current], li a")?.focus({ preventScroll: true });
  });
  bar.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !bar.classList.contains("open")) return;
    fold(false);
    here.focus({ preventScroll: true });
  });
  document.addEventListener("pointerdown", (event) => bar.classList.contains("open") && !bar.contains(event.target) && !isRoomy() && fold(false));
  bar.addEventListener("focusout", (event) => bar.classList.contains("open") && event.relatedTarget && !bar.contains(event.relatedTarget) && fold(false));
}
