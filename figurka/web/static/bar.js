// How high the bar is that asks: where it lies over the page, the page's foot and what is scrolled to keep clear of it.
const table = document.getElementById("table");
// The height is not inherited (house.css), so that setting it styles these and not the thousands of things within.
const clear = [document.documentElement, table];
let bar = null;
let height = 0;

const heights = new ResizeObserver(() => {
  if (bar.offsetHeight === height) return;
  height = bar.offsetHeight;
  for (const each of clear) each.style.setProperty("--bar-height", `${height}px`);
});

function watch() {
  const drawn = table.querySelector(".decision, .replay");
  if (drawn === bar) return;
  heights.disconnect();
  bar = drawn;
  if (bar) heights.observe(bar);
}

// On a phone the tiles of one way of acting are shown at a time: those with a tile that this selector finds.
export function openStrip(tile) {
  const strip = table.querySelector(`.choice-strip[data-shut] ${tile}`)?.closest(".choice-strip");
  const ways = strip ? [...table.querySelectorAll("[data-lights]")] : [];
  ways.find((way) => way.querySelector("b").textContent === strip.getAttribute("aria-label"))?.click();
}

document.addEventListener("figurka:drawn", watch);
watch();

// A click that closes an open list or menu does nothing else, whatever lies there.
let closes = false;

addEventListener("pointerdown", ({ target }) => {
  const open = document.querySelector(".every:popover-open, #menu-of-table:popover-open");
  closes = open !== null && !open.contains(target) && !target.closest?.("[popovertarget]");
}, true);
addEventListener("click", (event) => {
  if (!closes || !event.detail) return;
  closes = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
