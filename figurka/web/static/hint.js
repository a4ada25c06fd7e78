// The hint: what the strongest computer would choose, in the side column and as a mark on the thing itself.
import { surround } from "./trail.js";

const table = document.getElementById("table");
const panel = document.getElementById("hint");
const tab = document.getElementById("tab-hint");
const ring = document.getElementById("hint-mark");
let about = ""; // the move that the panel speaks of
let control = null; // what is advised
let before = null; // the tab that was open before

function open() {
  const selected = document.querySelector('[role=tab][aria-selected="true"]');
  if (selected !== tab) before = selected;
  tab.hidden = false;
  tab.click();
}

function close() {
  if (!panel || tab.hidden) return;
  control = null;
  about = "";
  mark();
  tab.hidden = true;
  if (tab.getAttribute("aria-selected") === "true") (before ?? document.getElementById("tab-journal")).click();
}

function mark() {
  const shown = control?.isConnected && control.checkVisibility();
  ring.hidden = !shown;
  if (shown) surround(ring, control);
}

document.addEventListener("figurka:hinting", () => {
  about = table.dataset.move;
  control = null;
  panel.dataset.state = "thinking";
  mark();
  open();
});

document.addEventListener("figurka:hint", (event) => {
  const { option, label } = event.detail;
  const controls = [...table.querySelectorAll(`[data-option="${option}"]`)];
  control = controls.find((each) => each.checkVisibility() && !each.closest(".all-options")) ?? null;
  panel.dataset.state = "told";
  panel.querySelector(".option").textContent = label;
  control?.scrollIntoView({ block: "nearest" });
  control?.focus({ preventScroll: true });
  mark();
});

document.addEventListener("figurka:hint-failed", close);
document.addEventListener("figurka:drawn", () => { if (about && table.dataset.move !== about) close(); else mark(); });
addEventListener("resize", mark);
addEventListener("scroll", mark, { capture: true, passive: true });
panel?.querySelector("[data-close]").addEventListener("click", close);
