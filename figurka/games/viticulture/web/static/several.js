// Several cards of the hand are picked first and then go together: the button in the bar answers one question after
// another with them. Which may go, and how many, is told by the server.
const table = document.getElementById("table");

const button = () => table.querySelector("[data-several]");
const cards = () => [...table.querySelectorAll(".held-cards .leaf[data-option]")];
const picked = () => cards().filter((card) => card.getAttribute("aria-pressed") === "true");

// Cards are named one by one; where only cards alike are left, nobody is asked.
function answers() {
  const rest = cards().map((card) => card.dataset.key);
  const named = [];
  for (const card of picked()) {
    if (new Set(rest).size > 1) named.push(card);
    rest.splice(rest.indexOf(card.dataset.key), 1);
  }
  return named;
}

function count() {
  const confirms = button();
  const chosen = picked().length;
  const [first, ...then] = answers();
  confirms.querySelector("[data-picked]").textContent = String(chosen);
  confirms.disabled = chosen !== Number(confirms.dataset.several);
  delete confirms.dataset.option;
  delete confirms.dataset.then;
  if (confirms.disabled) return;
  confirms.dataset.option = first.dataset.option;
  if (then.length) confirms.dataset.then = then.map((card) => card.dataset.key).join(" ");
}

table.addEventListener("click", (event) => {
  const card = button() && event.target.closest(".held-cards .leaf[data-option]");
  if (!card) return;
  event.stopPropagation();
  const on = card.getAttribute("aria-pressed") !== "true";
  const over = on ? picked().slice(0, Math.max(0, picked().length + 1 - Number(button().dataset.several))) : [];
  for (const other of over) other.setAttribute("aria-pressed", "false");
  card.setAttribute("aria-pressed", String(on));
  count();
}, true);

function drawn() {
  if (!button()) return;
  for (const card of cards()) card.setAttribute("aria-pressed", "false");
  count();
}

document.addEventListener("figurka:drawn", drawn);
drawn();
