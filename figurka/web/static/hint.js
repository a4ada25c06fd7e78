// The hint: what the strongest computer would choose, in the side column and as a mark on the thing itself. Where the
// page scrolls the column is far away: there the bar says it too.
import { openStrip } from "./bar.js";
import { surround } from "./trail.js";

const table = document.getElementById("table");
const panel = document.getElementById("hint");
const tab = document.getElementById("tab-hint");
const ring = document.getElementById("hint-mark");
let about = ""; // the move that the panel speaks of
let option = ""; // what is advised
let before = null; // the tab that was open before

function open() {
  const selected = document.querySelector('[role=tab][aria-selected="true"]');
  if (selected !== tab) before = selected;
  tab.hidden = false;
  tab.click();
}

function close() {
  if (!panel || tab.hidden) return;
  about = "";
  mark();
  tell();
  tab.hidden = true;
  if (tab.getAttribute("aria-selected") === "true") (before ?? document.getElementById("tab-journal")).click();
}

const inBar = (control) => Boolean(control?.closest(".decision"));

// What chooses the advised option: things of the table first, then those of the bar.
function controls() {
  if (!about || !option) return [];
  const all = [...table.querySelectorAll(`[data-option="${option}"]`)].filter((each) => each.checkVisibility() && !each.closest(".all-options"));
  return all.toSorted((one, other) => inBar(one) - inBar(other));
}

function mark() {
  const [control, ...others] = controls();
  ring.hidden = !control;
  if (control) surround(ring, control);
  ring.classList.toggle("over-bar", inBar(control));
  for (const each of table.querySelectorAll(".advised")) if (!others.includes(each)) each.classList.remove("advised");
  for (const each of others) each.classList.add("advised");
}

// The bar is drawn by the server; what it says of the hint is put there again whenever it was.
function tell() {
  const words = table.querySelector(".decision .words");
  const said = words?.querySelector(".advises") ?? document.createElement("p");
  if (!about) return void said.remove();
  said.className = "because advises";
  said.textContent = panel.querySelector(option ? ".option" : ".thinks").textContent.trim();
  words?.append(said);
}

// On a phone the tiles of one way of acting are shown at a time.
function showTile() {
  openStrip(`[data-option="${option}"]`);
  table.querySelector(`.choice-tile[data-option="${option}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
}

document.addEventListener("figurka:hinting", () => {
  about = table.dataset.move;
  option = "";
  panel.dataset.state = "thinking";
  mark();
  tell();
  open();
});

document.addEventListener("figurka:hint", (event) => {
  option = String(event.detail.option);
  panel.dataset.state = "told";
  panel.querySelector(".option").textContent = event.detail.label;
  showTile();
  const [control] = controls();
  control?.scrollIntoView({ block: "nearest" });
  control?.focus({ preventScroll: true });
  mark();
  tell();
});

document.addEventListener("figurka:hint-failed", close);
document.addEventListener("figurka:drawn", () => {
  if (about && table.dataset.move !== about) return close();
  if (about) mark();
  if (about) tell();
});
const follow = () => { if (about) mark(); };
addEventListener("resize", follow);
addEventListener("scroll", follow, { capture: true, passive: true });
panel?.querySelector("[data-close]").addEventListener("click", close);
