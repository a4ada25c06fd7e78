// Stepping through the positions of a game: on the table since one last chose, in a replay from start to end.
import { lookBack, lookNow, toast } from "./table.js";
import { markUntil } from "./trail.js";

const table = document.getElementById("table");
const phone = matchMedia("(max-width: 720px)");
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

const autoplays = [...document.querySelectorAll("[data-autoplay]")].map((button) => ({ button, title: button.title }));

function showPlaying(playing) {
  for (const { button, title } of autoplays) {
    button.setAttribute("aria-pressed", String(playing));
    button.title = playing ? button.dataset.pause : title;
  }
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  showPlaying(false);
}

function start(next) {
  showPlaying(true);
  const step = async () => {
    if (!(await next())) return stop();
    if (timer) timer = setTimeout(step, pauses[pace()]);
  };
  timer = setTimeout(step, 60);
}

// Says what a step was, in the words of the journal and the colour of its seat.
function caption(place, { seat, told }) {
  place.textContent = told;
  const line = place.closest("p");
  if (seat < 0) delete line.dataset.seat;
  else line.dataset.seat = String(seat + 1);
}

// Whether a key belongs to what has the focus: text is written there, or one of several is picked.
function isTaken(event) {
  return event.ctrlKey || event.metaKey || event.altKey
    || Boolean(event.target.closest("textarea, select, dialog, input:not([type=range]), [role=tab]"));
}

const isPlaying = () => timer !== 0;

// -------------------------------------------------------- since one last chose

const player = document.getElementById("player");
let seen = 0; // up to where one was once told what was done
let at = null; // the position that is shown, or none if it is that of now

// When one last chose, then each moment at which one stops on the way to now; all by their numbers of choices.
function stops() {
  return document.querySelector("#region-trail [data-stops]")?.dataset.stops.split(" ").map(Number) ?? [0];
}

const placeOf = (moment, all) => all.findLastIndex((each) => each <= moment);

async function go(place) {
  const all = stops();
  if (place >= all.length) return now();
  const here = at = all[Math.max(0, place)];
  count();
  markUntil(here);
  const answer = await show(here, all[Math.min(all.length - 1, place + 1)]);
  if (answer) tell(answer);
  else if (wanted === here) now();
  return answer;
}

function tell(answer) {
  const looked = player.querySelector("[data-looked]");
  caption(looked.querySelector("[data-told]"), answer);
  looked.hidden = false;
  seen = Math.max(seen, stops().at(-1));
  localStorage.knowsOthers = "1"; // from now on its sign alone will do
  document.dispatchEvent(new CustomEvent("figurka:looked", { detail: answer.at }));
  stand();
}

function forget() {
  stop();
  at = wanted = null;
  markUntil(Infinity);
  if (player) player.querySelector("[data-looked]").hidden = true;
  document.dispatchEvent(new CustomEvent("figurka:looked", { detail: null }));
  count();
}

export function now() {
  lookNow();
  forget();
  return null;
}

function count() {
  if (!player) return;
  const all = stops();
  const steps = all.length - 1;
  player.querySelector("[data-count]").textContent = steps ? `${at === null ? steps : placeOf(at, all)} / ${steps}` : "";
  for (const button of player.querySelectorAll(".step")) button.disabled = !steps;
  const others = player.querySelector(".others");
  others.hidden = !steps || at !== null;
  others.classList.toggle("seen", seen >= all.at(-1) || Boolean(localStorage.knowsOthers));
  stand();
}

// On a phone it lies over the table: whoever scrolls there wants to see what is under its words.
addEventListener("touchmove", () => player?.querySelector(".others").classList.add("seen"), { passive: true });

// On a phone the player stands on the bar of the decision, however high that is.
function stand() {
  const bar = phone.matches ? table.querySelector(".decision") : null;
  const height = bar ? `${bar.offsetHeight}px` : "";
  if (player && player.dataset.stands !== height) {
    player.dataset.stands = height;
    player.style.setProperty("--stands", height);
  }
}

const acts = {
  first: () => { stop(); go(0); },
  back: () => step(-1),
  next: () => step(1),
  others: () => step(1),
  play: () => {
    if (isPlaying()) return stop();
    at ??= stops()[0];
    start(() => go(placeOf(at, stops()) + 1));
  },
  now,
};

