// What would come of a choice: shown while its control is pointed at or has the focus. And the panes of the
// dock: when something is asked that lies behind another tab, that tab is opened.
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

let seen = ""; // the move that was looked at: what is opened by hand stays so until the next

function openPane() {
  const panes = [...table.querySelectorAll(".pane")];
  const open = panes.find((pane) => pane.checkVisibility());
  const asked = panes.find((pane) => pane.querySelector("[data-option]"));
  if (!asked || open?.querySelector("[data-option]")) return;
  const tab = document.getElementById(asked.id.replace("region-", "pane-"));
  if (tab) tab.checked = true;
}

function drawn() {
  if (table.dataset.move === seen) return;
  seen = table.dataset.move;
  openPane();
}

document.addEventListener("figurka:drawn", drawn);
document.addEventListener("figurka:plan", (event) => show(event.detail));
drawn();
