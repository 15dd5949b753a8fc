// Runs before the first paint, so that a chosen day or night does not flash, and what needs scripts or opens a visit stands in its place from the start. Whoever is signed in has chosen in the profile.
document.documentElement.classList.add("live");
try {
  const root = document.documentElement;
  if (!sessionStorage.getItem("align-opened")) root.classList.add("unopened");
  const look = localStorage.getItem("look");
  if (!("member" in root.dataset) && (look === "light" || look === "dark")) root.dataset.theme = look;
} catch {
  // Storage is closed to us; the page follows the device.
}
