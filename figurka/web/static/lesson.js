// A lesson: the guide's buttons, and one lamp on what is asked for; the rest lies in the shade and can be read.
import { openStrip } from "./bar.js";
import { askGuide } from "./table.js";
import { leaveTip } from "./tips.js";
import { surround } from "./trail.js";

const table = document.getElementById("table");
const lamp = document.getElementById("lamp");
const holes = lamp.querySelector("mask g");
const here = document.getElementById("here");
const bright = ".guide-panel, .decision-home, header.bar, [popover]:popover-open:not(.flight)";
const phone = matchMedia("(max-width: 720px)");
let begun = false;
let due = false;
let byKeys = false; // whoever plays by keys has the focus on what is lit: Enter chooses it

const guide = () => document.getElementById("guide");

// The things that are pointed at, as far as they are in sight; on a phone first the tile that stands for one in the bar.
function lit() {
  const keys = guide().dataset.points.split(" ").filter(Boolean);
  return keys.flatMap((key) => {
    const all = [...table.querySelectorAll(`[data-key="${CSS.escape(key)}"], [data-spot="${CSS.escape(key)}"]`)];
    const seen = all.filter((each) => each.checkVisibility() && !each.closest(".all-options, [data-shut]"));
    const [onBoard, inBar] = [seen.find((each) => !each.closest(".decision")), seen.find((each) => each.closest(".decision"))];
    return (phone.matches ? [inBar, onBoard] : [onBoard ?? inBar]).filter(Boolean);
  });
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
  const things = opening() ? [] : lit();
  holes.replaceChildren(...[...document.querySelectorAll(bright)].map((each) => hole(each, 12)), ...things.map((each) => hole(each, 12)));
  lamp.classList.toggle("on", things.length > 0 || opening());
  here.hidden = !things.length;
  if (!things.length) return;
  surround(here, things[0]);
  here.classList.toggle("over-bar", Boolean(things[0].closest(".decision")));
}

// Positions are read once a frame at most, however many things ask for it.
function soon() {
  if (!due) requestAnimationFrame(shine);
  due = true;
}

const opening = () => Boolean(guide().dataset.opening) && !begun;

function stand() {
  guide().classList.toggle("opens", opening());
  const ended = Boolean(guide().dataset.ends);
  for (const part of table.querySelectorAll("#region-board, #region-dock, #region-decision")) part.inert = ended || opening();
  if (opening()) guide().querySelector(".begin")?.focus({ preventScroll: true });
  if (ended) guide().querySelector("[data-onward]")?.focus({ preventScroll: true });
  const { part, answers } = guide().dataset;
  history.replaceState(null, "", `${table.dataset.lesson}?part=${part}${answers ? `&answers=${answers}` : ""}`);
  bring();
  if (byKeys && !ended && !opening()) {
    lit().find((each) => "option" in each.dataset)?.focus({ preventScroll: true });
    leaveTip(); // it would lie over what is asked
  }
  soon();
}

// What is asked for may lie outside the window, or on a phone below the guide, who stands on the bar.
function bring() {
  if (phone.matches && !opening()) openTiles();
  const bar = table.querySelector(".decision");
  guide().style.bottom = phone.matches && bar ? `${bar.offsetHeight}px` : "";
  const things = opening() ? [] : lit();
  const tile = things.find((each) => each.closest(".choice-strip"));
  tile?.scrollIntoView({ block: "nearest", inline: "center" });
  const thing = things.find((each) => !each.closest(".decision"));
  if (!thing) return;
  const box = thing.getBoundingClientRect();
  const foot = phone.matches ? guide().getBoundingClientRect().top : innerHeight;
  if (box.top < 60 || box.bottom > foot) scrollBy({ top: box.top - Math.max(60, (foot - box.height) / 2) });
}

function openTiles() {
  for (const key of guide().dataset.points.split(" ").filter(Boolean)) {
    openStrip(`[data-key="${CSS.escape(key)}"]`);
  }
}

const acts = {
  begin: () => {
    begun = true;
    document.getElementById("region-decision").focus({ preventScroll: true });
    stand();
  },
  undo: () => askGuide("undo", {}),
  show: () => askGuide("show", {}),
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
const places = () => (opening() ? [] : lit()).map((each) => Object.values(each.getBoundingClientRect().toJSON()).join()).join(";");
let seen = "";
setInterval(() => {
  const now = places();
  if (now !== seen) soon();
  seen = now;
}, 350);
addEventListener("scroll", soon, { capture: true, passive: true });
document.addEventListener("toggle", soon, true);
begun = guide().dataset.answers !== "";
stand();
