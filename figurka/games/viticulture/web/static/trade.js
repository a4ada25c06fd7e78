// The trade: opens the dialogue when it is asked for, shows on the barrel what is being put together, and
// prepares the answers that make up an offer. What may be offered is drawn by the server.
import { arrows, nearest, toast } from "../table.js";

const table = document.getElementById("table");
let aside = ""; // the dialogue that was put aside
let draft = null; // what is being put together, kept when the region is drawn anew
let offered = null; // the other's offer as it was before something was changed

const dialog = () => table.querySelector(".trade");
const party = (side) => dialog().querySelector(`[data-side="${side}"]`);
let told = outcome().number; // up to where the ends of talks were told already
const isChanging = () => dialog().dataset.stage === "offer" || dialog().classList.contains("changing");

// ------------------------------------------------------- opening and closing

function drawn() {
  const trade = dialog();
  tellOutcome();
  offered = null;
  if (!trade) return void (draft = null);
  if (draft?.name === trade.dataset.trade) restore();
  if (isChanging()) weigh();
  else if (trade.querySelector(".party")) markRows();
  const wanted = table.dataset.live && aside !== trade.dataset.trade && (trade.dataset.stage !== "wait" || aside !== "wait");
  if (wanted) open(trade);
  else shelve();
}

function open(trade) {
  table.querySelector("[data-trade-open]").hidden = true;
  if (trade.dataset.stage !== "wait") aside = "";
  if (trade.open) return;
  if (trade.dataset.stage === "wait") trade.show();
  else trade.showModal();
}

function shelve() {
  table.querySelector("[data-trade-open]").hidden = false;
}

function putAside() {
  const trade = dialog();
  aside = trade.dataset.stage === "wait" ? "wait" : trade.dataset.trade;
  trade.close();
  shelve();
  table.querySelector("[data-trade-open]").focus({ preventScroll: true });
}

// The number of the event by which the last talk ended, and what it says; while one goes on, that of the last event.
function outcome() {
  const ended = table.querySelector("[data-outcome]");
  return { number: Number(ended?.dataset.outcome ?? (dialog()?.dataset.told ?? 0) - 1), text: ended?.textContent ?? "" };
}

// How a talk came out is told to those who took part in it, whatever else has happened since.
function tellOutcome() {
  const { number, text } = outcome();
  const isNews = text && number > told;
  if (number >= 0) told = number;
  if (!isNews) return;
  aside = "";
  toast(text);
}

// ------------------------------------------------------ what is put together

const rows = (side) => [...party(side).querySelectorAll(".kindrow[data-row]")];
const pressed = (row) => [...row.querySelectorAll('.thing[aria-pressed="true"]')];
const amount = (row) => Number(row.querySelector("[data-number]")?.textContent ?? 0);
const chosenRow = (side) => rows(side).find((row) => amount(row) || pressed(row).length);

function clear(side, except) {
  for (const row of rows(side)) {
    if (row === except) continue;
    for (const thing of pressed(row)) thing.setAttribute("aria-pressed", "false");
    const number = row.querySelector("[data-number]");
    if (number) number.textContent = "0";
  }
}

function press(thing) {
  if (thing.getAttribute("aria-disabled") === "true") return;
  const side = thing.closest("[data-side]").dataset.side;
  const row = thing.closest(".kindrow");
  if (thing.dataset.thing === "nothing") return void clear(side);
  const on = thing.getAttribute("aria-pressed") !== "true";
  clear(side, row);
  const most = row.dataset.kind ? Number(row.dataset.limit) : 1; // of grapes and wines only one goes
  if (on) for (const other of pressed(row).slice(0, Math.max(0, pressed(row).length + 1 - most))) other.setAttribute("aria-pressed", "false");
  thing.setAttribute("aria-pressed", String(on));
}

function thingOf(preset) {
  const [side, key] = preset.dataset.preset.split("|");
  return party(side).querySelector(`.thing[data-thing="${CSS.escape(key)}"]`);
}

function count(button, by) {
  const row = button.closest(".kindrow");
  clear(button.closest("[data-side]").dataset.side, row);
  const number = row.querySelector("[data-number]");
  number.textContent = String(Math.max(0, Math.min(Number(row.dataset.most), amount(row) + by)));
}

