// The first days with the app: a word on each tab on the first two visits, and once, after the second day, how it becomes an app. Both are
// remembered on this device; without this script there is neither.
const kept = (name) => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const keep = (name, value) => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is shown again then.
  }
};

class Tour {
  #box;
  #steps;
  #at = -1;
  #marked = null;
  #bar = document.querySelector("nav.tabs");
  // The bar grows with the letters; where it ends stands in a sheet of its own.
  #growth = new ResizeObserver(() => this.#stand());
  #sheet = new CSSStyleSheet();

  constructor(box) {
    this.#box = box;
    this.#steps = [...box.querySelector("template").content.children].filter((step) => this.#link(step));
    if (this.#steps.length === 0) return;
    // Right after the navigation of which it speaks, for eyes and ears.
    this.#bar.after(box);
    document.adoptedStyleSheets.push(this.#sheet);
    this.#growth.observe(this.#bar);
    for (const tab of this.#tabs()) this.#growth.observe(tab);
    box.querySelector("[data-next]").addEventListener("click", () => this.#go());
    box.querySelector("[data-skip]").addEventListener("click", () => this.#end());
    box.addEventListener("keydown", (event) => event.key === "Escape" && this.#end());
    box.hidden = false;
    this.#go();
  }

  #link(step) {
    return this.#bar.querySelector(`a[href="${step.dataset.path}"]`);
  }

  // The tabs without the one of the person, which stands apart on a desk.
  #tabs() {
    return this.#bar.querySelectorAll("li:not(.me-tab)");
  }

  #stand() {
    const end = Math.max(...[...this.#tabs()].map((tab) => tab.getBoundingClientRect().bottom));
    this.#sheet.replaceSync(`.tour { --bar: ${this.#bar.offsetHeight}px; --tabs-end: ${end}px }`);
  }

  #go() {
    this.#at += 1;
    this.#marked?.classList.remove("pointed");
    if (this.#at >= this.#steps.length) return this.#end();
    const step = this.#steps[this.#at];
    this.#marked = this.#link(step);
    this.#marked.classList.add("pointed");
    const told = { number: this.#at + 1, count: this.#steps.length, tab: step.dataset.tab };
    this.#box.querySelector("#tour-step").textContent = this.#box.dataset.step.replace(/\{(\w+)\}/g, (_, name) => told[name]);
    this.#box.querySelector("#tour-words").textContent = step.textContent;
    const next = this.#box.querySelector("[data-next]");
    if (this.#at === this.#steps.length - 1) next.textContent = next.dataset.end;
  }

  #end() {
    this.#marked?.classList.remove("pointed");
    const hadFocus = this.#box.contains(document.activeElement);
    this.#growth.disconnect();
    this.#box.remove();
    keep("tour", "seen");
    if (hadFocus) this.#bar.querySelector("a")?.focus();
    if (this.#box.dataset.seen) fetch(this.#box.dataset.seen, { method: "POST", body: new URLSearchParams({ hint: "tour", do: "seen" }), keepalive: true }).catch(() => {});
  }
}

const tour = document.getElementById("tour");
if (tour && kept("tour") === null) {
  // It stands over the first reading, so it comes when somebody has begun to go through that: with a scroll, a tap or a key.
  const begun = new AbortController();
  const begin = () => {
    begun.abort();
    new Tour(tour);
  };
  for (const name of ["scroll", "click", "keydown"]) addEventListener(name, begin, { signal: begun.signal, passive: true });
}

// The day of the first visit, and whether this is a later one than the second.
const now = new Date();
const today = `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
const days = new Set((kept("days") ?? "").split(" ").filter(Boolean).slice(0, 2));
days.add(today);
keep("days", [...days].join(" "));

const install = document.getElementById("install");
if (install && days.size > 2 && kept("install") === null && !matchMedia("(display-mode: standalone)").matches) {
  // It stands far below; what nobody has seen, used or put away comes again on the next visit.
  const told = () => keep("install", "told");
  const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.intersectionRatio >= 0.5) && told(), { threshold: 0.5 });
  const show = (part) => {
    for (const element of install.querySelectorAll(part)) element.hidden = false;
    install.hidden = false;
    sight.observe(install);
  };
  const close = () => {
    told();
    install.remove();
  };
  install.querySelector("[data-dismiss]").addEventListener("click", close);
  // On an iPhone nothing is offered; its browser says with this name that the page could be an app and is none.
  if (navigator.standalone === false) show("[data-recipe]");
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    show("[data-offered], [data-install]");
    install.querySelector("[data-install]").addEventListener("click", () => event.prompt().finally(close), { once: true });
  });
}
