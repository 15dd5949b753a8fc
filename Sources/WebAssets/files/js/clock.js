// Instants by the clocks that the reader has chosen, or else by those of this device, and a clock that runs. Without this script they stand
// as the server knew them.
import { locale, time, timeZone, told, whenThere } from "{{instants.js}}";

const pad = (number) => String(number).padStart(2, "0");
const styles = { full: { day: "numeric", month: "long", year: "numeric" }, short: { weekday: "short", day: "numeric", month: "short" } };

const tell = (element) => {
  const instant = new Date(element.dateTime);
  if (Number.isNaN(instant.getTime())) return;
  const date = instant.toLocaleDateString(locale, { ...(styles[element.dataset.local] ?? styles.short), timeZone: timeZone() });
  element.textContent = `${locale === "en-GB" ? date.replace(",", "") : date}, ${told(instant, time)}`;
};

// The clock of a place: that of its zone, or of this device where none is named.
const figures = new Map();
const clockOf = (zone) => {
  if (!figures.has(zone)) figures.set(zone, new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23", timeZone: zone }));
  return figures.get(zone);
};
const tick = () => {
  const clock = document.querySelector("time[data-clock]");
  if (clock) {
    const now = new Date();
    let [hours, minutes, seconds] = [now.getHours(), now.getMinutes(), now.getSeconds()].map(pad);
    try {
      if (clock.dataset.zone) [hours, minutes, seconds] = clockOf(clock.dataset.zone).format(now).split(":");
    } catch {
      // A zone that this browser does not know: its own clock goes on.
    }
    const { am, pm } = clock.dataset;
    clock.firstChild.data = `${am ? hours % 12 || 12 : hours}:${minutes}`;
    clock.lastChild.textContent = am ? ` ${hours < 12 ? am : pm} ${seconds}` : seconds;
    setTimeout(tick, 1000 - now.getMilliseconds());
  }
};
whenThere(() => {
  document.querySelectorAll("time[data-local]").forEach(tell);
  tick();
});
