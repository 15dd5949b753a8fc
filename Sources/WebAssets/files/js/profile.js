// Every choice of the settings is kept as it is made. Without this script, and where something cannot be kept, the button is what keeps it.
const form = document.querySelector("form[data-saves]");
// The field of the city has a line of its own for what it finds.
const said = form.querySelector(".list-foot [role=status]");
const key = "settings";
let before = Promise.resolve();
form.querySelector("button[type=submit]").hidden = true;

async function save(field) {
  said.textContent = "";
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), redirect: "manual" }).catch(() => null);
  // What is wrong is said by the page that answers a form.
  if (answer?.type !== "opaqueredirect") return form.submit();
  if (field === "theme") said.textContent = form.dataset.saves;
  else {
    // The page is drawn with these; it comes anew, and whoever was here is here again.
    sessionStorage.setItem(key, field);
    location.reload();
  }
}

// One after the other, so that the last choice is the one that holds.
form.addEventListener("change", ({ target }) => {
  if (target.name === "theme") document.documentElement.dataset.theme = target.value;
  before = before.then(() => save(target.name));
});

const field = form.elements[sessionStorage.getItem(key) ?? ""];
if (field) {
  sessionStorage.removeItem(key);
  // It may stand in a row that is folded.
  field.closest("details")?.setAttribute("open", "");
  field.focus({ preventScroll: true });
  said.textContent = form.dataset.saves;
}
