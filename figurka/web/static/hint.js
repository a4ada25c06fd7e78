// The hint: the best options with their reasons in the side column, and a mark with its rank on each thing itself. Where the
// page scrolls the column is far away: there the bar says the first of them too.
import { openStrip } from "./bar.js";
import { beside, heartOf, readAnew } from "./marks.js";
import { toast } from "./table.js";
import { surround } from "./trail.js";

const table = document.getElementById("table");
const panel = document.getElementById("hint");
const tab = document.getElementById("tab-hint");
const rings = [...document.querySelectorAll("#hint-marks > *")];
const LOW = 46;
let about = ""; // the move that the panel speaks of
let advised = []; // option, rank and whether it shares that, the best first
let says = ""; // the first of them in one sentence
let before = null; // the tab that was open before
let stood = -1; // where the page stood when somebody went to the reasons

function open() {
  const selected = document.querySelector('[role=tab][aria-selected="true"]');
  if (selected !== tab) before = selected;
  tab.hidden = false;
  tab.click();
  dispatchEvent(new Event("resize")); // in a low window the players make room: what is marked on them is so no more
}

function close() {
  if (!panel || tab.hidden) return;
  about = "";
  advised = [];
  mark();
  tell();
  tab.hidden = true;
  if (stood >= 0) scrollTo(0, stood);
  stood = -1;
  if (tab.getAttribute("aria-selected") === "true") (before ?? document.getElementById("tab-journal")).click();
  dispatchEvent(new Event("resize"));
}

const inBar = (control) => Boolean(control?.closest(".decision"));

// What chooses an option: things of the table first, then those of the bar.
function controls(option) {
  const all = [...table.querySelectorAll(`[data-option="${option}"]`)].filter((each) => each.checkVisibility() && !each.closest(".all-options"));
  return all.toSorted((one, other) => inBar(one) - inBar(other));
}

// Whether a thing lies half under one that is marked already: two rings there would say nothing.
function isUnder(control, marked) {
  const box = control.getBoundingClientRect();
  return marked.some((each) => {
    const other = each.getBoundingClientRect();
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return width > 0 && height > 0 && width * height > 0.3 * Math.min(box.width * box.height, other.width * other.height);
  });
}

// On what is low a number would cover what is written: it stands at that edge where it covers least.
function makeRoom(ring, box) {
  const number = ring.firstElementChild;
  const isLow = box.height < LOW;
  ring.classList.toggle("over-low", isLow);
  if (!isLow) return void number.removeAttribute("style");
  const [x, y] = beside(number.getBoundingClientRect(), box);
  number.style.left = `${x - ring.clientLeft}px`;
  number.style.top = `${y - ring.clientTop}px`;
}

// Where the page is only scrolled, the numbers stay where they stand on their things.
function mark(isScrolled = false) {
  if (!isScrolled) readAnew();
  const others = [];
  const marked = [];
  for (const [place, ring] of rings.entries()) {
    const [option, rank, equal] = advised[place] ?? [];
    const [control, ...rest] = (option === undefined ? [] : controls(option)).filter((each) => !isUnder(each, marked));
    if (control) marked.push(control);
    ring.hidden = !control;
    ring.dataset.rank = rank;
    ring.firstElementChild.textContent = equal ? `${rank} =` : rank;
    if (control) surround(ring, heartOf(control));
    if (control && !isScrolled) makeRoom(ring, control.getBoundingClientRect());
    ring.classList.toggle("over-bar", inBar(control));
    if (place === 0) others.push(...rest);
  }
  for (const each of table.querySelectorAll(".advised")) if (!others.includes(each)) each.classList.remove("advised");
  for (const each of others) each.classList.add("advised");
}

// The bar is drawn by the server; what it says of the hint is put there again whenever it was.
function tell() {
  const words = table.querySelector(".decision .words");
  const said = words?.querySelector(".advises") ?? document.createElement("p");
  if (!about) return void said.remove();
  said.className = "because advises";
  said.textContent = says || panel.querySelector(".thinks").textContent.trim();
  if (says) said.append(" ", whyButton());
  words?.append(said);
}

// Leads from the bar to the reasons, which stand further down where the page scrolls.
function whyButton() {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "link", textContent: panel.dataset.why });
  button.addEventListener("click", () => {
    tab.click();
    stood = scrollY;
    panel.scrollIntoView({ block: "center" });
  });
  return button;
}

// All options are in sight; as many of them have their reasons open as there is room for, the best first.
function unfold() {
  const all = [...panel.querySelectorAll("details")];
  const fit = () => all.at(-1).getBoundingClientRect().bottom + panel.scrollTop <= panel.getBoundingClientRect().bottom;
  for (const each of all) each.open = true;
  for (const each of all.toReversed()) if (!fit()) each.open = false;
}

// On a phone the tiles of one way of acting are shown at a time.
function showTile(option) {
  openStrip(`[data-option="${option}"]`);
  table.querySelector(`.choice-tile[data-option="${option}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
}

document.addEventListener("figurka:hinting", () => {
  about = table.dataset.move;
  advised = [];
  says = "";
  panel.dataset.state = "thinking";
  panel.querySelector(".advices").replaceChildren();
  mark();
  tell();
  open();
});

document.addEventListener("figurka:hinting-on", () => {
  panel.dataset.state = "refining";
  panel.querySelector(".longer")?.remove();
});

document.addEventListener("figurka:hint", (event) => {
  if (!about) return; // closed meanwhile
  const first = advised[0]?.[0];
  advised = event.detail.ranks;
  says = event.detail.label;
  panel.dataset.state = event.detail.more ? "refining" : "told";
  panel.querySelector(".advices").innerHTML = event.detail.panel;
  unfold();
  const [option] = advised[0];
  if (option !== first) {
    showTile(option);
    const [control] = controls(option);
    control?.scrollIntoView({ block: "nearest" });
    if (first === undefined) control?.focus({ preventScroll: true });
  }
  mark();
  tell();
});

document.addEventListener("figurka:unadvised", () => {
  const why = table.querySelector(".decision")?.dataset.unadvised;
  if (why) toast(why);
});
document.addEventListener("figurka:hint-failed", close);
document.addEventListener("figurka:drawn", () => {
  if (about && table.dataset.move !== about) return close();
  if (about) mark();
  if (about) tell();
});
const follow = (event) => { if (about) mark(event.type === "scroll"); };
addEventListener("resize", follow);
addEventListener("scroll", follow, { capture: true, passive: true });
panel?.querySelector("[data-close]").addEventListener("click", close);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(":popover-open, dialog[open]")) close();
});
