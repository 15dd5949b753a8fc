// How pages tell instants: as their language does, by the clocks that the reader has chosen, or else by those of this device. Other scripts
// import it.
const { locale, hours: hourCycle, zone } = document.documentElement.dataset;
export { locale };

// A zone that this browser does not know is passed over: its own clocks are told then.
const known = (name) => {
  try {
    return name && new Intl.DateTimeFormat("en", { timeZone: name }) ? name : undefined;
  } catch {
    return undefined;
  }
};
export const timeZone = known(zone);

// `18:47` or `6:47 pm`, and the same with its day.
export const time = { hour: hourCycle === "h12" ? "numeric" : "2-digit", minute: "2-digit" };
const moment = { day: "numeric", month: "short", year: "numeric", ...time };

// `24 Nov 2026, 6:47 pm`. A page that is the same for everybody names no zone; there it is the one that the worker has seen on the others.
export const told = (instant, style = moment, seen = undefined) =>
  new Date(instant)
    .toLocaleString(locale, { ...style, hourCycle, timeZone: timeZone ?? known(seen) })
    .replace(/\s?([ap]m)$/i, (_, half) => `\u00a0${half.toLowerCase()}`);
