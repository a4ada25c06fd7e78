// Several things in one go: where one may choose as many as one likes, a click picks a thing or puts it back, and one
// button chooses all that are picked. What can be picked, and how often, the server says.
const table = document.getElementById("table");
let picked = []; // the controls that were picked, in this order
let at = ""; // the move at which they were

const button = () => table.querySelector(".picks");
const keyOf = (control) => control.dataset.key;
const times = (key) => picked.filter((each) => keyOf(each) === key).length;
const thing = (control) => control && keyOf(control) in limits() ? control : null;

function limits() {
  const pairs = (button()?.dataset.limits ?? "").split(" ").filter(Boolean).map((pair) => pair.split("="));
  return Object.fromEntries(pairs);
}

// A thing may stand there more than once: as copies beside each other, and as a tile of the phone.
function copies(key) {
  return [...table.querySelectorAll(`[data-option][data-key="${CSS.escape(key)}"]`)].filter((each) => each !== button());
}

function pick(control) {
  const key = keyOf(control);
  const twins = copies(key).filter((each) => each.parentElement === control.parentElement).length > 1;
  const room = picked.length < Number(button().dataset.most) && times(key) < Number(limits()[key]);
  if (room && !(twins && picked.includes(control))) picked.push(control);
  else if (twins && picked.includes(control)) picked = picked.filter((each) => each !== control);
  else picked = picked.filter((each) => keyOf(each) !== key);
  show();
}

function mark(key) {
  const count = times(key);
  const places = Map.groupBy(copies(key), (each) => each.parentElement);
  for (const twins of places.values()) {
    const first = twins.toSorted((one, other) => picked.includes(other) - picked.includes(one));
    first.forEach((each, number) => {
      const here = twins.length > 1 ? Number(number < count) : count;
      each.setAttribute("aria-pressed", String(here > 0));
      if (here) each.dataset.picked = here > 1 ? `${here}×` : "✓";
      else delete each.dataset.picked;
    });
  }
}

function show() {
  const confirm = button();
  if (!confirm) return;
  const { most, none, stop } = confirm.dataset;
  for (const key of Object.keys(limits())) mark(key);
  const full = picked.length === Number(most);
  table.classList.toggle("picked-all", full);
  for (const words of confirm.children) words.hidden = Number(words.dataset.count) !== picked.length;
  const then = picked.slice(1).map(keyOf);
  if (picked.length && !full && stop) then.push(stop);
  confirm.dataset.option = picked[0]?.dataset.option ?? none;
  confirm.dataset.then = then.join(" ");
  if (!then.length) delete confirm.dataset.then;
  confirm.hidden = !picked.length && !stop;
  confirm.parentElement.querySelector("[data-clear]").hidden = !picked.length;
  for (const done of confirm.parentElement.querySelectorAll('[data-key="done"]:not(.picks)')) done.hidden = picked.length > 0;
}

function clear() {
  picked = [];
  table.classList.remove("picked-all");
  show();
}

// What was picked is found again when a part of the table is drawn anew, but for another decision.
function drawn() {
  const again = table.dataset.move === at ? picked.map((each) => (each.isConnected ? each : copies(keyOf(each))[0])) : [];
  at = table.dataset.move;
  picked = again.filter(Boolean);
  if (!picked.length) table.classList.remove("picked-all");
  show();
}

// Before the table takes the click for a choice.
table.addEventListener("click", (event) => {
  if (!table.dataset.live || !button()) return;
  if (event.target.closest("[data-clear]")) return void clear();
  const control = thing(event.target.closest("[data-option][data-key]"));
  if (!control || control === button()) return;
  event.stopPropagation();
  pick(control);
}, true);
document.addEventListener("figurka:drawn", drawn);
drawn();
