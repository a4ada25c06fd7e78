// The guide in a first game: his line above the decision, what its words light, and the switch that silences him.
import { surround } from "./trail.js";

const table = document.getElementById("table");
const home = document.getElementById("region-remark");
const marks = document.getElementById("guide-marks");
const knob = table.querySelector('[data-act="guide"]');
let looked = ""; // the move at which a second look was asked for
const QUIET = 1500;
let waiting = 0;
let told = null; // what it found, and at which move
let hinted = ""; // the move at which a hint was given: two voices would name two choices

const line = () => home.querySelector(".remark");
const isOn = () => table.classList.contains("guided");
const wish = (state) => fetch(`/tables/${table.dataset.table}/guide`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ state }),
});

knob.addEventListener("click", async () => {
  if (!isOn()) {
    await wish("on");
    return void location.reload(); // what he says comes from the server
  }
  table.classList.remove("guided");
  knob.setAttribute("aria-pressed", "false");
  home.replaceChildren();
  light(null);
  wish("off");
});

// ------------------------------------------------------------ what is lit

function things(keys) {
  return keys.flatMap((key) => {
    const named = ["key", "spot", "tip"].map((each) => `[data-${each}="${CSS.escape(key)}"]`).join();
    const seen = [...table.querySelectorAll(named)].filter((each) => each.checkVisibility() && !each.closest(".all-options, .remark-home, [data-shut]"));
    return [seen.find((each) => !each.closest(".decision")) ?? seen[0]].filter(Boolean);
  });
}

function light(word) {
  const found = word ? things(word.dataset.shows.split(" ")) : [];
  marks.replaceChildren(...found.map((thing) => {
    const ring = document.createElement("i");
    surround(ring, thing);
    return ring;
  }));
  return found;
}

const wordOf = (event) => event.target.closest?.("[data-shows]");
for (const kind of ["pointerover", "focusin"]) home.addEventListener(kind, (event) => light(wordOf(event)));
for (const kind of ["pointerleave", "focusout"]) home.addEventListener(kind, () => light(null));
home.addEventListener("click", (event) => {
  const word = wordOf(event);
  if (!word) return;
  light(word)[0]?.scrollIntoView({ block: "center", inline: "center" });
  light(word);
});
addEventListener("scroll", () => light(home.querySelector("[data-shows]:is(:hover, :focus)")), { capture: true, passive: true });

// ------------------------------------------------------------ a second look

// Whether a much better choice was there is found out beside the game, once the table is quiet and until somebody
// acts; the answer may come late, or never.
function lookAgain() {
  clearTimeout(waiting);
  waiting = setTimeout(ask, QUIET);
}

async function ask() {
  const move = table.dataset.move;
  if (!isOn() || !line()?.hasAttribute("data-weighs") || looked === move || hinted === move) return;
  looked = move;
  const kept = `better-${table.dataset.table}`;
  const before = JSON.parse(localStorage[kept] ?? "[]"); // the chapters of the game in which one was told
  const answer = await fetch(`/tables/${table.dataset.table}/second-look`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ told: before }),
  }).then((response) => response.json(), () => ({}));
  if (!answer.text || table.dataset.move !== move) return;
  localStorage[kept] = JSON.stringify([...before, answer.chapter]);
  told = { ...answer, move };
  tell();
}

const wording = () => [told.text, told.more].filter(Boolean).join(" ");

function tell() {
  const says = line()?.querySelector(".says");
  if (!says || told?.move !== table.dataset.move || hinted === told.move || says.textContent.trim()) return;
  says.textContent = wording();
  line().removeAttribute("data-silent");
  stand();
}

// The hint speaks of what can be chosen now: what he said of a choice that is past gives way to it.
document.addEventListener("figurka:hint", () => {
  hinted = table.dataset.move;
  const past = told?.move === hinted && line()?.querySelector(".says")?.textContent === wording();
  if (!past) return;
  line().toggleAttribute("data-silent", true);
  stand();
});

// ------------------------------------------------------------ where he stands

const heights = new ResizeObserver(stand);

// Where the bar lies over the page, as on a phone, he stands on it.
function stand() {
  const bar = table.querySelector(".decision");
  const over = Boolean(bar) && getComputedStyle(bar).position === "fixed";
  home.classList.toggle("on-bar", over);
  home.style.bottom = over ? `${Math.round(innerHeight - bar.getBoundingClientRect().top)}px` : "";
  table.querySelector(".player")?.style.setProperty("--remark", over ? `${home.offsetHeight}px` : "0px"); // what stands above him
}

function drawn() {
  light(null);
  if (table.querySelector(".decision.over") && isOn()) {
    table.classList.remove("guided");
    wish("done");
  }
  tell();
  stand();
  heights.disconnect();
  for (const each of table.querySelectorAll(".decision")) heights.observe(each, { box: "border-box" }); // its tiles may be opened and shut
  lookAgain();
}

document.addEventListener("figurka:drawn", drawn);
addEventListener("resize", stand);
drawn();
