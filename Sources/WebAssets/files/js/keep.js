// A thought is kept where it stands, and can be taken back there. Without this file, and where something is wrong, the page of the thought opens.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches(".keep-thought")) return;
  event.preventDefault();
  const send = async (address, fields) => {
    const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
    // A form of another page answers by leading there.
    if (!answer.ok && answer.type !== "opaqueredirect") throw new Error(`status ${answer.status}`);
    return answer;
  };
  const button = form.querySelector("button");
  button.disabled = true;
  let kept;
  let isNew;
  try {
    const answer = await send(form.action, [...new FormData(form), ["inPlace", "yes"]]);
    if (!answer.ok) throw new Error("somebody has to sign in first");
    isNew = answer.status === 201;
    kept = await answer.json();
  } catch {
    button.disabled = false;
    form.submit();
    return;
  }
  const told = document.createElement("p");
  told.className = "kept-thought";
  told.setAttribute("role", "status");
  told.tabIndex = -1;
  const words = document.createElement("span");
  const link = document.createElement("a");
  link.className = "link";
  link.href = form.dataset.there;
  link.textContent = form.dataset.see;
  const undo = document.createElement("button");
  undo.className = "btn btn-quiet";
  undo.type = "button";
  undo.textContent = form.dataset.undo;
  // What was kept before today's touch is not taken back by it.
  told.append(words, " ", link, ...(isNew ? [" ", undo] : []));
  form.after(told);
  form.hidden = true;
  // Said once the line is there, so that it is spoken.
  words.textContent = isNew ? form.dataset.kept : form.dataset.known;
  told.focus({ preventScroll: true });
  undo.addEventListener("click", async () => {
    undo.disabled = true;
    try {
      await send(form.dataset.change, { do: "delete", id: kept.id });
    } catch {
      undo.disabled = false;
      words.textContent = form.dataset.failed;
      return;
    }
    told.remove();
    form.hidden = false;
    button.disabled = false;
    button.focus({ preventScroll: true });
  });
});
