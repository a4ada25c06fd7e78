// What would come of a choice, shown on crush pad and cellar: while a control is pointed at or has the focus, the
// tokens that it takes fade and those that it brings stand there as ghosts. No rule is known here.
const table = document.getElementById("table");
let shown = null;

function cellsOf(names) {
  return (names ?? "").split(" ").filter(Boolean).map((name) => table.querySelector(`[data-cell="${name}"]`)).filter(Boolean);
}

function ghost(cell) {
  const token = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  token.setAttribute("class", "i ghost");
  token.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#v-${cell.dataset.cell.replace(/-\d+$/, "")}`);
  token.append(use);
  cell.append(token);
}

function clear() {
  shown = null;
  for (const each of table.querySelectorAll(".store .ghost")) each.remove();
  for (const cell of table.querySelectorAll(".store :is(.goes, .comes)")) cell.classList.remove("goes", "comes");
}

function show(control) {
  if (control === shown) return;
  clear();
  if (!control) return;
  shown = control;
  for (const cell of cellsOf(control.dataset.takes)) cell.classList.add("goes");
  for (const cell of cellsOf(control.dataset.brings)) {
    cell.classList.add("comes");
    if (!cell.querySelector("svg")) ghost(cell);
  }
}

function pointed(event) {
  show(event.target.closest?.("[data-takes], [data-brings]") ?? null);
}

for (const kind of ["pointerover", "focusin"]) table.addEventListener(kind, pointed);
for (const kind of ["pointerleave", "focusout"]) table.addEventListener(kind, clear);
document.addEventListener("figurka:drawn", clear);
