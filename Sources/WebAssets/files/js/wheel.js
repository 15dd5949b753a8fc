// The wheel as a map of the chart: what is chosen in it is read beside it, and a body that is pointed at lights its angles. Without this
// script every part is a link to its place further down the page.
import { pageAt } from "{{page-at.js}}";

const anchors = "#part-";
const nameOf = (part) => part.getAttribute("href").slice(anchors.length);

// The paragraphs are a page of their own, which is asked for once, when something of it is to be read; null where it does not come.
const rows = document.querySelectorAll("details[data-told]");
const address = rows[0]?.querySelector(".link").href;
let asked;
const words = () => (asked ??= address ? pageAt(address).catch(() => (asked = null)) : null);

for (const row of rows) {
  row.addEventListener("toggle", async () => {
    const body = row.querySelector(".told");
    if (!row.open || !body.querySelector(".link")) return;
    body.setAttribute("aria-busy", "true");
    const told = (await words())?.getElementById(row.dataset.told)?.cloneNode(true);
    // Their anchors are those of the tables here.
    for (const entry of told?.children ?? []) entry.removeAttribute("id");
    if (told) body.replaceChildren(...told.childNodes);
    body.removeAttribute("aria-busy");
  });
}

class Wheel {
  #svg;
  #pane;
  #parts;

  constructor(svg, pane) {
    this.#svg = svg;
    this.#pane = pane;
    // Bodies first: they are what one looks for.
    const order = [".label.part", ".angle.part", ".house.part"];
    const rank = (part) => {
      const found = order.findIndex((selector) => part.matches(selector));
      return found < 0 ? order.length + Number(part.matches(".contact")) : found;
    };
    this.#parts = [...svg.querySelectorAll("a.part")].sort((one, other) => rank(one) - rank(other));
    this.#parts.forEach((part, index) => part.setAttribute("tabindex", index === 0 ? "0" : "-1"));
    // A pointer that rests on a part reads its name.
    for (const part of this.#parts) {
      const title = document.createElementNS(svg.namespaceURI, "title");
      title.textContent = part.getAttribute("aria-label");
      part.prepend(title);
    }
    svg.addEventListener("click", (event) => this.#chosen(event));
    svg.addEventListener("keydown", (event) => this.#pressed(event));
    for (const name of ["pointerover", "focusin"]) svg.addEventListener(name, (event) => this.#ask(event.target.closest("a.part")));
    for (const name of ["pointerleave", "focusout"]) svg.addEventListener(name, () => this.#ask(this.#svg.querySelector("a.told")));
  }

  // The angles of a body stand out as long as it is pointed at.
  #ask(part) {
    const name = part?.matches(".label, .angle") ? nameOf(part) : null;
    let lit = 0;
    for (const contact of this.#svg.querySelectorAll(".contact")) {
      // A line is called by its ends: now-sun-trine-moon.
      const line = nameOf(contact);
      const meets = part === contact || (name !== null && (line.startsWith(`${name}-`) || line.endsWith(`-${name}`)));
      contact.classList.toggle("lit", meets);
      if (meets) lit += 1;
    }
    this.#svg.classList.toggle("asked", lit > 0);
  }

  #chosen(event) {
    const part = event.target.closest("a.part");
    const told = part && document.getElementById(part.getAttribute("href").slice(1));
    if (!told) return;
    event.preventDefault();
    this.#focus(part);
    for (const other of document.querySelectorAll(".wheels .told")) other.classList.remove("told");
    part.classList.add("told");
    this.#ask(part);
    this.#pane.show(told, this.#svg.closest(".wheels"), () => {
      part.classList.remove("told");
      this.#ask(null);
      part.focus();
    });
  }

  // One stop of the Tab key for the whole wheel; the arrows walk around in it.
  #pressed(event) {
    const at = this.#parts.indexOf(event.target.closest("a.part"));
    const last = this.#parts.length - 1;
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const part = this.#parts[next < 0 ? last : next > last ? 0 : next];
    this.#focus(part);
    part.focus();
  }

  #focus(part) {
    for (const other of this.#parts) other.setAttribute("tabindex", other === part ? "0" : "-1");
  }
}

class Pane {
  #element;
  #told;
  #asked;
  #closed = () => {};

  constructor(element) {
    this.#element = element;
    this.#told = element.querySelector(".wheel-told");
    element.querySelector("button").addEventListener("click", () => this.#close());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !element.hidden) this.#close();
    });
  }

  // What stands on the page is told at once, and its paragraphs when they have come.
  async show(told, wheels, closed) {
    this.#closed = closed;
    this.#asked = told;
    wheels.after(this.#element);
    this.#told.replaceChildren(...Pane.#read(told));
    this.#element.hidden = false;
    this.#element.scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    if (told.matches(".part-told, .chart-sky *")) return;
    const paragraphs = (await words())?.getElementById(told.id);
    if (paragraphs && this.#asked === told) this.#told.replaceChildren(...Pane.#read(paragraphs));
  }

  // What stands in a row of words, of a table or of figures, or in a line of a list, its heading first.
  static #read(told) {
    const copied = (nodes) => [...nodes].filter((node) => !node.matches?.(".i, td, dd")).map((node) => node.cloneNode(true));
    const head = told.matches(".list-row") ? told : told.querySelector("summary, th, dt");
    const title = document.createElement("p");
    title.className = "wheel-title";
    title.append(...copied(head?.childNodes ?? []));
    const figures = document.createElement("p");
    figures.textContent = [...told.querySelectorAll(":scope > td, :scope > dd")]
      .map((cell) => `${cell.dataset.label ?? ""} ${cell.textContent}`.trim()).join(", ");
    const rest = head === told ? [] : copied([...told.children].filter((child) => child !== head));
    return [title, figures, ...rest].filter((part) => part.hasChildNodes());
  }

  #close() {
    this.#element.hidden = true;
    this.#closed();
  }
}

// The wheel of birth and the one with the sky around it are read in one pane, which stands below the one that was asked.
const pane = new Pane(document.getElementById("wheel-pane"));
for (const svg of document.querySelectorAll(".wheels svg.art-wheel")) new Wheel(svg, pane);

// Where an anchor of the page stands in a closed row, the row opens.
const open = () => {
  const told = location.hash.startsWith(anchors) ? document.getElementById(location.hash.slice(1)) : null;
  for (let row = told?.closest("details"); row; row = row.parentElement.closest("details")) row.open = true;
  told?.scrollIntoView();
};
addEventListener("hashchange", open);
open();
