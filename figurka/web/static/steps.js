// Stepping through the positions of a game: on the table since one last chose, in a replay from start to end.
import { lookBack, lookNow, toast } from "./table.js";
import { markUntil } from "./trail.js";

const table = document.getElementById("table");
const pauses = { slow: 2600, normal: 1300, fast: 500, "at-once": 120 };
const seat = new URLSearchParams(location.search).get("seat");
const known = new Map(); // positions that were fetched already
let wanted = null; // the position that was asked for last: others that come late are not shown
let timer = 0;

export const pace = () => localStorage.getItem("pace") ?? "normal";

async function position(at) {
  if (known.has(at)) return known.get(at);
  const response = await fetch(`/tables/${table.dataset.table}/positions?at=${at}${seat === null ? "" : `&seat=${seat}`}`);
  if (!response.ok) throw new Error(response.statusText);
  const answer = await response.json();
  if (known.size > 400) known.clear();
  known.set(at, answer);
  return answer;
}

// Shows a position and fetches the one that probably comes next.
async function show(at, then) {
  wanted = at;
  try {
    const answer = await position(at);
    if (wanted !== at) return null;
    lookBack(answer.regions);
    if (then !== undefined) position(then).catch(() => {});
    return answer;
  } catch {
    toast(table.dataset.lost, true);
    stop();
    return null;
  }
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  for (const button of document.querySelectorAll("[data-autoplay]")) button.setAttribute("aria-pressed", "false");
}

function start(next) {
  for (const button of document.querySelectorAll("[data-autoplay]")) button.setAttribute("aria-pressed", "true");
  const step = async () => {
    if (!(await next())) return stop();
    if (timer) timer = setTimeout(step, pauses[pace()]);
  };
  timer = setTimeout(step, 60);
}

const isPlaying = () => timer !== 0;

// -------------------------------------------------------- since one last chose

const player = document.getElementById("player");
let at = null; // the position that is shown, or none if it is that of now

function span() {
  const told = document.querySelector("#region-trail [data-first]");
  return told ? [Number(told.dataset.first), Number(told.dataset.last)] : [0, 0];
}

async function go(to) {
  const [first, last] = span();
  if (to >= last) return now();
  at = Math.max(first, to);
  count();
  markUntil(at);
  return show(at, at + 1);
}

export function now() {
  stop();
  at = wanted = null;
  markUntil(Infinity);
  lookNow();
  count();
  return null;
}

function count() {
  if (!player) return;
  const [first, last] = span();
  const steps = last - first;
  player.querySelector("[data-count]").textContent = steps ? `${(at ?? last) - first} / ${steps}` : "";
  for (const button of player.querySelectorAll("[data-player]")) button.disabled = !steps || (button.dataset.player === "now" && at === null);
}

const acts = {
  first: () => { stop(); go(span()[0]); },
  back: () => { stop(); go((at ?? span()[1]) - 1); },
  next: () => { stop(); go((at ?? span()[0]) + 1); },
  play: () => {
    if (isPlaying()) return stop();
    at ??= span()[0];
    start(() => go(at + 1));
  },
  now,
};

export function step(by) {
  stop();
  go((at ?? (by > 0 ? span()[0] : span()[1])) + by);
}

player?.addEventListener("click", (event) => {
  const act = event.target.closest("[data-player]")?.dataset.player;
  if (act) acts[act]();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && at !== null) now();
});
document.addEventListener("figurka:drawn", count);
document.addEventListener("figurka:now", () => { stop(); at = wanted = null; markUntil(Infinity); count(); });
count();

// ----------------------------------------------------------------------- pace

const paces = document.querySelector("[data-pace]");
const sits = Boolean(table.dataset.live) && table.dataset.viewer !== "";
const tellPace = () => fetch(`/api/tables/${table.dataset.table}/pace`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ pace: pace() }),
}).catch(() => {}); // then the computers go on as before

if (paces) {
  paces.value = pace();
  paces.addEventListener("change", () => {
    localStorage.setItem("pace", paces.value);
    if (sits) tellPace();
  });
  if (sits && pace() !== "normal") tellPace();
}

// --------------------------------------------------------------------- replay

const bar = document.querySelector("[data-replay]");
if (bar) replay();

function replay() {
  const choices = Number(bar.dataset.choices);
  const turns = bar.dataset.turns.split(" ").map(Number);
  const slider = bar.querySelector("input[type=range]");
  const play = bar.querySelector("[data-autoplay]");
  let here = Number(bar.dataset.at);

  const places = () => ({
    first: 0,
    "back-turn": Math.max(0, ...turns.filter((each) => each < here)),
    back: Math.max(0, here - 1),
    next: Math.min(choices, here + 1),
    "next-turn": Math.min(choices, ...turns.filter((each) => each > here)),
    last: choices,
  });

  async function reach(to) {
    here = to;
    slider.value = String(to);
    const answer = await show(to, Math.min(choices, to + 1));
    if (!answer) return false;
    tell(answer);
    return to < choices;
  }

  function tell({ turn, choice }) {
    bar.dataset.at = String(here);
    for (const closed of bar.querySelectorAll(".closed")) closed.hidden = here < choices;
    bar.querySelector(".when b").textContent = turn;
    bar.querySelector(".when small").textContent = choice;
    const link = `${bar.dataset.replay}?at=${here}${seat === null ? "" : `&seat=${seat}`}`;
    history.replaceState(null, "", link);
    bar.querySelector("[data-link]").href = link;
    for (const field of document.querySelectorAll("[data-from-here]")) field.value = String(here);
    for (const [name, to] of Object.entries(places())) bar.querySelector(`[data-step="${name}"]`).setAttribute("aria-disabled", String(to === here));
  }

  bar.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (!button) return;
    event.preventDefault();
    stop();
    reach(places()[button.dataset.step]);
  });
  slider.addEventListener("input", () => { stop(); reach(Number(slider.value)); });
  slider.addEventListener("change", (event) => event.preventDefault());
  play.hidden = false;
  play.addEventListener("click", () => {
    if (isPlaying()) return stop();
    start(() => here < choices && reach(here + 1));
  });
  const keys = { ArrowLeft: "back", ArrowRight: "next", ArrowUp: "back-turn", ArrowDown: "next-turn", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("textarea, select, dialog, input:not([type=range]), [role=tab]")) return;
    if (event.key === " " && !event.target.closest("button, a, summary")) play.click();
    else if (keys[event.key]) { stop(); reach(places()[keys[event.key]]); }
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
