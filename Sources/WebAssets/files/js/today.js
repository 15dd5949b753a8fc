// What moves on the page of a day: which parts were read, the picture to share, and the zone of the clocks here.

// The days of visitors follow the clocks of their device; the server reads this at the next visit.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone && !document.documentElement.hasAttribute("data-member")) {
  document.cookie = `astronova-zone=${encodeURIComponent(zone)}; Path=/today; Max-Age=31536000; SameSite=Lax`;
}

// A part of life counts as read when it is opened; how long it stood open is told when it closes or the page is left.
const day = document.querySelector("[data-reads]");
if (day) {
  const opened = new Map();
  const told = new Set();
  const tell = (part, seconds) => {
    const fields = new URLSearchParams({ date: day.dataset.day, category: part, seconds: String(seconds) });
    if (told.has(part)) fields.set("again", "yes");
    told.add(part);
    return fetch(day.dataset.reads, { method: "POST", body: fields, keepalive: true }).catch(() => {});
  };
  const close = (part) => {
    const since = opened.get(part);
    if (since === undefined) return;
    opened.delete(part);
    const seconds = Math.min(3600, Math.round((performance.now() - since) / 1000));
    if (seconds > 0) tell(part, seconds);
  };
  for (const card of document.querySelectorAll("details[data-part]")) {
    card.addEventListener("toggle", () => {
      if (!card.open) return close(card.dataset.part);
      opened.set(card.dataset.part, performance.now());
      tell(card.dataset.part, 0);
    });
  }
  addEventListener("pagehide", () => [...opened.keys()].forEach(close));
}

// The link leads to a drawing; where scripts run it becomes a picture that any messenger takes.
const link = document.querySelector("a[data-share]");
const said = document.getElementById("share-said");
if (link) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    said.textContent = "Drawing the picture.";
    try {
      const file = await picture(link.href, link.download.replace(/svg$/, "png"));
      if (navigator.canShare?.({ files: [file] })) {
        await navigator.share({ files: [file], text: link.dataset.share });
        said.textContent = "";
      } else {
        save(file);
        said.textContent = "The picture is in your downloads.";
      }
    } catch (problem) {
      said.textContent = problem.name === "AbortError" ? "" : "The picture could not be made here. A screenshot does it too.";
    }
  });
}

async function picture(address, name) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob], name, { type: "image/png" });
}

function save(file) {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
