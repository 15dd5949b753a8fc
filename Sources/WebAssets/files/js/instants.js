// How pages tell instants: as their language does, by the clocks that the reader has chosen, or else by those of this device. Other scripts
// import it.
const { locale, hours: hourCycle, zone } = document.documentElement.dataset;
export { locale };

// The zone of those clocks. One that this browser does not know is passed over: its own clocks are told then. Looked up when a first hour is
// told, for a slow phone needs a tenth of a second to get its calendar out.
let known;
export const timeZone = () => {
  try {
    known ??= { zone: new Intl.DateTimeFormat("en", { timeZone: zone }) && zone };
  } catch {
    known = {};
  }
  return known.zone;
};

// What needs the calendar waits until the page is there.
export const whenThere = (run) => (document.readyState === "complete" ? run() : addEventListener("load", run, { once: true }));

// `18:47` or `6:47 pm`, and the same with its day.
export const time = { hour: hourCycle === "h12" ? "numeric" : "2-digit", minute: "2-digit" };
const moment = { day: "numeric", month: "short", year: "numeric", ...time };

// `Tuesday 24 November`, of `2026-11-24`.
export const asDay = (iso) => new Date(`${iso}T12:00`).toLocaleDateString(locale, { weekday: "long", day: "numeric", month: "long" });

// `24 Nov 2026, 6:47 pm`.
export const told = (instant, style = moment) =>
  new Date(instant)
    .toLocaleString(locale, { ...style, hourCycle, timeZone: timeZone() })
    .replace(/\s?([ap]m)$/i, (_, half) => `\u00a0${half.toLowerCase()}`);
