// The journal: what its reader opened stays as he left it, and earlier turns come when he asks for them.
const journal = document.getElementById("region-journal");
const opened = new Map(); // by turn, whether its reader has opened or folded it
const read = new Map(); // items of earlier turns, by the turn before which they stand
let wanted = Infinity; // from which turn on he wants to read
let away = null; // how far down he has scrolled, unless he is at the end

journal.addEventListener("click", (event) => {
  const details = event.target.closest("summary")?.parentElement;
  if (details?.dataset.turn) opened.set(details.dataset.turn, !details.open);
  const button = event.target.closest("[data-earlier]");
  if (button) readOn(button);
});

journal.addEventListener("scroll", () => {
  if (looked !== null) return; // scrolled to the step that is looked at, not by its reader
  const left = journal.scrollHeight - journal.clientHeight - journal.scrollTop;
  away = left > 40 ? journal.scrollTop : null;
}, { passive: true });

async function readOn(button) {
  const height = journal.scrollHeight;
  const focused = document.activeElement === button;
  button.disabled = true;
  wanted = Number(button.dataset.earlier) - 1;
  await fill();
  button.disabled = false;
  journal.scrollTop += journal.scrollHeight - height; // what was being read stays where it was
  if (focused) journal.querySelector("[data-earlier], summary")?.focus({ preventScroll: true });
}

// As the game goes on, the page begins with later turns: those between are read as well.
async function fill() {
  const next = () => journal.querySelector("[data-earlier]");
  for (let button = next(); button && Number(button.dataset.earlier) > wanted; button = next()) {
    const before = button.dataset.earlier;
    if (!read.has(before)) {
      const items = await fetched(button.dataset.from).catch(() => null);
      if (!items) return;
      read.set(before, items);
    }
    if (!button.isConnected) return; // drawn anew meanwhile, and filled then
    // Copies: what stands in the page is changed when it is drawn anew.
    button.closest("li").replaceWith(...read.get(before).map((item) => item.cloneNode(true)));
  }
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) return null;
  const page = document.createElement("template");
  page.innerHTML = await response.text();
  return [...page.content.querySelectorAll(".told-turns > li")];
}

// The line of a step that is looked at is marked and in sight; what was opened for it is folded again.
let looked = null;
let unfolded = [];

function linesOf(at) {
  const lines = [...journal.querySelectorAll("[data-at]")].filter((line) => !line.querySelector("[data-at]"));
  const exact = lines.filter((line) => Number(line.dataset.at) === at);
  return exact.length ? exact : lines.filter((line) => Number(line.dataset.at) > at).slice(0, 1);
}

function markLooked() {
  for (const line of journal.querySelectorAll(".told-looked")) line.classList.remove("told-looked");
  for (const details of unfolded) details.open = false;
  unfolded = [];
  if (looked === null) return;
  const lines = linesOf(looked);
  for (const line of lines) {
    line.classList.add("told-looked");
    for (let each = line.closest("details:not([open])"); each; each = each.parentElement.closest("details:not([open])")) {
      each.open = true;
      unfolded.push(each);
    }
  }
  // By hand, not by scrollIntoView: on a phone that would leave the board.
  const box = lines[0]?.getBoundingClientRect();
  if (box) journal.scrollTop += box.top - journal.getBoundingClientRect().top - (journal.clientHeight - box.height) / 2;
}

document.addEventListener("figurka:looked", (event) => {
  const came = looked !== null && event.detail === null;
  looked = event.detail;
  markLooked();
  if (came) journal.scrollTop = away ?? journal.scrollHeight;
});

document.addEventListener("figurka:drawn", async () => {
  const stay = away;
  for (const details of journal.querySelectorAll("details[data-turn]")) {
    details.open = opened.get(details.dataset.turn) ?? details.open;
  }
  await fill();
  journal.scrollTop = stay ?? journal.scrollHeight;
  if (looked !== null) markLooked();
});
