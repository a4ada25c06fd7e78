// Placing a thing in its true shape, in the city and on the map: a ghost of it lies on one of the sites that
// the server lists. It follows the mouse until a click puts it down; there it is turned, or moved by another click, and
// laid for good only by a control that says so, or Enter. No rule is known here.
const table = document.getElementById("table");
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const told = ["points", "sides", "marks"];
const hovers = matchMedia("(hover: hover)");
const around = [[0, 1], [0, -1], [1, 0], [-1, 0]]; // where the tools may stand, seen from the ghost
const GAP = 3;
let now = null; // what is being placed: its box, its turns with their sites, which of them, its place, and the pointer
let held = false; // the ghost is being dragged
let dragged = false; // ... and has been moved so: the click that ends it turns nothing

// ------------------------------------------------------------------- sites

function sites() {
  return now.turns[now.turn].sites;
}

function least(list, distance) {
  let best = -1;
  let length = Infinity;
  list.forEach((each, index) => {
    const far = distance(each);
    if (far < length) [best, length] = [index, far];
  });
  return best;
}

// The site whose middle is nearest to a point, given as fractions of the box.
function nearest(x, y) {
  return least(sites(), (site) => Math.hypot(site.cx - x, site.cy - y));
}

function beside([dx, dy]) {
  const from = sites()[now.site];
  return least(sites(), (site) => {
    const [right, down] = [site.x - from.x, site.y - from.y];
    const along = right * dx + down * dy;
    const across = Math.abs(right * dy) + Math.abs(down * dx);
    return along > 0.01 ? along + 2 * across : Infinity;
  });
}

// ----------------------------------------------------------------- showing

function show() {
  const { box } = now;
  const site = sites()[now.site];
  for (const ghost of box.querySelectorAll(".ghost")) {
    const here = Number(ghost.dataset.turn) === now.turn;
    ghost.toggleAttribute("hidden", !here);
    if (!here) continue;
    ghost.style.setProperty("--x", site.x);
    ghost.style.setProperty("--y", site.y);
    write(ghost, site);
  }
  write(box, site);
  light(box, site.marks);
  showTools(box.querySelector(".placing-tools"), site);
  const says = box.querySelector(".placing-says");
  if (says) says.textContent = site.label ?? "";
  const button = table.querySelector("[data-place]");
  if (button) {
    button.dataset.option = site.option;
    if (site.then) button.dataset.then = site.then;
    else delete button.dataset.then;
  }
  foretell();
}

// Once it is put down, turning and laying stand beside it, where they cover the fewest of the other sites.
function showTools(tools, site) {
  tools.hidden = !now.put;
  if (tools.hidden) return;
  const box = now.box.getBoundingClientRect();
  const ghost = now.box.querySelector(".ghost:not([hidden])").getBoundingClientRect();
  const { width: size } = tools.lastElementChild.getBoundingClientRect();
  const others = sites().filter((each) => Math.hypot(each.cx - site.cx, each.cy - site.cy) > 0.01);
  const places = around.map(([dx, dy]) => {
    const [wide, tall] = dx ? [size, size * tools.children.length] : [size * tools.children.length, size];
    const x = site.cx * box.width + dx * ((ghost.width + wide) / 2 + GAP);
    const y = site.cy * box.height + dy * ((ghost.height + tall) / 2 + GAP);
    const out = Math.min(x - wide / 2, y - tall / 2, box.width - x - wide / 2, box.height - y - tall / 2) < -size;
    const covers = (each) => Math.abs(each.cx * box.width - x) < wide && Math.abs(each.cy * box.height - y) < tall;
    return { dx, x, y, cost: others.filter(covers).length + (out ? others.length + 1 : 0) };
  });
  const { dx, x, y } = places[least(places, (each) => each.cost)];
  tools.classList.toggle("upright", dx !== 0);
  tools.style.setProperty("--at-x", x / box.width);
  tools.style.setProperty("--at-y", y / box.height);
  tools.style.setProperty("--middle", site.cy);
}

function write(element, site) {
  for (const name of told) {
    if (name in site) element.dataset[name] = site[name];
    else delete element.dataset[name];
  }
}

// Parts of the drawing that a choice would complete.
function light(box, marks = "") {
  const lit = marks.split(" ");
  for (const part of box.querySelectorAll("[data-mark]")) part.classList.toggle("marked", lit.includes(part.dataset.mark));
}

function foretell() {
  const { plan } = sites()[now.site];
  if (plan) document.dispatchEvent(new CustomEvent("figurka:plan", { detail: plan }));
}

// ------------------------------------------------------------------ moving

function move(site) {
  if (site < 0 || site === now.site) return;
  now.site = site;
  dragged = held;
  show();
}