// The offer as it lies on the barrel, what it changes, and whether it can be made.
function weigh() {
  const trade = dialog();
  markRows();
  for (const side of ["give", "ask"]) if (!("locked" in party(side).dataset)) lay(side, chosenRow(side));
  tellChanges();
  for (const preset of trade.querySelectorAll("[data-preset]")) preset.hidden = thingOf(preset)?.getAttribute("aria-pressed") === "true";
  const button = trade.querySelector("[data-offer]");
  const answers = chain();
  const options = JSON.parse(trade.dataset.indices);
  button.disabled = !answers || !(answers[0] in options);
  const hint = button.querySelector("[data-hint]");
  hint.textContent = button.disabled ? hint.dataset.empty : hint.dataset.hint;
  if (button.disabled) delete button.dataset.option;
  else {
    button.dataset.option = options[answers[0]];
    button.dataset.then = answers.slice(1).join(" ");
  }
  keep();
}

function markRows() {
  for (const side of ["give", "ask"]) {
    // Cards that are asked for by number are named only when the trade is agreed.
    const row = chosenRow(side) ?? (isChanging() ? undefined : rows(side).find((each) => each.dataset.asked));
    for (const each of rows(side)) each.classList.toggle("taken", each === row);
    party(side).querySelector('[data-thing="nothing"]')?.setAttribute("aria-pressed", String(!row));
  }
}

function lay(side, row) {
  const lot = dialog().querySelector(`[data-coaster="${side}"] .lot`);
  const things = row ? pressed(row) : [];
  const parts = [];
  if (things.length && things.length < 3) {
    for (const thing of things) {
      const one = document.createElement("span");
      one.className = "one";
      one.append(...[...thing.childNodes].filter((node) => !node.classList?.contains("tick")).map((node) => node.cloneNode(true)));
      parts.push(one);
    }
  } else if (row) {
    parts.push(row.querySelector("h3 .i").cloneNode(true), String(things.length || amount(row)));
  }
  lot.replaceChildren(...parts);
}

function tellChanges() {
  const on = new Set(["always"]);
  const then = {};
  for (const side of ["give", "ask"]) {
    const row = chosenRow(side);
    for (const thing of row ? pressed(row) : []) on.add(`${side}|${thing.dataset.thing}`);
    if (row?.dataset.row === "lira") on.add(`${side}|${row.dataset.kind}`);
  }
  const given = (side) => { const row = chosenRow(side); return row?.dataset.row === "lira" ? amount(row) : 0; };
  for (const [side, other] of [["give", "ask"], ["ask", "give"]]) {
    const now = Number(party(side).dataset.held);
    then[side] = [now, now - given(side) + given(other)];
  }
  for (const line of dialog().querySelectorAll('[data-changes="maybe"] > li')) {
    const { liraOf, purse, when, least, unless } = line.dataset;
    if (liraOf) {
      line.hidden = then[liraOf][0] === then[liraOf][1];
      line.querySelector("[data-sum]").textContent = String(then[liraOf][1]);
      continue;
    }
    const [now, after] = then[purse] ?? [];
    const enough = purse && after >= Number(least);
    if (when === "below") line.hidden = enough || after >= now;
    else if (when) line.hidden = enough || !when.split(" ").every((key) => on.has(key)) || (unless ?? "").split(" ").some((key) => on.has(key));
    else line.hidden = !enough || now >= Number(least);
  }
}

// ------------------------------------------------------------- the answers

// The keys that answer the questions of an offer in turn; a question with a single answer is never asked.
function chain() {
  const trade = dialog();
  const locked = (side) => "locked" in party(side).dataset;
  const gives = locked("give") || chosenRow("give");
  if (!gives && !chosenRow("ask") && !("already" in trade.dataset)) return null;
  if (trade.classList.contains("partner") && !gives) return null;
  const asked = [["answer", "counter"], ...answersOf("give", false), ...answersOf("ask", Boolean(gives))];
  const start = asked.findIndex(([kind]) => kind === trade.dataset.kind);
  return start < 0 ? null : asked.slice(start).map(([, key]) => key);
}

