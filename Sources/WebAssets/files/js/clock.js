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

const clock = document.querySelector("time[data-clock]");
if (clock) {
  const seconds = document.createElement("span");
  const minutes = document.createTextNode("");
  clock.replaceChildren(minutes, seconds);
  const tick = () => {
    const now = new Date();
    minutes.data = `${pad(now.getHours())}:${pad(now.getMinutes())}`;
    seconds.textContent = pad(now.getSeconds());
    setTimeout(tick, 1000 - now.getMilliseconds());
  };
  tick();
}
