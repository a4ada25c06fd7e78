// The worker picked in the bar goes along with a click on a space. A space that he cannot take is for the first who
// can: the space shows whom it would take. After each placing the pick begins anew.
const table = document.getElementById("table");
let wanted = "";
let asked = ""; // the move at which somebody was picked

const picks = () => [...table.querySelectorAll('.crew-pick input[name="worker"]:enabled')];

// What a tile beside the question offers has its place on the drawing: that one knows who may go there.
function workersOf(space) {
  const drawn = table.querySelector(`[data-workers][data-key="${CSS.escape(space.dataset.key)}"]`);
  return drawn?.dataset.workers.split(" ") ?? [];
}

function arm() {
  const offered = picks();
  const kind = offered.find((each) => each.checked)?.value;
  for (const space of table.querySelectorAll('[data-option][data-key^="at:"]')) {
    const able = workersOf(space);
    const goes = able.includes(kind) ? kind : offered.find((each) => able.includes(each.value))?.value;
    space.classList.toggle("not-now", Boolean(kind) && goes !== kind);
    showWhoGoes(space, goes === kind ? "" : goes);
    if (goes && offered.length > 1) space.dataset.then = `worker:${goes}`;
    else delete space.dataset.then;
  }
}

function showWhoGoes(space, kind) {
  space.querySelector(".goes-there")?.remove();
  const figure = kind && !space.matches(".beside, .choice-tile") && table.querySelector(`.crew-pick [value="${kind}"] + .worker`);
  if (!figure) return;
  const ghost = figure.cloneNode(true);
  ghost.classList.add("goes-there");
  space.append(ghost);
}

function pick(radio) {
  wanted = radio.value;
  asked = table.dataset.move;
  radio.checked = true;
  arm();
}

function drawn() {
  const radio = asked === table.dataset.move && picks().find((each) => each.value === wanted);
  if (radio) radio.checked = true;
  arm();
}

// An action stands for its space: where just one is for who was picked, a click anywhere in its box takes it. What explains
// something is left alone where it is opened by a tap or a key.
const hovers = matchMedia("(hover: hover)");

function onlySpace(box) {
  const spaces = [...box.querySelectorAll("[data-option]")];
  return spaces.length === 1 && !spaces[0].matches(".not-now") ? spaces[0] : null;
}

table.addEventListener("click", (event) => {
  const box = event.target.closest(".season .action");
  if (!box || event.target.closest("[data-option]")) return;
  if (event.target.closest("[data-tip]") && (!hovers.matches || !event.detail)) return;
  onlySpace(box)?.click();
});

table.addEventListener("change", (event) => {
  if (event.target.matches('.crew-pick input[name="worker"]')) pick(event.target);
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("textarea, select, dialog, input:not([type=radio])") || event.ctrlKey || event.metaKey || event.altKey) return;
  const radio = /^[1-5]$/.test(event.key) && picks()[Number(event.key) - 1];
  if (radio) pick(radio);
});

// A hint names a space, and who should go there.
document.addEventListener("figurka:hint", (event) => {
  const radio = picks().find((each) => `worker:${each.value}` === event.detail.then);
  if (radio) pick(radio);
});

document.addEventListener("figurka:drawn", drawn);
drawn();
