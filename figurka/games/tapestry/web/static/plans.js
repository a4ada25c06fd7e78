// What would come of a choice: shown while its control is pointed at or has the focus. The panes of the dock: when
// something is asked that lies behind another tab, that tab is opened. And the reasons in tips.
const table = document.getElementById("table");

function show(id) {
  const wanted = id && document.getElementById(id);
  if (id && !wanted) return;
  const plans = [...document.querySelectorAll("#region-plan .plan")];
  for (const plan of plans) plan.hidden = plan !== (wanted || plans[0]);
}

for (const kind of ["pointerover", "focusin"]) {
  table.addEventListener(kind, (event) => {
    const control = event.target.closest("[data-plan]");
    if (control) show(control.dataset.plan);
  });
}

for (const kind of ["pointerout", "focusout"]) {
  table.addEventListener(kind, (event) => {
    const from = event.target.closest("[data-plan]");
    if (from && !event.relatedTarget?.closest?.("[data-plan]")) show(document.activeElement?.dataset?.plan ?? "");
  });
}

// ------------------------------------------------------------- the tabs

let seen = ""; // the move that was looked at: what is opened by hand stays so until the next
let home = "mat"; // the tab that was last opened by hand: it comes back when nothing behind another is asked about

const tabs = () => [...table.querySelectorAll("input[name=pane]")];

function byHand(tab) {
  tab.checked = true;
  if (tab.value !== "tray") home = tab.value;
}

function openPane() {
  const offered = table.querySelector(".tray") !== null;
  const asked = tabs().filter((tab) => document.querySelector(`#region-${tab.value} [data-option]`));
  for (const tab of tabs()) if (tab.value === "tray") tab.disabled = !offered;
  if (asked.some((tab) => tab.checked)) return;
  const tab = asked[0] ?? tabs().find((each) => each.value === home);
  if (tab) tab.checked = true;
}

// A tab that is clicked leaves the focus where it is, and one that has it leaves the table its keys.
table.addEventListener("click", (event) => {
  const tab = document.getElementById(event.target.closest(".labels label")?.htmlFor ?? "");
  if (!tab) return;
  event.preventDefault();
  byHand(tab);
});
table.addEventListener("change", (event) => { if (event.target.name === "pane") byHand(event.target); });
table.addEventListener("keydown", (event) => {
  if (event.target.name !== "pane" || event.key.length !== 1 || event.key === " ") return;
  event.stopPropagation();
  table.dispatchEvent(new KeyboardEvent("keydown", event));
});

// ------------------------------------------------------------ reasons

// Who has a landmark by now, wherever the tip of its space or tier is asked for.
function tellTaken(tip) {
  const line = tip.querySelector("[data-prize]");
  if (!line) return;
  line.dataset.prize ||= line.textContent;
  const place = table.querySelector(`.loom [data-tip="${CSS.escape(tip.id)}"]`);
  line.textContent = place?.dataset.taken ?? line.dataset.prize;
}

// Why a thing cannot be chosen now stands in its tip, of which many things may share one.
function tellWhy(event) {
  const control = event.target.closest("[data-tip]");
  const tip = control && document.getElementById(control.dataset.tip);
  if (!tip) return;
  tellTaken(tip);
  const told = tip.querySelector(".why.now");
  if (!control.dataset.why) return void told?.remove();
  const why = told ?? document.createElement("p");
  why.className = "why now";
  why.textContent = control.dataset.why;
  if (told) return;
  const rule = tip.querySelector(".rule");
  if (rule) rule.before(why);
  else tip.append(why);
}

for (const kind of ["pointerover", "focusin", "pointerdown"]) table.addEventListener(kind, tellWhy, true);

// ------------------------------------------------- the others side by side

function compare(comparing) {
  table.classList.toggle("comparing", comparing);
  for (const details of table.querySelectorAll(".rival details")) details.open = comparing;
  showCompared();
}

function showCompared() {
  table.querySelector("[data-compare]")?.setAttribute("aria-pressed", String(table.classList.contains("comparing")));
}

table.addEventListener("click", (event) => {
  if (event.target.closest("[data-compare]")) compare(!table.classList.contains("comparing"));
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && table.classList.contains("comparing")) compare(false);
});

// ------------------------------------------------------------- drawing

function drawn() {
  showCompared();
  if (table.dataset.move === seen) return;
  seen = table.dataset.move;
  openPane();
}

document.addEventListener("figurka:drawn", drawn);
document.addEventListener("figurka:plan", (event) => show(event.detail));
drawn();
