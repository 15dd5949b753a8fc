// Day, night, or as the device has it.
const choice = document.getElementById("look");

function apply(look) {
  if (look === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = look;
}

function remember(look) {
  try {
    if (look === "system") localStorage.removeItem("look");
    else localStorage.setItem("look", look);
  } catch {
    // The choice holds for this page only.
  }
}

if (choice) {
  const current = document.documentElement.dataset.theme ?? "system";
  for (const input of choice.querySelectorAll("input")) input.checked = input.value === current;
  choice.hidden = false;
  choice.addEventListener("change", (event) => {
    apply(event.target.value);
    remember(event.target.value);
  });
}
