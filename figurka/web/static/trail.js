// What the others have done since one last chose, on the board itself: numbered marks in the colour of each seat.
import { arrived } from "./drawing.js";

const table = document.getElementById("table");
const layer = document.getElementById("trail");
const phone = matchMedia("(max-width: 720px)");
const most = 12; // so many steps are marked at once
let until = Infinity; // while somebody steps through it: the last choice that is shown
let due = false;

// Lays a ring around a thing, wherever on the screen that is.
export function surround(ring, place) {
  const { x, y, width, height } = place.getBoundingClientRect();
  ring.style.transform = `translate(${x}px, ${y}px)`;
  ring.style.width = `${width}px`;
  ring.style.height = `${height}px`;
}

// Whether a thing has been scrolled out of the sight of a list that it lies in.
function isClipped(place) {
  const box = place.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let home = place.parentElement; home && home !== table; home = home.parentElement) {
    if (getComputedStyle(home).overflow === "visible") continue;
    const frame = home.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return true;
  }
  return false;
}

// Where a step is shown: on the first of its spots that is in sight; of several of a name, where its seat's piece stands.
function spotOf(step) {
  for (const name of step.dataset.spots.split(" ")) {
    const spot = CSS.escape(name);
    const found = [...table.querySelectorAll(`[data-spot="${spot}"], [data-key="${spot}"]`)]
      .filter((each) => each.checkVisibility() && !each.closest(".decision, .dock") && !isClipped(each));
    if (found.length) return found.find((each) => each.querySelector(`[data-seat="${step.dataset.seat}"]`)) ?? found.at(-1);
  }
  return null;
}

// What was done several times in one place is one mark, the last.
function marks() {
  const found = new Map();
  for (const step of document.querySelectorAll("#region-trail [data-spots]")) {
    if (Number(step.dataset.at) > until) break;
    const place = spotOf(step);
    found.delete(place);
    if (place) found.set(place, { seat: step.dataset.seat, at: step.dataset.at, place });
  }
  return [...found.values()].slice(-most);
}

function draw() {
  due = false;
  const gliding = arrived();
  if (gliding) return void gliding.then(later); // a mark stands where its piece comes to rest
  const colours = getComputedStyle(table);
  const parts = marks().map(({ seat, at, place }, number) => {
    const ring = document.createElement("i");
    ring.dataset.seat = seat;
    ring.dataset.at = at;
    ring.style.setProperty("--seat", colours.getPropertyValue(`--seat-${seat}`)); // a game's own, for this lies outside of it
    if (place.dataset.mark) ring.dataset.mark = place.dataset.mark;
    surround(ring, place);
    const mark = document.createElement("b");
    mark.textContent = String(number + 1);
    ring.append(mark);
    return ring;
  });
  parts.at(-1)?.classList.add("last");
  layer.replaceChildren(...parts);
  for (const told of table.querySelectorAll("#region-journal [data-step]")) delete told.dataset.step;
  parts.forEach((ring, number) => {
    const told = table.querySelector(`#region-journal [data-at="${ring.dataset.at}"]`);
    if (told) told.dataset.step = String(number + 1);
  });
}

function later() {
  if (due) return;
  due = true;
  requestAnimationFrame(draw);
}

export function markUntil(at) {
  until = at;
  later();
}

// Where the page scrolls, what was done comes into sight.
document.addEventListener("figurka:looked", (event) => {
  const last = marks().at(-1);
  if (phone.matches && last && Number(last.at) === event.detail) last.place.scrollIntoView({ block: "center", inline: "nearest" });
});
document.addEventListener("figurka:drawn", later);
addEventListener("resize", later);
addEventListener("scroll", later, { capture: true, passive: true });
later();
