// Tips: what a thing is, and why it cannot be chosen. They stand beside their thing and not over what is asked.
const table = document.getElementById("table");
const phone = matchMedia("(max-width: 720px)");
let tip = null;
let thing = null; // what the tip is about
let timer = 0;
let touched = false; // whether a finger came last
let hovered = ""; // the tip of what lies under the mouse: an update redraws that, and must not take its tip away
let since = ""; // the move at which the tip was opened
let rests = ""; // where the mouse was last

function showTip(element) {
  const next = document.getElementById(element.dataset.tip);
  if (!next || next === tip || !element.checkVisibility()) return;
  hideTip();
  [tip, thing, since] = [next, element, table.dataset.move];
  tip.showPopover();
  place();
}

// Of the places beside the thing, the one that covers least of what can be chosen.
function place() {
  if (phone.matches) return;
  const near = thing.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const fit = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
  const [beside, below] = [fit(near.top, height, innerHeight), fit(near.left, width, innerWidth)];
  const spots = [[near.right + 8, beside], [near.left - width - 8, beside], [below, near.bottom + 8], [below, near.top - height - 8]];
  const asked = [...table.querySelectorAll('[data-option], .decision[data-mine="1"]')].filter((each) => each !== thing && each.checkVisibility());
  const guide = document.querySelector(".guide-panel");
  const boxes = [near, ...asked.map((each) => each.getBoundingClientRect())];
  let best = null;
  let least = Infinity;
  for (const [x, y] of spots) {
    const [left, top] = [fit(x, width, innerWidth), fit(y, height, innerHeight)];
    const covered = boxes.reduce((sum, box, order) => sum + overlap(box, left, top, width, height) * (order ? 1 : 4), 0)
      + (guide ? overlap(guide.getBoundingClientRect(), left, top, width, height) * 8 : 0);
    if (covered < least) [best, least] = [[left, top], covered];
  }
  tip.style.setProperty("--tip-x", `${best[0]}px`);
  tip.style.setProperty("--tip-y", `${best[1]}px`);
}

function overlap(box, left, top, width, height) {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return across > 0 && down > 0 ? across * down : 0;
}

export function pinTip(element) {
  showTip(element);
  tip?.classList.add("pinned");
}

export function hideTip() {
  clearTimeout(timer);
  tip?.classList.remove("pinned");
  if (tip?.matches(":popover-open")) tip.hidePopover();
  tip = thing = null;
}

// Whoever has chosen does not want to read any more what it is: until he points at something else.
export function leaveTip() {
  hovered = "";
  hideTip();
}

// Who is asked something new has his eyes there, unless what he reads about is why he is asked.
function isInTheWay() {
  const mine = table.querySelector('.decision[data-mine="1"]');
  return Boolean(mine) && table.dataset.move !== since && !mine.querySelector(`.because [data-tip="${CSS.escape(tip.id)}"]`);
}

// After an update: a tip goes with its thing, and otherwise stays.
export function keepTip() {
  if (tip?.classList.contains("pinned") && isInTheWay()) hideTip();
  const again = tip && [...table.querySelectorAll(`[data-tip="${CSS.escape(tip.id)}"]`)].find((each) => each.checkVisibility());
  if (tip?.isConnected && tip.matches(":popover-open") && again) {
    thing = again;
    return void place();
  }
  hideTip();
  const under = hovered && table.querySelector(`[data-tip="${CSS.escape(hovered)}"]`);
  if (under) timer = setTimeout(() => showTip(under), 250);
}

// Something else may come to lie under a mouse that rests: nobody has pointed at that.
function hasMoved({ clientX, clientY }) {
  const was = rests;
  rests = `${clientX} ${clientY}`;
  return rests !== was;
}

for (const kind of ["pointerover", "pointermove"]) table.addEventListener(kind, (event) => {
  if (event.pointerType !== "mouse") return;
  const element = event.target.closest("[data-tip]");
  const name = element?.dataset.tip ?? "";
  const pointed = hasMoved(event);
  if (name === hovered && (event.type === "pointermove" || !pointed)) return;
  clearTimeout(timer);
  hovered = pointed ? name : "";
  if (!pointed) return;
  if (element && tip && tip.id !== name && !tip.classList.contains("pinned")) hideTip();
  // What a choice would bring is told elsewhere at once, so that its tip need not stand in the way.
  if (element) timer = setTimeout(() => showTip(element), element.dataset.plan ? 1200 : 250);
  else if (!event.target.closest(".tip") && !tip?.classList.contains("pinned")) hideTip();
});
table.addEventListener("pointerleave", () => { hovered = ""; });
table.addEventListener("focusin", (event) => {
  const element = event.target.closest("[data-tip]");
  if (element && event.target.matches(":focus-visible")) showTip(element);
});
table.addEventListener("focusout", (event) => {
  const held = touched && tip?.classList.contains("pinned"); // a finger that is lifted moves the focus
  if (!held && !event.relatedTarget?.closest(".tip")) hideTip();
});

// A tile of the bar stands for a thing of the table, and is explained as that is.
document.addEventListener("pointerdown", (event) => {
  const tile = event.target.closest(".choice-tile:not([data-tip])");
  const meant = tile && table.querySelector(`[data-key="${CSS.escape(tile.dataset.key)}"][data-tip]`);
  for (const name of ["tip", "now"]) if (meant?.dataset[name]) tile.dataset[name] = meant.dataset[name];
}, true);

// Whoever closes what is open, by finger or mouse, does nothing else: what lies under it was perhaps not even seen. What
// lies beside a tip is seen: a press on a choice is meant, and from one tip a finger may go to the next.
let closes = false; // whether the click that comes of this press counts for nothing
document.addEventListener("pointerdown", (event) => {
  closes = false;
  touched = event.pointerType !== "mouse";
  const open = document.querySelector(`[popover]:popover-open:is(:not(.tip)${touched ? ", .pinned" : ""}):not(.flight)`);
  if (!open || event.target.closest("[popover]:popover-open")) return;
  const own = `[popovertarget="${open.id}"]`;
  closes = !event.target.closest(open.matches(".tip") ? `${own}, [data-tip], [data-option]:not(:disabled)` : own);
}, true);
document.addEventListener("mousedown", (event) => { if (closes) event.preventDefault(); }, true);
document.addEventListener("click", (event) => {
  if (!closes) return void (touched && event.target.closest(".tip") && !event.target.closest("a") && hideTip());
  closes = false;
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);

table.addEventListener("pointerdown", (event) => {
  const element = event.target.closest("[data-tip]");
  if (!element || !touched || closes) event.target.closest(".tip") || hideTip();
  if (element && touched) timer = setTimeout(() => {
    pinTip(element);
    closes = true;
  }, 450);
});
for (const kind of ["pointerup", "pointercancel"]) table.addEventListener(kind, () => clearTimeout(timer));
document.addEventListener("keydown", () => { touched = closes = false; }, true);

// A hovering tip lets clicks through to what lies under it; one that is asked for stays, and its links work.
table.addEventListener("contextmenu", (event) => {
  const explained = event.target.closest("[data-tip]");
  if (!explained) return;
  event.preventDefault();
  pinTip(explained);
});
