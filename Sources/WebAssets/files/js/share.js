// A link to a drawing becomes a picture that any messenger takes: shared where the device can, else saved. Without this file the drawing is loaded.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-drawing]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const said = line(link);
  said.textContent = link.dataset.drawing;
  let file;
  try {
    file = await picture(link.href, link.download.replace(/svg$/, "png"));
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share(link.dataset.share ? { files: [file], text: link.dataset.share } : { files: [file] });
      said.textContent = "";
      return;
    }
  } catch (problem) {
    // Whoever closes the sheet wants nothing; a device that will not share, because the drawing took too long or because it has no sheet for
    // pictures, still has a place for files.
    if (problem.name === "AbortError" || !file) {
      said.textContent = problem.name === "AbortError" ? "" : link.dataset.failed;
      return;
    }
  }
  save(file);
  said.textContent = link.dataset.saved;
});

// Where it is told how it went: on a line of the page, or on one beside the link.
function line(link) {
  const known = document.getElementById("share-said");
  if (known) return known;
  const beside = link.closest("form, p") ?? link;
  if (!beside.nextElementSibling?.matches(".share-said")) {
    const said = document.createElement("p");
    said.className = "small muted share-said";
    said.setAttribute("role", "status");
    beside.after(said);
  }
  return beside.nextElementSibling;
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
