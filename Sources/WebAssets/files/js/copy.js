// Puts a text into the clipboard. Without a clipboard the button stays away: the field beside it can be selected.
for (const button of document.querySelectorAll("button[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  if (!field || !navigator.clipboard) continue;
  button.parentElement.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = button.dataset.saved;
    } catch {
      field.select();
    }
  });
}
