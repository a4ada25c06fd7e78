// The keyboard: arrows among what can be chosen, a letter for each tool, wherever the focus is.
import { leaveTip } from "./tips.js";

const table = document.getElementById("table");
const shortcuts = { u: '[data-act="undo"]', r: '[data-act="redo"]', h: '[data-act="hint"]', e: '[data-act="end-turn"]', g: '[data-act="guide"]', p: '.decision [data-key="pass"]' };
export const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Whether a key belongs to what has the focus: text is written there, or one of several is picked by arrows.
function isTaken(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (event.target.closest("dialog, textarea, select")) return true;
  const input = event.target.closest("input");
  return Boolean(input) && (!input.matches("[type=radio], [type=checkbox], [type=range]") || event.key in arrows);
}

document.addEventListener("keydown", (event) => {
  if (isTaken(event)) return;
  if (arrows[event.key]) go(event);
  else if (event.key === "?") open(table.dataset.rules, "_blank", "noopener");
  else if (event.key === "/") open(`${table.dataset.rules}#q`, "_blank", "noopener");
  else if (event.key === "Escape") leaveTip();
  else if (table.matches(".looking-back")) return; // what is asked now is not in sight
  else if (event.key === "b") [...table.querySelectorAll(".decision .answers :is(button, input):enabled")].find((each) => each.checkVisibility())?.focus();
  else if (shortcuts[event.key]) press(event.key);
  else return;
  if (event.key === "/") event.preventDefault();
});

function press(key) {
  const tool = table.querySelector(`${shortcuts[key]}:not([disabled])`);
  if (tool) tool.click();
  else if (key === "h") document.dispatchEvent(new Event("figurka:unadvised"));
}

// From a thing to the nearest choice in that direction; from nowhere to the first choice.
function go(event) {
  const from = event.target.closest("[data-key], [data-option], [data-lights]");
  const choices = [...table.querySelectorAll("[data-option], [data-lights]")].filter((each) => each.checkVisibility() && !each.disabled);
  const nowhere = event.target === document.body || event.target.id === "region-decision";
  if (!choices.length || !(from || nowhere)) return;
  event.preventDefault();
  (from ? nearest(from, arrows[event.key], choices) : choices.find((each) => each.dataset.option) ?? choices[0])?.focus();
}

// The closest of some controls in the direction of an arrow.
export function nearest(from, [dx, dy], controls) {
  const here = from.getBoundingClientRect();
  const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = centre(here);
  let best = null;
  let least = Infinity;
  for (const other of controls) {
    if (other === from || other.disabled || !other.checkVisibility()) continue;
    const [ox, oy] = centre(other.getBoundingClientRect());
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 4 && along + 2 * across < least) [best, least] = [other, along + 2 * across];
  }
  return best;
}
