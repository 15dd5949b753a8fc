// Runs before the first paint, so that a chosen day or night does not flash.
try {
  const look = localStorage.getItem("look");
  if (look === "light" || look === "dark") document.documentElement.dataset.theme = look;
} catch {
  // Storage is closed to us; the page follows the device.
}
