// Instants in the reader's own time zone, and a clock that runs. Without this script they stand in universal time.
const pad = (number) => String(number).padStart(2, "0");
// English is told as in Britain, the day before the month; any other language as its speakers do.
const locale = document.documentElement.lang === "en" ? "en-GB" : document.documentElement.lang;
const day = { weekday: "short", day: "numeric", month: "short" };
const time = { hour: "2-digit", minute: "2-digit", hour12: false };

for (const element of document.querySelectorAll("time[data-local]")) {
  const instant = new Date(element.dateTime);
  if (Number.isNaN(instant.getTime())) continue;
  const date = instant.toLocaleDateString(locale, element.dataset.local === "full" ? { day: "numeric", month: "long", year: "numeric" } : day);
  element.textContent = `${date.replace(",", "")}, ${instant.toLocaleTimeString(locale, time)}`;
}

// The clock of a place: that of its zone, or of this device where none is named.
const figures = new Map();
const clockOf = (zone) => {
  if (!figures.has(zone)) figures.set(zone, new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit", hour12: false, timeZone: zone }));
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
    clock.firstChild.data = `${hours}:${minutes}`;
    clock.lastChild.textContent = seconds;
    setTimeout(tick, 1000 - now.getMilliseconds());
  }
};
tick();
