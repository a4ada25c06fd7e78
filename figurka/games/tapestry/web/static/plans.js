// What would come of a choice: shown while its control is pointed at or has the focus. And the panes of the
// dock: when something is asked that lies behind another tab, that tab is opened; where the page scrolls what is
// asked is brought into view, unless the bar at the bottom offers it too.
const table = document.getElementById("table");
const scrolls = matchMedia("(max-width: 1199px)"); // where not everything fits on the screen

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

let seen = ""; // the move that was looked at: what is opened or scrolled by hand stays so until the next

function openPane() {
  const panes = [...table.querySelectorAll(".pane")];
  const open = panes.find((pane) => pane.checkVisibility());
  const asked = panes.find((pane) => pane.querySelector("[data-option]"));
  if (!asked || open?.querySelector("[data-option]")) return;
  const tab = document.getElementById(asked.id.replace("region-", "pane-"));
  if (tab) tab.checked = true;
}

const holders = ".world, .tracks, .home, .panes, .mine, .offer, .rivals";

function bringIntoView() {
  const bar = table.querySelector(".decision");
  if (!scrolls.matches || !bar || table.querySelector(".story:not([hidden])")) return;
  const buttons = bar.querySelectorAll(":scope > .ways [data-option], :scope > .options > [data-option]:not([data-place])");
  const offered = new Set([...buttons].filter((each) => each.checkVisibility()).map((each) => each.dataset.option));
  const asked = [...table.querySelectorAll(":is(.board, .dock, .side) :is([data-option], [data-placing])")]
    .filter((each) => each.checkVisibility() && !offered.has(each.dataset.option));
  const holder = asked[0]?.closest(holders);
  const [top, bottom] = [table.querySelector(".jump").getBoundingClientRect().bottom, bar.getBoundingClientRect().top];
  const hidden = ({ top: above, bottom: below }) => above < top || below > bottom;
  if (asked.some((each) => each.closest(holders) === holder && hidden(each.getBoundingClientRect()))) holder?.scrollIntoView();
}

function drawn() {
  if (table.dataset.move === seen) return;
  seen = table.dataset.move;
  openPane();
  bringIntoView();
}

document.addEventListener("figurka:drawn", drawn);
document.addEventListener("figurka:plan", (event) => show(event.detail));
drawn();
