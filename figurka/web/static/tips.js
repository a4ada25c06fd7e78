// Tips: what a thing is, and why it cannot be chosen. They stand beside their thing and not over what is asked.
const table = document.getElementById("table");
const phone = matchMedia("(max-width: 720px)");
let tip = null;
let thing = null; // what the tip is about
let timer = 0;
let touched = false; // whether a finger came last
let hovered = ""; // the tip of what lies under the mouse: an update redraws that, and must not take its tip away

function showTip(element) {
  const next = document.getElementById(element.dataset.tip);
  if (!next || next === tip || !element.checkVisibility()) return;
  hideTip();
  [tip, thing] = [next, element];
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
  const boxes = [near, ...asked.map((each) => each.getBoundingClientRect())];
  let best = null;
  let least = Infinity;
  for (const [x, y] of spots) {
    const [left, top] = [fit(x, width, innerWidth), fit(y, height, innerHeight)];
    const covered = boxes.reduce((sum, box, order) => sum + overlap(box, left, top, width, height) * (order ? 1 : 4), 0);
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

// After an update: a tip goes with its thing, and otherwise stays.
export function keepTip() {
  const again = tip && [...table.querySelectorAll(`[data-tip="${CSS.escape(tip.id)}"]`)].find((each) => each.checkVisibility());
  if (tip?.isConnected && tip.matches(":popover-open") && again) {
    thing = again;
    return void place();
  }
  hideTip();
  const under = hovered && table.querySelector(`[data-tip="${CSS.escape(hovered)}"]`);
  if (under) timer = setTimeout(() => showTip(under), 250);
}

table.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const element = event.target.closest("[data-tip]");
  clearTimeout(timer);
  hovered = element?.dataset.tip ?? "";
  if (element && tip && tip.id !== hovered && !tip.classList.contains("pinned")) hideTip();
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
table.addEventListener("pointerdown", (event) => {
  const element = event.target.closest("[data-tip]");
  touched = event.pointerType !== "mouse";
  if (!element || !touched) return void (event.target.closest(".tip") || hideTip());
  timer = setTimeout(() => {
    pinTip(element);
    const swallow = (click) => { click.stopPropagation(); click.preventDefault(); };
    element.addEventListener("click", swallow, { once: true, capture: true });
    // Not every browser clicks after a long press: the next touch counts again.
    document.addEventListener("pointerdown", () => element.removeEventListener("click", swallow, true), { once: true, capture: true });
  }, 450);
});
for (const kind of ["pointerup", "pointercancel"]) table.addEventListener(kind, () => clearTimeout(timer));
document.addEventListener("keydown", () => { touched = false; }, true);

// A hovering tip lets clicks through to what lies under it; one that is asked for stays, and its links work.
table.addEventListener("contextmenu", (event) => {
  const explained = event.target.closest("[data-tip]");
  if (!explained) return;
  event.preventDefault();
  pinTip(explained);
});
