// A report says that it is being written; a page is printed by its button, where there is one to print with.
for (const form of document.querySelectorAll("form[data-making]"))
  form.addEventListener("submit", ({ submitter }) => {
    submitter.setAttribute("aria-disabled", "true");
    submitter.textContent = form.dataset.making;
  });
// Who comes back finds the buttons as they were.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

const button = document.getElementById("print");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
