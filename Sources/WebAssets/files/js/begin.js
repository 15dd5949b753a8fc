// Moves the mark on the line of the year, or of the day, while a date or an hour is typed. The server draws the same line without it.
const lively = !matchMedia("(prefers-reduced-motion: reduce)").matches;

class Line {
  #svg;
  #mark;
  #words;
  #at = null;
  #frame = 0;

  constructor(svg) {
    this.#svg = svg;
    this.#mark = svg.querySelector(".mark");
    this.#words = svg.querySelector(".mark-words");
    const known = /translate\(([\d.]+)/.exec(this.#mark.getAttribute("transform"));
    if (known && !this.#mark.classList.contains("away")) this.#at = Number(known[1]);
  }

  show(x, words, margin, sign = null) {
    this.#mark.classList.toggle("away", x === null);
    this.#words.textContent = words;
    if (words) this.#svg.setAttribute("aria-label", words);
    this.#words.setAttribute("x", Math.min(Math.max(x ?? 170, margin), 340 - margin));
    this.#svg.querySelectorAll("use").forEach((use, index) => use.setAttribute("class", index === sign ? "on" : "off"));
    cancelAnimationFrame(this.#frame);
    if (x !== null && this.#at !== null && lively) this.#glide(this.#at, x);
    else if (x !== null) this.#put(x);
    this.#at = x;
  }

  #put(x) {
    this.#mark.setAttribute("transform", `translate(${x.toFixed(1)} 44)`);
  }

  #glide(from, to) {
    const start = performance.now();
    const step = (now) => {
      const part = Math.min((now - start) / 400, 1);
      this.#put(from + (to - from) * (1 - (1 - part) ** 3));
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

// The Sun to a hundredth of a degree (The Astronomical Almanac, page C5), enough for a mark on a line.
function sunLongitude(milliseconds) {
  const days = milliseconds / 86400000 - 10957.5;
  const turn = Math.PI / 180;
  const anomaly = (357.528 + 0.9856003 * days) * turn;
  const longitude = 280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  return ((longitude % 360) + 360) % 360;
}

const year = document.querySelector("svg[data-sun]");
if (year) {
  const line = new Line(year);
  const [signs, weekdays] = [year.dataset.signs.split("|"), year.dataset.weekdays.split("|")];
  const fields = ["day", "month", "year"].map((id) => document.getElementById(id));
  const read = () => {
    const [day, month, full] = fields.map((field) => Number(field.value));
    const noon = new Date(Date.UTC(2000, month - 1, day, 12));
    noon.setUTCFullYear(full, month - 1, day);
    // Before 1583 the calendar was another one; the server knows it.
    const isDay = full >= 1583 && full <= 9999 && noon.getUTCMonth() === month - 1 && noon.getUTCDate() === day;
    if (!isDay) return line.show(null, "", 122);
    const longitude = sunLongitude(noon.getTime());
    const sign = Math.floor(longitude / 30);
    const told = { weekday: weekdays[noon.getUTCDay()], degree: Math.floor(longitude % 30), sign: signs[sign] };
    const words = year.dataset.words.replace(/\{(\w+)\}/g, (_, name) => told[name]);
    line.show(2 + (longitude * 336) / 360, words, 122, sign);
  };
  for (const field of fields) field.addEventListener("input", read);
}

const day = document.querySelector("svg[data-hours]");
if (day) {
  const line = new Line(day);
  const [night, morning, afternoon, evening, late] = day.dataset.words.split("|");
  const field = document.getElementById("time");
  const unknown = document.getElementById("time-unknown");
  const read = () => {
    const typed = /^\s*(\d{1,2})[:.h](\d{2})\s*(am|pm)?\s*$/i.exec(field.value);
    let hour = typed ? Number(typed[1]) : NaN;
    if (typed?.[3]) hour = (hour % 12) + (typed[3].toLowerCase() === "pm" ? 12 : 0);
    if (unknown.checked || !(hour < 24) || Number(typed[2]) > 59) return line.show(null, "", 50);
    hour += Number(typed[2]) / 60;
    const words = hour < 5 ? night : hour < 12 ? morning : hour < 17 ? afternoon : hour < 22 ? evening : late;
    line.show(10 + (hour * 320) / 24, words, 70);
  };
  field.addEventListener("input", read);
  unknown.addEventListener("change", read);
}