function answersOf(side, other) {
  const { options, nothing, locked } = party(side).dataset;
  if (locked !== undefined || Number(options) === 0) return [];
  const kind = `offer_${side}`;
  const row = chosenRow(side);
  const answers = [];
  const may = nothing === "always" || (nothing === "rather" && other);
  const key = row ? row.dataset.kind ?? pressed(row)[0]?.dataset.thing : "nothing";
  if (Number(options) + Number(may) > 1) answers.push([kind, key]);
  if (row?.dataset.row === "lira" && Number(row.dataset.most) > 1) answers.push([`${kind}_lira`, `number:${amount(row)}`]);
  else if (row && row.dataset.row !== "lira" && Number(row.dataset.most) > 1) answers.push([`${kind}_number`, `number:${amount(row)}`]);
  else if (row?.dataset.kind && pressed(row).length) answers.push(...severally(row, `${kind}_card`));
  else if (!row && dialog().dataset.kind === `${kind}_card`) answers.push([`${kind}_card`, "done"]);
  return answers;
}

// Cards are named one by one; as soon as one is named, that may be all.
function severally(row, kind) {
  const rest = [...row.querySelectorAll(".thing")].map((thing) => thing.dataset.thing);
  const chosen = pressed(row).map((thing) => thing.dataset.thing);
  let done = "already" in dialog().dataset && dialog().dataset.kind === kind;
  const answers = [];
  for (const key of chosen) {
    if (new Set(rest).size + Number(done) > 1) answers.push([kind, key]);
    rest.splice(rest.indexOf(key), 1);
    done = true;
  }
  if (rest.length && chosen.length < Number(row.dataset.limit)) answers.push([kind, "done"]);
  return answers;
}

// ------------------------------------------------- changing an offer, keeping it

function change(on) {
  const trade = dialog();
  if (on && !("counters" in trade.dataset)) return;
  if (on) offered ??= { ...chosen(), lots: [...trade.querySelectorAll(".lot")].map((lot) => [...lot.childNodes]) };
  trade.classList.toggle("changing", on);
  for (const each of trade.querySelectorAll("[data-when-answering], [data-changes=now]")) each.hidden = on;
  for (const each of trade.querySelectorAll("[data-when-changing], [data-offer], [data-changes=maybe]")) each.hidden = !on;
  if (on) weigh();
}

function backToOffer() {
  choose(offered);
  [...dialog().querySelectorAll(".lot")].forEach((lot, place) => lot.replaceChildren(...offered.lots[place]));
  draft = null;
  change(false);
  markRows();
}

const things = () => [...dialog().querySelectorAll(".kindrow .thing")];
const numbers = () => [...dialog().querySelectorAll("[data-number]")];

function chosen() {
  return {
    pressed: things().map((thing) => thing.getAttribute("aria-pressed")),
    numbers: numbers().map((number) => number.textContent),
  };
}

function choose(before) {
  things().forEach((thing, place) => thing.setAttribute("aria-pressed", before.pressed[place]));
  numbers().forEach((number, place) => { number.textContent = before.numbers[place]; });
}

function keep() {
  draft = { name: dialog().dataset.trade, changing: dialog().classList.contains("changing"), ...chosen() };
}

function restore() {
  const before = draft;
  if (before.changing) change(true);
  choose(before);
}

// -------------------------------------------------------------------- events

table.addEventListener("click", (event) => {
  if (event.target.closest("[data-trade-open]")) {
    aside = "";
    return void open(dialog());
  }
  const trade = event.target.closest(".trade");
  if (!trade) return;
  if (event.target.closest("[data-trade-aside]")) return void putAside();
  if (event.target.closest("[data-trade-back]")) return void backToOffer();
  if (event.target.closest('[data-key="counter"]')) return void change(true);
  const control = event.target.closest(".party .thing, [data-more], [data-less], [data-preset]");
  if (!control || (trade.dataset.stage === "answer" && !("counters" in trade.dataset))) return;
  if (!isChanging()) change(true);
  if (control.dataset.preset) {
    const thing = thingOf(control);
    if (thing?.getAttribute("aria-pressed") === "false") press(thing);
  } else if (control.matches(".thing")) press(control);
  else count(control, control.hasAttribute("data-more") ? 1 : -1);
  weigh();
});

table.addEventListener("cancel", (event) => {
  if (!event.target.matches(".trade")) return;
  event.preventDefault();
  putAside();
}, true);

table.addEventListener("keydown", (event) => {
  const trade = event.target.closest(".trade");
  if (!trade) return;
  if (event.key === "Escape" && trade.dataset.stage === "wait") return void putAside();
  const way = arrows[event.key];
  if (!way || !event.target.matches("button")) return;
  event.preventDefault();
  nearest(event.target, way, trade.querySelectorAll("button"))?.focus();
});

document.addEventListener("figurka:drawn", drawn);
drawn();
