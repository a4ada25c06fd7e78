// A lesson: the guide's buttons, and one lamp on what is asked for; the rest lies in the shade and can be read.
import { beside, inSight, readAnew, seen } from "./marks.js";
import { askGuide } from "./table.js";
import { leaveTip } from "./tips.js";
import { surround } from "./trail.js";

const table = document.getElementById("table");
const lamp = document.getElementById("lamp");
const holes = lamp.querySelector("mask g");
const here = document.getElementById("here");
const bright = ".guide-panel, .decision-home, header.bar, [popover]:popover-open:not(.flight)";
const phone = matchMedia("(max-width: 720px)");
const letters = document.createElement("div");
letters.className = "lamp-letters";
letters.setAttribute("aria-hidden", "true");
const later = here.cloneNode(true); // around what was chosen and must wait
later.id = "later";
later.classList.add("waits");
later.querySelector("b").textContent = document.getElementById("guide").dataset.notYet;
here.after(later, letters);
const HIGH_BAR = 180; // where the answers take so much of a phone, the guide takes less
let begun = false;
let due = false;
let byKeys = false; // whoever plays by keys has the focus on what is lit: Enter chooses it

const guide = () => document.getElementById("guide");

// The things that are pointed at, as far as they are on the page: first on the board, otherwise in the bar.
const lit = () => named("points");

function named(which) {
  return guide().dataset[which].split(" ").filter(Boolean).flatMap((key) => seen(key));
}

// Where one clicks: on what is pointed at, or on an answer in the bar if that is only the reason of the question.
function target(things) {
  const chosen = things.filter((each) => each.matches("[data-option]") || each.querySelector("[data-option]"));
  const answers = table.querySelector(".decision .options, .decision .answers");
  const several = chosen.length > 1 && chosen[0].closest(".decision");
  if (chosen.length > 1 && !several && guide().classList.contains("several")) return undefined; // each of them is right
  if (chosen.length && !several) return chosen[0];
  const asked = guide().classList.contains("asks") && guide().dataset.part === "lesson";
  return asked && answers?.querySelector("[data-option]")?.checkVisibility() ? answers : chosen[0];
}

function hole(place, round) {
  const { x, y, width, height } = place.getBoundingClientRect();
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const box = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: round };
  for (const [name, value] of Object.entries(box)) rect.setAttribute(name, String(value));
  return rect;
}

function shine() {
  due = false;
  readAnew();
  const things = opening() ? [] : lit();
  holes.replaceChildren(...[...document.querySelectorAll(bright)].map((each) => hole(each, 12)), ...things.map((each) => hole(each, 12)));
  lamp.classList.toggle("on", things.length > 0 || opening());
  letter();
  const compares = guide().classList.contains("compares"); // letters say where, and that all are good
  flag(here, opening() || compares ? null : target(things));
  flag(later, guide().dataset.waits && seen(guide().dataset.waits)[0]);
}

// The flag looks like a button, so it is one: for its thing, where that is one choice.
here.querySelector("span").addEventListener("click", () => {
  const thing = target(lit());
  const choices = thing?.matches("[data-option]") ? [thing] : [...thing?.querySelectorAll("[data-option]") ?? []];
  if (choices.length === 1) choices[0].click();
});

function flag(mark, thing) {
  mark.hidden = !thing;
  if (!thing) return;
  surround(mark, thing);
  mark.classList.toggle("over-bar", Boolean(thing.closest(".decision")));
  const sign = mark.querySelector("span");
  const [x, y] = beside(sign.getBoundingClientRect(), thing.getBoundingClientRect());
  sign.style.left = `${x}px`;
  sign.style.top = `${y}px`;
}

// What the letters of the list stand for: of what is scrolled away, or under the guide, one would stand on another thing.
function lettered() {
  const rows = opening() ? [] : [...guide().querySelectorAll(".choices [data-letter]")];
  const foot = phone.matches ? guide().getBoundingClientRect().top : innerHeight;
  const isSeen = (each) => inSight(each, 0, each.closest(".decision") ? innerHeight : foot);
  return rows.flatMap((row) => seen(row.dataset.key).filter(isSeen).map((thing) => [row, thing]));
}

// Letters on the table are those of the list: what may be chosen, and what comes of it.
function letter() {
  const marks = lettered();
  letters.replaceChildren(...marks.map(([row, thing]) => {
    const mark = document.createElement("b");
    const place = thing.getBoundingClientRect();
    const { x, y } = place;
    const inBar = Boolean(thing.closest(".decision"));
    const [across, down] = !phone.matches ? [-21, -8] : inBar ? [9, (place.height - 24) / 2] : beside({ width: 24, height: 24 }, place);
    mark.textContent = row.dataset.letter;
    mark.style.transform = `translate(${Math.max(2, x + across)}px, ${Math.max(2, y + down)}px)`;
    mark.classList.toggle("over-bar", inBar);
    return mark;
  }));
}