// From now, one goes back to what was done last, or on from where one last chose.
export function step(by) {
  stop();
  const all = stops();
  if (all.length > 1) go((at !== null ? placeOf(at, all) : by > 0 ? 0 : all.length) + by);
}

player?.addEventListener("click", (event) => {
  const act = event.target.closest("[data-player]")?.dataset.player;
  if (act) acts[act]();
});
// While one looks back, arrows lead through what was, not through what can be chosen.
document.addEventListener("keydown", (event) => {
  if (at === null || isTaken(event)) return;
  if (event.key === "ArrowLeft") step(-1);
  else if (event.key === "ArrowRight") step(1);
  else if (event.key === "Escape") now();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("figurka:drawn", count);
document.addEventListener("figurka:now", forget);
addEventListener("resize", stand);
count();

// ----------------------------------------------------------------------- pace

const paces = document.querySelector("[data-pace]");
const sits = Boolean(table.dataset.live) && !table.dataset.lesson && table.dataset.viewer !== "";
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
  const steps = bar.dataset.stops.split(" ").map(Number); // what shows nothing is passed over
  const slider = bar.querySelector("input[type=range]");
  const play = bar.querySelector("[data-autoplay]");
  let here = Number(bar.dataset.at);

  const after = (moment) => Math.min(choices, ...steps.filter((each) => each > moment));
  const places = () => ({
    first: 0,
    "back-turn": Math.max(0, ...turns.filter((each) => each < here)),
    back: Math.max(0, ...steps.filter((each) => each < here)),
    next: after(here),
    "next-turn": Math.min(choices, ...turns.filter((each) => each > here)),
    last: choices,
  });

  async function reach(to) {
    here = to;
    slider.value = String(to);
    const answer = await show(to, after(to));
    if (!answer) return false;
    tell(answer);
    return to < choices;
  }

  function tell({ turn, when, ...step }) {
    bar.dataset.at = String(here);
    caption(bar.querySelector("[data-told]"), step);
    document.dispatchEvent(new CustomEvent("figurka:looked", { detail: here }));
    const ends = here === choices && !bar.querySelector(".closed");
    for (const form of bar.querySelectorAll(".play-on")) form.hidden = ends;
    for (const closed of bar.querySelectorAll(".closed")) closed.hidden = here < choices;
    bar.querySelector(".when b").textContent = turn;
    bar.querySelector(".when small").textContent = when;
    const address = `${bar.dataset.replay}?at=${here}${seat === null ? "" : `&seat=${seat}`}`;
    history.replaceState(null, "", address);
    bar.querySelector("[data-link]").href = address;
    bar.querySelector(".ends input[readonly]").hidden = true;
    for (const eyes of bar.querySelectorAll("[data-eyes]")) eyes.href = `${bar.dataset.replay}?at=${here}&seat=${eyes.dataset.eyes}`;
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
  const link = bar.querySelector("[data-link]");
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const label = link.querySelector("span");
    const word = label.textContent;
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      return showLink();
    }
    if (word === link.dataset.done) return;
    link.style.minWidth = `${link.offsetWidth}px`; // what lies beside it stays where it is
    label.textContent = link.dataset.done;
    setTimeout(() => { label.textContent = word; }, 2000);
  });

  // Where a script may not copy, the address can be copied by hand.
  function showLink() {
    const field = bar.querySelector(".ends input[readonly]");
    field.value = link.href;
    field.hidden = false;
    field.select();
  }

  slider.addEventListener("input", () => { stop(); reach(Number(slider.value)); });
  slider.addEventListener("change", (event) => event.preventDefault());
  play.hidden = false;
  play.addEventListener("click", () => {
    if (isPlaying()) return stop();
    start(() => here < choices && reach(after(here)));
  });
  const keys = { ArrowLeft: "back", ArrowRight: "next", ArrowUp: "back-turn", ArrowDown: "next-turn", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (isTaken(event)) return;
    if (event.key === " " && !event.target.closest("button, a, summary")) play.click();
    else if (keys[event.key]) { stop(); reach(places()[keys[event.key]]); }
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
