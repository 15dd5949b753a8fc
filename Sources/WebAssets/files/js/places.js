// The place field as a combobox (ARIA Authoring Practices 1.2: editable, with list autocomplete). Without this script the field is plain
// text, and the server asks back with a list.
const address = "/api/v1/locations/search";

class PlaceField {
  #words;
  #input;
  #id;
  #chosen;
  #list;
  #status;
  #empty;
  #options = [];
  #active = -1;
  #request = null;
  #timer = 0;
  #names = 0;

  constructor(root) {
    this.#words = root.dataset;
    this.#input = root.querySelector("input");
    // Where only the clocks of a place are asked for, no place is sent.
    this.#id = root.querySelector("input[name=place_id]") ?? {};
    this.#chosen = root.querySelector("input[name=place_chosen]") ?? {};
    this.#list = document.createElement("ul");
    this.#list.className = "suggest";
    this.#list.id = `${this.#input.id}-list`;
    this.#list.role = "listbox";
    this.#list.ariaLabel = this.#words.label;
    this.#list.hidden = true;
    this.#status = document.createElement("p");
    this.#status.className = "vh";
    this.#status.role = "status";
    // What is said when nothing is found; for those who see it, since the status is for those who hear it.
    this.#empty = document.createElement("p");
    this.#empty.className = "suggest suggest-none small";
    this.#empty.hidden = true;
    this.#empty.ariaHidden = "true";
    this.#input.parentElement.after(this.#list, this.#empty, this.#status);
    this.#input.role = "combobox";
    this.#input.ariaAutoComplete = "list";
    this.#input.ariaExpanded = "false";
    this.#input.setAttribute("aria-controls", this.#list.id);
    this.#input.addEventListener("input", () => this.#typed());
    this.#input.addEventListener("keydown", (event) => this.#pressed(event));
    this.#input.addEventListener("blur", () => this.#close());
    // A press on the list must not take the focus out of the field.
    this.#list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.#list.addEventListener("click", (event) => {
      const item = event.target.closest("[role=option]");
      if (item) this.#choose(this.#options[Number(item.dataset.index)]);
    });
  }

  #typed() {
    if (this.#input.value !== this.#chosen.value) {
      this.#id.value = "";
      this.#chosen.value = "";
    }
    // What was found for other letters is gone as soon as these are typed.
    this.#close();
    const query = this.#input.value.trim();
    if (query.length < 2) return;
    this.#timer = setTimeout(() => this.#search(query), 120);
  }

  async #search(query) {
    this.#request?.abort();
    const request = (this.#request = new AbortController());
    try {
      const answer = await fetch(`${address}?query=${encodeURIComponent(query)}&limit=6`, { signal: request.signal, headers: { accept: "application/json" } });
      if (!answer.ok) return this.#close();
      const body = await answer.json();
      if (request.signal.aborted || document.activeElement !== this.#input) return;
      this.#show(body.locations ?? body.results ?? [], query);
    } catch (error) {
      // No network: the form still works, the server will ask.
      if (error.name !== "AbortError") this.#close();
    }
  }

  #show(places, query) {
    this.#options = places;
    this.#active = -1;
    this.#input.removeAttribute("aria-activedescendant");
    this.#list.replaceChildren(...places.map((place, index) => this.#item(place, index, query)));
    const isOpen = places.length > 0;
    this.#list.hidden = !isOpen;
    this.#input.ariaExpanded = String(isOpen);
    const { one, many, none } = this.#words;
    this.#empty.textContent = none;
    this.#empty.hidden = isOpen;
    this.#status.textContent = !isOpen ? none : places.length === 1 ? one : many.replace("{count}", places.length);
    (isOpen ? this.#list : this.#empty).scrollIntoView({ block: "nearest" });
  }

  #item(place, index, query) {
    const item = document.createElement("li");
    item.role = "option";
    item.id = `${this.#list.id}-${this.#names++}`;
    item.dataset.index = index;
    item.ariaSelected = "false";
    const name = document.createElement("strong");
    const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (plain(place.name).startsWith(plain(query)) && plain(place.name).length === place.name.length) {
      const mark = document.createElement("mark");
      mark.textContent = place.name.slice(0, query.length);
      name.append(mark, place.name.slice(query.length));
    } else name.textContent = place.name;
    const region = document.createElement("span");
    region.className = "label";
    region.textContent = PlaceField.#region(place);
    const both = document.createElement("span");
    both.append(name, region);
    const where = document.createElement("span");
    where.className = "label co";
    const [north, south, east, west] = this.#words.compass.split(" ");
    const latitude = `${Math.abs(place.latitude).toFixed(2)}° ${place.latitude < 0 ? south : north}`;
    const longitude = `${Math.abs(place.longitude).toFixed(2)}° ${place.longitude < 0 ? west : east}`;
    where.append(latitude, document.createElement("br"), longitude);
    item.append(PlaceField.#pin(), both, where);
    return item;
  }

  static #region(place) {
    return [place.region ?? place.state, place.country].filter((part) => part && part !== place.name).join(", ");
  }

  static #pin() {
    const space = "http://www.w3.org/2000/svg";
    const icon = document.createElementNS(space, "svg");
    icon.setAttribute("class", "i");
    icon.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(space, "use");
    const sprite = document.querySelector("svg use[href*='/assets/sprite']")?.getAttribute("href").split("#")[0] ?? "";
    use.setAttribute("href", `${sprite}#i-pin`);
    icon.append(use);
    return icon;
  }

  #pressed(event) {
    const isOpen = !this.#list.hidden;
    switch (event.key) {
      case "ArrowDown":
        event.preventDefault();
        if (isOpen) this.#activate((this.#active + 1) % this.#options.length);
        else if (this.#input.value.trim().length >= 2) this.#search(this.#input.value.trim());
        break;
      case "ArrowUp":
        if (!isOpen) break;
        event.preventDefault();
        this.#activate(this.#active <= 0 ? this.#options.length - 1 : this.#active - 1);
        break;
      case "Enter":
        if (!isOpen || this.#active < 0) break;
        event.preventDefault();
        this.#choose(this.#options[this.#active]);
        break;
      case "Escape":
        if (!isOpen) break;
        event.preventDefault();
        this.#close();
        break;
    }
  }

  #activate(index) {
    this.#active = index;
    for (const [position, item] of [...this.#list.children].entries()) {
      item.ariaSelected = String(position === index);
      if (position !== index) continue;
      this.#input.setAttribute("aria-activedescendant", item.id);
      item.scrollIntoView({ block: "nearest" });
    }
  }

  #choose(place) {
    const name = place.displayName ?? [place.name, PlaceField.#region(place)].filter(Boolean).join(", ");
    this.#input.value = this.#words.zone === undefined ? name : place.timezone;
    this.#chosen.value = this.#input.value;
    this.#id.value = place.id ?? "";
    this.#status.textContent = this.#words.chosen.replace("{place}", () => name);
    // A list of places that the server asked about no longer applies.
    document.getElementById("place-choice")?.remove();
    this.#close();
    this.#input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #close() {
    clearTimeout(this.#timer);
    // An answer under way would open the list again.
    this.#request?.abort();
    this.#list.hidden = true;
    this.#empty.hidden = true;
    this.#active = -1;
    this.#input.ariaExpanded = "false";
    this.#input.removeAttribute("aria-activedescendant");
  }
}

for (const root of document.querySelectorAll("[data-places]")) new PlaceField(root);

// A time that is not known needs no field; one that is typed is known.
const unknown = document.querySelector("input[name=time_unknown]");
const timeField = document.querySelector("input[name=time]");
if (unknown && timeField) {
  const follow = () => (timeField.readOnly = unknown.checked);
  unknown.addEventListener("change", follow);
  follow();
}
document.getElementById("form-problem")?.focus();
