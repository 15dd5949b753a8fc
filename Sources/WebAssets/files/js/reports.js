// A report says that it is being written; a page is printed by its button, where there is one to print with.
for (const form of document.querySelectorAll("form[data-making]"))
  form.addEventListener("submit", ({ submitter }) => {
    submitter.setAttribute("aria-disabled", "true");
    submitter.textContent = form.dataset.making;
  });
// A file takes a moment to be laid out: its link says so, waits for it and saves it.
for (const link of document.querySelectorAll("a[data-making]"))
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    if (link.hasAttribute("aria-disabled")) return;
    const label = link.querySelector("span");
    const said = label.textContent;
    const failure = document.getElementById("not-printed");
    link.setAttribute("aria-disabled", "true");
    label.textContent = link.dataset.making;
    failure.textContent = "";
    try {
      const answer = await fetch(link.href);
      if (!answer.ok) throw answer;
      const file = document.createElement("a");
      file.href = URL.createObjectURL(await answer.blob());
      file.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition"))?.[1] ?? "";
      file.click();
      setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
    } catch {
      failure.textContent = link.dataset.failed;
    }
    link.removeAttribute("aria-disabled");
    label.textContent = said;
  });
// Who comes back finds the buttons as they were.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

const button = document.getElementById("print");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