// Positions are read once a frame at most, however many things ask for it.
function soon() {
  if (!due) requestAnimationFrame(shine);
  due = true;
}

const opening = () => Boolean(guide().dataset.opening) && !begun;

function stand() {
  guide().classList.toggle("opens", opening());
  guide().classList.remove("whole");
  guide().scrollTop = 0;
  const ended = Boolean(guide().dataset.ends);
  for (const part of table.querySelectorAll("#region-board, #region-dock, #region-decision")) part.inert = ended || opening();
  if (opening()) guide().querySelector(".begin")?.focus({ preventScroll: true });
  if (ended) guide().querySelector("[data-onward]")?.focus({ preventScroll: true });
  const { part, answers } = guide().dataset;
  history.replaceState(null, "", `${table.dataset.lesson}?part=${part}${answers ? `&answers=${answers}` : ""}`);
  bring();
  bars.disconnect();
  for (const bar of table.querySelectorAll(".decision")) bars.observe(bar, { box: "border-box" });
  if (byKeys && !ended && !opening()) {
    lit().find((each) => "option" in each.dataset)?.focus({ preventScroll: true });
    leaveTip(); // it would lie over what is asked
  }
  soon();
}

// What is asked for may lie outside the window, or on a phone below the guide, who stands on the bar.
function bring() {
  if (phone.matches) for (const strip of table.querySelectorAll(".choice-strip")) strip.toggleAttribute("data-shut", true);
  standOnBar();
  const rows = [...guide().querySelectorAll(".choices [data-letter]")];
  const things = opening() ? [] : [target(lit()), ...lit(), ...rows.flatMap((row) => seen(row.dataset.key)), ...named("about"), ...unseen()];
  const thing = things.find((each) => each && !each.closest(".decision"));
  if (!thing) return;
  if (phone.matches) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = thing.getBoundingClientRect();
  const foot = phone.matches ? guide().getBoundingClientRect().top : innerHeight;
  if (box.top < 60 || box.bottom > foot) scrollBy({ top: box.top - Math.max(60, (foot - box.height) / 2) });
}

// On a phone he stands on the bar, also while its tiles are open.
function standOnBar() {
  const bar = table.querySelector(".decision");
  guide().style.bottom = phone.matches && bar ? `${bar.offsetHeight}px` : "";
  guide().classList.toggle("tight", bar?.offsetHeight > HIGH_BAR);
  fold();
  table.style.paddingBottom = phone.matches ? `${innerHeight - guide().getBoundingClientRect().top + 16}px` : "";
}

const bars = new ResizeObserver(() => {
  standOnBar();
  soon();
});

// On a phone what a choice leads to may be asked of things that lie elsewhere on the table.
function unseen() {
  if (!phone.matches || !guide().classList.contains("within")) return [];
  const things = [...table.querySelectorAll(":is(#region-board, #region-dock) [data-option]")].filter((each) => each.checkVisibility());
  const foot = guide().getBoundingClientRect().top;
  return things.some((each) => inSight(each, 60, foot)) ? [] : things.slice(0, 1);
}

// On a phone he has four lines; what is longer scrolls there, or is opened as a whole.
function fold() {
  const [more, spoken] = [guide().querySelector(".more"), guide().querySelector(".spoken")];
  const whole = guide().classList.contains("whole");
  more.hidden = !phone.matches || (!whole && spoken.scrollHeight <= spoken.clientHeight + 2);
  more.setAttribute("aria-expanded", String(whole));
}

const acts = {
  begin: () => {
    begun = true;
    document.getElementById("region-decision").focus({ preventScroll: true });
    stand();
  },
  undo: () => askGuide("undo", {}),
  show: () => askGuide("show", {}),
  more: () => {
    guide().classList.toggle("whole");
    fold();
    soon();
  },
  reset: () => { begun = true; askGuide("reset", {}); },
};

table.addEventListener("click", (event) => {
  const act = event.target.closest("[data-guide]")?.dataset.guide;
  if (act) acts[act]();
});
addEventListener("keydown", () => { byKeys = true; }, true);
addEventListener("pointerdown", () => { byKeys = false; }, true);
document.addEventListener("figurka:drawn", stand);
addEventListener("resize", soon);
// What glides to its place, or makes room for another thing, is followed: it is looked at now and then where it stands.
const followed = () => [...(opening() ? [] : lit()), ...lettered().map(([, thing]) => thing)];
const places = () => followed().map((each) => Object.values(each.getBoundingClientRect().toJSON()).join()).join(";");
let stood = "";
setInterval(() => {
  const now = places();
  if (now !== stood) soon();
  stood = now;
}, 350);
addEventListener("scroll", soon, { capture: true, passive: true });
document.addEventListener("toggle", soon, true);
begun = guide().dataset.answers !== "";
stand();
