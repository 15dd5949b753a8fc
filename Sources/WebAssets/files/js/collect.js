// Lines of the personal code, and insights, are put in order by dragging, or with the arrow keys on the same handle. Without this file two
// buttons move them.
const still = matchMedia("(prefers-reduced-motion: reduce)");

for (const list of document.querySelectorAll(".align-code[data-lost]")) {
  const said = document.createElement("p");
  said.className = "vh";
  said.setAttribute("role", "status");
  list.after(said);
  const lines = () => [...list.children];
  // A line has a number for its name; an insight is told by its place.
  const places = lines().map((line, at, all) => (list.dataset.counts === undefined ? line.querySelector("label").textContent : `${at + 1} / ${all.length}`));

  // The order is kept with each move; what does not arrive is not pretended.
  const keep = async (line) => {
    const fields = new URLSearchParams({
      do: "place",
      id: line.dataset.id,
      before: line.nextElementSibling?.dataset.id ?? "",
      after: line.previousElementSibling?.dataset.id ?? "",
    });
    said.textContent = places[lines().indexOf(line)];
    try {
      const answer = await fetch(line.querySelector("form").action, { method: "POST", body: fields, redirect: "manual" });
      if (answer.type !== "opaqueredirect") throw new Error(`status ${answer.status}`);
    } catch {
      alertOnce();
    }
  };
  const alertOnce = () => {
    if (list.parentElement.querySelector(".align-lost")) return;
    const words = document.createElement("p");
    words.className = "problem align-lost";
    words.setAttribute("role", "alert");
    words.textContent = list.dataset.lost;
    list.before(words);
    // Those that were moved since the last answer stand as the server has them.
    for (const line of before) list.append(line);
  };
  let before = lines();

  const slide = (line, from) => {
    const by = from - line.getBoundingClientRect().top;
    if (by && !still.matches) line.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], { duration: 180, easing: "ease-out" });
  };
  // Brings a line beside its neighbour; the neighbour is the one that moves in the document, so that a finger keeps its hold.
  const pass = (line, other, isDown) => {
    const top = other.getBoundingClientRect().top;
    if (isDown) list.insertBefore(other, line);
    else list.insertBefore(other, line.nextSibling);
    slide(other, top);
  };

  for (const grip of list.querySelectorAll(".align-grip")) {
    const line = grip.closest("li");
    grip.hidden = false;
    grip.addEventListener("keydown", (event) => {
      const isDown = event.key === "ArrowDown";
      if (!isDown && event.key !== "ArrowUp") return;
      event.preventDefault();
      const other = isDown ? line.nextElementSibling : line.previousElementSibling;
      if (!other) return;
      before = lines();
      pass(line, other, isDown);
      keep(line);
    });
    grip.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      grip.focus({ preventScroll: true });
      grip.setPointerCapture(event.pointerId);
      before = lines();
      // A long slide that stands where the finger is.
      const reach = 10_000;
      const drag = line.animate([{ transform: `translateY(${-reach}px)` }, { transform: `translateY(${reach}px)` }], { duration: 2 * reach, fill: "both" });
      drag.pause();
      drag.currentTime = reach;
      line.classList.add("dragged");
      let start = event.clientY + scrollY;
      const move = (at) => {
        let by = at.clientY + scrollY - start;
        for (const isDown of [true, false]) {
          const other = isDown ? line.nextElementSibling : line.previousElementSibling;
          if (!other || Math.abs(by) <= other.offsetHeight / 2 || by > 0 !== isDown) continue;
          pass(line, other, isDown);
          start += isDown ? other.offsetHeight : -other.offsetHeight;
          by = at.clientY + scrollY - start;
          navigator.vibrate?.(5);
        }
        drag.currentTime = reach + by;
      };
      const end = (at) => {
        grip.removeEventListener("pointermove", move);
        grip.removeEventListener("pointerup", end);
        grip.removeEventListener("pointercancel", end);
        const top = line.getBoundingClientRect().top;
        drag.cancel();
        line.classList.remove("dragged");
        if (at.type === "pointercancel") for (const one of before) list.append(one);
        slide(line, top);
        if (lines().some((one, place) => one !== before[place])) keep(line);
      };
      grip.addEventListener("pointermove", move);
      grip.addEventListener("pointerup", end);
      grip.addEventListener("pointercancel", end);
    });
  }
}