// It stays here until it is moved by another click, by dragging or by an arrow.
function put() {
  const { cx, cy } = sites()[now.site];
  now.put = true;
  now.place = [cx, cy];
  show();
}

function turn() {
  const [x, y] = now.put ? now.place : now.pointer ?? now.place;
  now.turn = (now.turn + 1) % now.turns.length;
  now.site = nearest(x, y);
  show();
}

function place() {
  table.querySelector("[data-place]")?.click();
}

function follow(event) {
  const box = now.box.getBoundingClientRect();
  now.pointer = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  move(nearest(...now.pointer));
}

// A ghost that was only shown where the mouse is goes back to its place when the mouse has gone.
function leave() {
  now.pointer = null;
  if (!now.put) move(nearest(...now.place));
}

function isHere(event) {
  return now !== null && event.target instanceof Element && now.box.contains(event.target) && !event.target.closest(".placing-tools");
}

table.addEventListener("pointerdown", (event) => {
  held = isHere(event) && event.target.closest(".ghost") !== null && (now.put || event.pointerType !== "mouse");
  dragged = false;
}, true);
addEventListener("pointerup", () => {
  if (now && dragged) put();
  held = false;
});

// A finger moves the ghost only by holding it, so that the page can still be scrolled.
table.addEventListener("pointermove", (event) => {
  if (!now) return;
  if (isHere(event) && (held || (event.pointerType === "mouse" && !now.put))) follow(event);
  else if (!held && now.pointer) leave();
});

table.addEventListener("click", (event) => {
  if (now && event.target.closest("[data-turn-it]")) return void turn();
  if (now && event.target.closest("[data-lay]")) return void place();
  if (!isHere(event) || event.target.closest("[data-option]")) return;
  event.stopPropagation();
  if (dragged) return;
  if (now.put && event.target.closest(".ghost")) turn();
  else follow(event);
  put();
  now.box.focus({ preventScroll: true });
}, true);

document.addEventListener("keydown", (event) => {
  if (!now || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
  const acts = event.target === now.box && (event.key === "Enter" || event.key === " ");
  if (event.key.toLowerCase() === "r") turn();
  else if (arrows[event.key] && isHere(event)) step(arrows[event.key]);
  else if (acts) place();
  else return;
  event.preventDefault();
  event.stopPropagation();
}, true);

function step(direction) {
  move(beside(direction));
  put();
}

// ----------------------------------------- what a single plot would complete

for (const kind of ["pointerover", "focusin", "pointerout", "focusout"]) {
  table.addEventListener(kind, (event) => {
    const plot = event.target.closest("[data-option][data-marks]");
    const box = plot?.closest(".city");
    if (box) light(box, kind === "pointerover" || kind === "focusin" ? plot.dataset.marks : "");
  });
}

// A hint names an option: the first site that it leads to is proposed.
document.addEventListener("figurka:hint", (event) => {
  if (!now) return;
  const { option, then } = event.detail;
  const leads = (site) => site.option === option && (!then || site.then === then);
  const turn = now.turns.findIndex((each) => each.sites.some(leads));
  if (turn < 0) return;
  now.turn = sites().some(leads) ? now.turn : turn;
  now.site = sites().findIndex(leads);
  put();
});

// --------------------------------------------------------------- beginning

// Where there is no mouse, or no other site, it is put down already.
function begun(box, text, { turns, turn: first = 0, site = 0 }) {
  const { cx, cy } = turns[first].sites[site];
  const alone = turns.every((each) => each.sites.length === 1);
  return { box, text, turns, turn: first, site, place: [cx, cy], put: alone || !hovers.matches, pointer: null };
}

// After an update the same placing goes on where it was: it is the same if its sites are.
function begin(event) {
  const was = now;
  const box = table.querySelector(".placing[data-placing]");
  const text = box?.querySelector("script.sites")?.textContent;
  now = null;
  if (!text || table.dataset.puzzle) return; // in a puzzle a proposal would tell the solution
  now = was?.text === text ? { ...was, box } : begun(box, text, JSON.parse(text));
  show();
  if (event && was?.text !== text && document.activeElement === document.body) box.focus({ preventScroll: true });
}

// When nothing else is pointed at any more, the plan is again that of the site.
for (const kind of ["pointerout", "focusout"]) {
  document.addEventListener(kind, (event) => {
    const from = event.target instanceof Element && event.target.closest("[data-plan]");
    if (now && from && !event.relatedTarget?.closest?.("[data-plan]")) foretell();
  });
}

document.addEventListener("figurka:drawn", begin);
document.addEventListener("DOMContentLoaded", () => begin()); // by then the plans listen
