// A form that is on its way is not sent once more: whoever presses twice on a slow line would write two entries, or be told that the
// address of the account just made is taken. Forms that a script sends by itself see to it themselves.
const patience = 8000;
let sent = {};
addEventListener("submit", (event) => {
  const { target, submitter, defaultPrevented, timeStamp } = event;
  if (defaultPrevented || target.method !== "post") return;
  if (sent.target === target && sent.submitter === submitter && timeStamp - sent.timeStamp < patience) event.preventDefault();
  else sent = { target, submitter, timeStamp };
});
// A page that comes back from the browser's memory begins anew.
addEventListener("pageshow", () => (sent = {}));

// A limit does not cost what was typed: a form that is sent is remembered in this tab, and filled again after a page that asks to wait.
// Passwords are never among it.
const key = "again";
const read = () => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};
const write = (kept) => {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // The form is empty then, as without this script.
  }
};

const back = document.querySelector("a[data-again]");
const kept = read();
if (back) {
  // The page of what is held has the way for forms that were not sent.
  if (kept && !back.parentElement.closest("[hidden]")) {
    write({ ...kept, isLimited: true });
    back.href = kept.page;
    back.hidden = false;
  }
} else {
  for (const form of document.querySelectorAll("form[method=post]")) {
    // Of what is hidden only the town that was chosen is the person's own.
    const isOwn = (field) => field.type !== "hidden" || field.name.startsWith("place_");
    const fields = () => [...form.elements].filter((field) => field.name && isOwn(field) && !["password", "submit", "button"].includes(field.type));
    if (kept?.isLimited && kept.page === location.pathname + location.search && kept.action === form.action) {
      form.closest("details")?.setAttribute("open", "");
      for (const field of fields()) {
        const value = kept.fields[field.name];
        if (["checkbox", "radio"].includes(field.type)) field.checked = value === field.value;
        else if (value !== undefined) field.value = value;
      }
    }
    form.addEventListener("submit", () => {
      const sent = fields().filter((field) => !["checkbox", "radio"].includes(field.type) || field.checked);
      write({ page: location.pathname + location.search, action: form.action, fields: Object.fromEntries(sent.map((field) => [field.name, field.value])) });
    });
  }
  write(null);
}
