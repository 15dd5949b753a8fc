// A reading that is pulled far enough to the side is deleted; the page that follows offers to undo it. Everything works without this, too:
// each line has its button.
const far = 0.45;
const still = matchMedia("(prefers-reduced-motion: reduce)");

for (const line of document.querySelectorAll("[data-swipe]")) {
  const link = line.querySelector("a");
  const form = line.querySelector("form");
  if (!link || !form) continue;
  let start = null;
  let moved = 0;
  let pull = null;

  function settle() {
    pull?.cancel();
    pull = null;
    start = null;
    moved = 0;
  }

  link.addEventListener("touchstart", (event) => {
    if (event.touches.length !== 1) return;
    start = { x: event.touches[0].clientX, y: event.touches[0].clientY };
  }, { passive: true });

  link.addEventListener("touchmove", (event) => {
    if (!start) return;
    const dx = event.touches[0].clientX - start.x;
    const dy = event.touches[0].clientY - start.y;
    // Whoever scrolls does not delete.
    if (Math.abs(dy) > Math.abs(dx) && Math.abs(dy) > 12) return settle();
    moved = Math.min(0, dx);
    if (still.matches) return;
    pull?.cancel();
    pull = link.animate({ transform: `translateX(${moved}px)` }, { duration: 0, fill: "forwards" });
  }, { passive: true });

  link.addEventListener("touchend", () => {
    if (!start) return;
    const isFar = -moved > line.clientWidth * far;
    settle();
    if (isFar) form.requestSubmit();
  });
  link.addEventListener("touchcancel", settle);
}
