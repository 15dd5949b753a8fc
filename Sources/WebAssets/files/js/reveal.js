// A button beside a password that shows what was typed, and hides it again before it is sent.
for (const form of document.querySelectorAll("form[data-show]")) {
  const { show, hide, showing, hiding } = form.dataset;
  const hidden = [];
  for (const input of form.querySelectorAll("input[type=password]")) {
    const frame = document.createElement("span");
    frame.className = "reveal";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn btn-quiet";
    button.setAttribute("aria-controls", input.id);
    const set = (isShown) => {
      input.type = isShown ? "text" : "password";
      button.textContent = isShown ? hide : show;
      button.ariaLabel = isShown ? hiding : showing;
      button.ariaPressed = String(isShown);
    };
    set(false);
    button.addEventListener("click", () => set(input.type === "password"));
    hidden.push(() => set(false));
    const hadFocus = document.activeElement === input;
    input.before(frame);
    frame.append(input, button);
    if (hadFocus) input.focus();
  }
  form.addEventListener("submit", () => hidden.forEach((put) => put()));
}
