// Where the page scrolls, a new question brings what it asks about into sight: between what stays at the top and the
// bar at the bottom, unless the bar offers it too. The game names its parts, what stays, and when not to move.
const table = document.getElementById("table");
const scrolls = matchMedia("(max-width: 1199px)"); // where not everything fits on the screen
const { parts, stays, unless } = table.dataset;
let seen = ""; // the move that was looked at: what is scrolled by hand stays so until the next

function room() {
  const top = table.querySelector(stays)?.getBoundingClientRect().bottom ?? 0;
  return { top, bottom: table.querySelector(".decision").getBoundingClientRect().top };
}

function isSeen(control) {
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const within = room();
  return top >= within.top && bottom <= within.bottom && left >= 0 && right <= innerWidth;
}

function fits(part) {
  const within = room();
  return part.offsetHeight <= within.bottom - within.top;
}

function askedOnTheDrawing(bar) {
  const inBar = [...bar.querySelectorAll("[data-option]:not([data-place])")].filter((each) => each.checkVisibility());
  const offered = new Set(inBar.map((each) => each.dataset.option));
  return [...table.querySelectorAll("[data-option], [data-placing]")].filter(
    (each) => each.checkVisibility() && !each.closest(".decision, dialog") && !offered.has(each.dataset.option),
  );
}

function reach() {
  const bar = table.querySelector('.decision[data-mine="1"]');
  if (!bar || table.dataset.move === seen) return;
  seen = table.dataset.move;
  if (!scrolls.matches || table.querySelector(unless)) return;
  const asked = askedOnTheDrawing(bar);
  const part = asked[0]?.closest(parts);
  if (!part) return;
  const there = asked.filter((each) => part.contains(each));
  const visible = there.filter(isSeen).length;
  if (fits(part) ? visible === there.length : visible * 2 >= there.length) return;
  part.scrollIntoView({ block: "start", behavior: "instant" });
  if (!there.some(isSeen)) there[0].scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
}

document.addEventListener("figurka:drawn", reach);
reach();
