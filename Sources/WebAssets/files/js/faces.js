// The pictures of the library come when they are seen, and once somebody goes on, a few rows ahead. Browsers by themselves ask for those of
// several screens further down, as they do without this script.
const watch = (rootMargin) => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        target.classList.add("near");
      }
    },
    { rootMargin },
  );
  for (const card of document.querySelectorAll(".faces li:not(.near)")) near.observe(card);
};
watch("0px");
addEventListener("scroll", () => watch("800px"), { once: true, passive: true });
