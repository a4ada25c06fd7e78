// A puzzle: letters on the things of the table and in the column; one click on either answers.
import { heartOf, inSight, readAnew, seen, within } from "./marks.js";
import { soon, toast } from "./table.js";
import { leaveTip } from "./tips.js";

const table = document.getElementById("table");
const phone = matchMedia("(max-width: 720px)");
const letters = document.createElement("div");
letters.className = "quiz-letters";
letters.setAttribute("aria-hidden", "true");
document.body.append(letters);
let asking = false; // whether an answer is on its way
let due = false;

const quiz = () => document.getElementById("quiz");
const answers = () => [...quiz().querySelectorAll("[data-letter]")];
const isOpen = (row) => !row.dataset.mark;
const isAsking = () => ["asks", "wrong"].includes(quiz().dataset.state); // after a wrong answer the next one may follow at once

async function ask(act, key = "") {
  if (asking) return;
  asking = true;
  const { tried, struck } = quiz().dataset;
  try {
    const response = await fetch(table.dataset.puzzle, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ act, key, tried, struck }),
    });
    if (!response.ok) throw new Error(response.statusText);
    soon(await response.json());
    afterwards();
  } catch {
    toast(table.dataset.lost, true);
  } finally {
    asking = false;
  }
}

// What was answered stands at the top of a phone; the way on has the focus.
function afterwards() {
  leaveTip();
  if (quiz().dataset.state === "asks") return void document.getElementById("region-decision").focus({ preventScroll: true });
  if (phone.matches) scrollTo({ top: 0 });
  table.querySelector(".ruling [data-then]")?.focus({ preventScroll: true });
}

// Before the table hears of it: what has a letter is an answer, and of anything else that could be chosen it is said why not.
addEventListener("click", (event) => {
  const control = event.target.closest?.("#table :is([data-answer], [data-quiz], [data-option])");
  if (!control) return;
  event.stopPropagation();
  if (control.dataset.quiz) return void ask(control.dataset.quiz);
  control.closest("[popover]")?.hidePopover();
  if (!isAsking()) return;
  const row = answers().find((each) => (control.dataset.answer ?? control.dataset.key) === each.dataset.key || control.dataset.option === each.dataset.index);
  if (row && isOpen(row)) ask("answer", row.dataset.key);
  else toast(table.dataset.only);
}, true);

// The letters answer by key, before the keys of the table are heard.
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog")) return;
  const row = answers().find((each) => each.dataset.letter === event.key.toUpperCase() && isOpen(each));
  if (!row || !row.dataset.answer) return;
  event.preventDefault();
  ask("answer", row.dataset.key);
}, true);

// ---------------------------------------------------------------- letters on the table

// What has no letter does not glow, though the rules would allow it.
function dim() {
  const open = new Set(isAsking() ? answers().filter(isOpen).map((row) => row.dataset.key) : []);
  for (const each of table.querySelectorAll(".choosable, .unlettered")) {
    each.classList.toggle("choosable", open.has(each.dataset.key));
    each.classList.toggle("unlettered", !open.has(each.dataset.key));
  }
}

function marked() {
  return answers().flatMap((row) => seen(row.dataset.key).filter((thing) => inSight(thing, 0, thing.closest(".decision") ? innerHeight : foot())).map((thing) => [row, thing]));
}

const foot = () => (phone.matches ? table.querySelector(".decision").getBoundingClientRect().top : innerHeight);

function letter() {
  due = false;
  readAnew();
  const rings = answers().flatMap((row) => (row.dataset.mark && row.dataset.mark !== "struck" ? seen(row.dataset.key).map((thing) => [thing, row.dataset.mark]) : []));
  for (const each of table.querySelectorAll("[data-judged]")) delete each.dataset.judged;
  for (const [thing, mark] of rings) thing.dataset.judged = mark;
  letters.replaceChildren(...marked().map(([row, thing]) => {
    const mark = document.createElement("b");
    const heart = heartOf(thing);
    const place = heart.getBoundingClientRect();
    const inBar = Boolean(thing.closest(".decision"));
    const inside = heart.matches("[data-heart]");
    const atCorner = inBar ? [6, -15] : [-19, -10]; // in the bar it hangs on the one that it means, not between two
    const [across, down] = inside ? [place.width / 2 - 12, place.height / 2 - 12] : phone.matches ? within({ width: 24, height: 24 }, place) : atCorner;
    mark.className = `opt ${row.dataset.mark}`;
    mark.append(...row.querySelector(".opt").cloneNode(true).childNodes);
    mark.style.transform = `translate(${Math.max(2, place.x + across)}px, ${Math.max(2, place.y + down)}px)`;
    mark.classList.toggle("over-bar", inBar);
    return mark;
  }));
}

// On a phone long answers are cut off after some lines, until somebody wants to read them whole.
function cut() {
  const list = table.querySelector(".decision .letters");
  const wish = list?.querySelector("[data-whole]");
  if (!wish || list.classList.contains("whole")) return;
  wish.hidden = ![...list.querySelectorAll("[data-answer] > span")].some((each) => each.scrollHeight > each.clientHeight + 1);
}

addEventListener("click", (event) => {
  if (!event.target.closest?.("#table [data-whole]")) return;
  event.target.closest(".letters").classList.add("whole");
  event.target.hidden = true;
  later();
});

function later() {
  if (!due) requestAnimationFrame(letter);
  due = true;
}

function stand() {
  dim();
  cut();
  later();
}

document.addEventListener("figurka:drawn", stand);
addEventListener("resize", stand);
addEventListener("scroll", later, { capture: true, passive: true });
document.addEventListener("toggle", later, true);
setInterval(later, 700); // what glides to its place is followed
stand();
