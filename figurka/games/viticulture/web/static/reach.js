// Where the page scrolls, a new question brings what it asks about into sight: between what is needed, which stays
// at the top, and the bar at the bottom.
const table = document.getElementById("table");
const root = document.documentElement;
const scrolls = matchMedia("(max-width: 1199px)");
const parts = ".season, .base-line, .almanac > *, .dock > *, .players";
let asked = "";

const heights = new ResizeObserver(([entry]) => {
  root.style.setProperty("--bar-height", `${entry.target.offsetHeight}px`);
});

function isSeen(control) {
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const least = table.querySelector(".needs").getBoundingClientRect().bottom;
  const most = table.querySelector(".decision").getBoundingClientRect().top;
  return top >= least && bottom <= most && left >= 0 && right <= innerWidth;
}

function reach() {
  const question = table.querySelector('.decision[data-mine="1"] .asks')?.textContent ?? "";
  if (question === asked) return;
  asked = question;
  if (!question || !scrolls.matches || table.querySelector(".decision .options.whole")) return;
  const controls = [...table.querySelectorAll("[data-option]")];
  const drawn = controls.filter((each) => each.checkVisibility() && !each.closest(".decision, dialog"));
  if (!drawn.length || drawn.filter(isSeen).length * 2 >= drawn.length) return;
  drawn[0].closest(parts)?.scrollIntoView({ block: "start", behavior: "instant" });
  if (!drawn.some(isSeen)) drawn[0].scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
}

function drawn() {
  const bar = table.querySelector(".decision, .replay");
  heights.disconnect();
  if (bar) heights.observe(bar);
  reach();
}

document.addEventListener("figurka:drawn", drawn);
drawn();
