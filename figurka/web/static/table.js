// The table's page: shows what the server draws, and posts what is chosen. No rule is known here.
import { draw, places, settle } from "./drawing.js";
import { step } from "./steps.js";
import { keepTip, leaveTip, pinTip } from "./tips.js";

export { arrows, nearest } from "./keys.js";

const table = document.getElementById("table");
const id = table.dataset.table;
const phone = matchMedia("(max-width: 720px)");
let move = Number(table.dataset.move);
let sending = false;
let hinting = null; // the move that a hint is being thought about
const patience = 3000;
let held = null; // the news that wait until something is done in one go, and up to which move
let place = null; // where somebody stands in a lesson by the latest answer, which may not be drawn yet

// ---------------------------------------------------------------- choosing

async function post(act, body, quietly = false) {
  if (sending) return null;
  sending = true;
  const slow = setTimeout(() => table.classList.add("sending"), 300); // what is soon answered needs no sign of it
  try {
    return await ask(act, body, () => quietly);
  } finally {
    sending = false;
    clearTimeout(slow);
    table.classList.remove("sending");
  }
}

const send = (address, body) => fetch(address, {
  method: "POST",
  headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
  body: JSON.stringify(body),
});

async function ask(act, body, quietly, api = "/api") {
  if (!table.dataset.live) return null;
  if (table.dataset.lesson) return askGuide(act, body);
  if (table.dataset.puzzle) return null; // there only the lettered answers count, which have their own module
  const address = `${api}/tables/${id}/${act}`;
  try {
    let again = false;
    const response = await send(address, body).catch(async (error) => {
      if (body.move === undefined) throw error;
      again = true; // a process of the server may just have been renewed: what names its move counts once
      await new Promise((go) => setTimeout(go, 700));
      return send(address, body);
    });
    const answer = await response.json().catch(() => null); // a page tells of an error in a page
    if (again && response.status === 409) return null; // it had arrived, and the stream tells what came of it
    if (!response.ok && !quietly()) toast(answer?.detail ?? table.dataset.lost, true);
    return response.ok ? answer : null;
  } catch {
    banner.hidden = false;
    if (!quietly()) offerAgain(act, body);
    return null;
  }
}

// A computer thinks for seconds, and says more with each look: meanwhile one may go on choosing, and then it is of no use.
async function advise(first) {
  const about = move;
  if (hinting === about) return;
  hinting = about;
  table.classList.add("hinting");
  document.dispatchEvent(new Event(first ? "figurka:hinting-on" : "figurka:hinting"));
  let answer = { more: true };
  for (let look = first; answer?.more && move === about; look += 1) {
    answer = await ask("hint", { move: about, look }, () => move !== about, "");
    if (move === about) document.dispatchEvent(answer ? new CustomEvent("figurka:hint", { detail: answer }) : new Event("figurka:hint-failed"));
  }
  if (hinting !== about) return;
  hinting = null;
  table.classList.remove("hinting");
}

// In a lesson the guide judges what is chosen; all that follows comes with the answer.
export async function askGuide(act, body) {
  try {
    const response = await fetch(`${table.dataset.lesson}/${act}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ option: body.option ?? -1, ...taken() }),
    });
    const answer = await response.json();
    if (!response.ok) toast(answer.detail, true);
    banner.hidden = true;
    place = answer.place ?? place;
    if (answer.regions) soon(answer);
    return response.ok ? answer : null;
  } catch {
    banner.hidden = false;
    toast(table.dataset.lost, true);
    return null;
  }
}

// Where somebody stands in a lesson: at first the panel of the guide knows it.
function taken() {
  const { part, answers, misses } = place ?? document.getElementById("guide").dataset;
  return { part, answers, misses: Number(misses) };
}

// What met a lost connection was not done: it is offered again as long as the table is where it was.
function offerAgain(act, body) {
  const note = toast(table.dataset.lost, true, table.dataset.again);
  note.querySelector("button").addEventListener("click", () => {
    note.remove();
    if (move === body.move || body.move === undefined) post(act, body);
  });
}

// A control may answer the decisions that follow too: data-then has the keys of those options, in turn.
async function choose(control) {
  lookNow();
  const answered = move; // the table may go on while somebody thinks about whether he is sure
  const option = Number(control.dataset.option);
  const then = control.dataset.then?.split(" ") ?? [];
  const doubt = table.querySelector(`[data-caution="${option}"]`)?.textContent || control.dataset.confirm; // what is told of it says more
  leaveTip();
  control.closest("[popover]")?.hidePopover();
  if (doubt && !(await confirmed(doubt))) return;
  await inOneGo(async () => {
    let answer = await post("choices", { move: answered, option, hold: endsTurns() });
    const asked = new Set([doubt]); // within a plan nothing is asked twice
    for (const [made, key] of then.entries()) {
      const next = answer?.decision?.options?.findIndex((each) => each.key === key) ?? -1;
      if (next < 0) return answer;
      const { caution } = answer.decision.options[next];
      if (caution && !asked.has(caution) && !(await confirmed(caution))) return takeBack(answer, made + 1);
      asked.add(caution);
      answer = await post("choices", { move: answer.move, option: next, hold: endsTurns() });
    }
    return answer;
  });
}

// Who thinks better of the end of a plan has done nothing of it, as far as that can be taken back.
async function takeBack(answer, made) {
  const back = made && (await post("undo", { move: answer.move }, true));
  return back ? takeBack(back, made - 1) : answer;
}

// While several things are done in one go, what comes in between is not shown, even if news of it come late.
async function inOneGo(acts) {
  if (held) return;
  held = { news: [], until: Infinity };
  const answer = await acts();
  held.until = answer?.move ?? 0;
  showHeld();
  setTimeout(showHeld, patience, held); // the last news may never come: then the others are shown
}

function showHeld(late = null) {
  if (!held || (late && late !== held)) return;
  const { news, until } = held;
  const last = news.at(-1);
  if (!late && (last?.move ?? move) < until) return;
  held = null;
  if (last) update({ ...last, regions: Object.assign({}, ...news.map((each) => each.regions)) });
}

function confirmed(text) {
  if (table.dataset.lesson) return true; // there nothing is lost, and the guide answers himself
  const dialog = document.getElementById("confirm");
  document.getElementById("confirm-text").textContent = text;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }));
}

// Whether the last choice of a turn waits for *End turn*: until a first game was finished, wherever something is
// tried out from a moment of another game, or as one wishes.
function endsTurns() {
  const usual = localStorage.getItem("finished") && !table.dataset.playedOn ? "off" : "on";
  return (localStorage.getItem("endTurns") ?? usual) === "on";
}

const acts = {
  undo: (control) => inOneGo(async () => {
    // What was answered in one go is taken back in one go; where it was asked alone, the step back is undone.
    const over = new Map(control.dataset.over?.trim().split(" ").map((pair) => pair.split(":")));
    let answer = await post("undo", { move });
    while (over.has(answer?.decision?.kind)) {
      const further = await post("undo", { move: answer.move }, true);
      if (!further) break;
      if (further.decision?.kind !== over.get(answer.decision.kind)) return post("redo", { move: further.move });
      answer = further;
    }
    return answer;
  }),
  redo: () => post("redo", { move }),
  "end-turn": () => post("end-turn", { move }),
  "end-turns": (control) => {
    localStorage.setItem("endTurns", endsTurns() ? "off" : "on");
    control.setAttribute("aria-pressed", String(endsTurns()));
  },
  reset: () => post("reset", { move }),
  hint: () => advise(0),
  "hint-longer": (control) => advise(Number(control.dataset.look)),
  notify: async (control) => {
    const allowed = (await Notification.requestPermission()) === "granted";
    control.setAttribute("aria-pressed", String(allowed));
    localStorage.setItem("notify", allowed ? "1" : "");
  },
  now: lookNow,
  "journal-back": () => step(-1),
  "journal-on": () => step(1),
};

table.addEventListener("click", (event) => {
  const act = event.target.closest("[data-act]");
  if (act && acts[act.dataset.act]) return void acts[act.dataset.act](act);
  const option = event.target.closest("[data-option]");
  if (option) return void choose(option);
  const explained = event.target.closest("[data-tip]");
  if (explained) pinTip(explained);
});

// A way of acting lights the things that can be chosen so; on a phone it opens their tiles.
function lit(way) {
  const begins = way.dataset.lights.split(" ").map((key) => `[data-key^="${CSS.escape(key)}"]`);
  return [...table.querySelectorAll(".choosable:not(.choice-tile)")].filter((each) => each.matches(begins.join()) && each.checkVisibility());
}

function light(way) {
  table.querySelectorAll(".lit").forEach((each) => each.classList.remove("lit"));
  const things = way ? lit(way) : [];
  things.forEach((each) => each.classList.add("lit"));
  table.classList.toggle("lighting", things.length > 0);
  return things;
}

function openTiles(way) {
  const strips = [...table.querySelectorAll(".choice-strip")];
  const chosen = strips.find((strip) => strip.getAttribute("aria-label") === way?.querySelector("b").textContent) ?? strips[0];
  for (const strip of strips) strip.toggleAttribute("data-shut", strip !== chosen);
}

acts.light = (way) => {
  for (const each of table.querySelectorAll("[data-lights]")) each.setAttribute("aria-pressed", String(each === way));
  openTiles(way);
  const things = light(way);
  if (!phone.matches) things[0]?.focus();
};
for (const kind of ["pointerover", "focusin"]) table.addEventListener(kind, (event) =>
  light(event.target.closest("[data-lights]") ?? table.querySelector('[data-lights][aria-pressed="true"]')));

// ---------------------------------------------------------------- updates

// Whether something is asked of who sits at this page.
export function isMine() {
  return Boolean(table.querySelector('.decision[data-mine="1"]'));
}

function replaceRegions(regions) {
  const focused = document.activeElement?.closest("[data-key]")?.dataset.key;
  const region = document.activeElement?.closest('[id^="region-"]')?.id;
  // All is read before anything is written: whoever reads after a writing has the page laid out anew.
  const homes = Object.keys(regions).map((name) => document.getElementById(`region-${name}`)).filter(Boolean);
  const before = places(table);
  for (const home of homes) draw(home, regions[home.id.slice("region-".length)]);
  if (focused && !document.activeElement?.closest("[data-key]")) {
    const again = [...table.querySelectorAll(`[data-key="${CSS.escape(focused)}"]`)];
    const place = again.find((each) => each.closest(`#${region}`)) ?? again[0];
    (place ?? document.getElementById("region-decision"))?.focus({ preventScroll: true }); // from there to what is asked next
  }
  afterwards(homes);
  settle(before, table);
}

function afterwards(homes = []) {
  table.classList.remove("lighting");
  openTiles(null);
  keepTip();
  const journal = document.getElementById("region-journal");
  if (journal && (!homes.length || homes.includes(journal))) journal.scrollTop = journal.scrollHeight;
  tick();
  document.dispatchEvent(new Event("figurka:drawn"));
  if (table.dataset.live && table.querySelector(".decision.over")) localStorage.setItem("finished", "1");
  document.title = `${isMine() ? `● ${table.dataset.yourMove} · ` : ""}${table.dataset.title} · figurka`;
}

// News are drawn at once, so that a click is answered by the next frame. What comes before that one is shown is drawn together
// after it; a page that nobody sees has no frames.
let coming = null;
let drawing = false; // whether the frame of the last news is still to be shown

export function soon(news) {
  coming = { ...news, regions: { ...coming?.regions, ...news.regions } };
  if (!drawing || document.hidden) arrive();
}

function arrive() {
  drawing = false;
  if (!coming) return;
  const news = coming;
  coming = null;
  drawing = true;
  requestAnimationFrame(() => setTimeout(arrive));
  update(news);
}

document.addEventListener("visibilitychange", arrive);

function update(news) {
  if (held) {
    held.news.push(news);
    return void showHeld();
  }
  if (now) {
    Object.assign(now.regions, news.regions);
    now.news = news;
    if (news.mine && news.move !== move) return void lookNow();
    return void drawPeople(news.regions);
  }
  const was = isMine();
  // Only together with what is shown: a click on the old options must not answer the new decision.
  move = news.move;
  table.dataset.move = String(news.move);
  table.dataset.viewer = String(news.seat ?? "");
  replaceRegions(news.regions);
  if ("chat" in news.regions) countChat();
  if (news.mine && !was && document.hidden && localStorage.getItem("notify") && Notification.permission === "granted") {
    new Notification(table.dataset.title, { body: table.dataset.yourMove, tag: id });
  }
}

// Who is here and what they write is of now, also while one looks back.
function drawPeople({ company, chat }) {
  const regions = Object.fromEntries(Object.entries({ company, chat }).filter(([, text]) => text !== undefined));
  if (Object.keys(regions).length) replaceRegions(regions);
  if (chat !== undefined) countChat();
}

// ------------------------------------------------------------ looking back

let now = null; // while somebody looks back: the regions as they are now, and the news of them
const stays = new Set(["decision", "company", "chat", "journal", "bar", "trail"]);

// Draws a position of before; on a table that goes on, what is asked and told now stays.
export function lookBack(regions) {
  if (table.dataset.live && !now) {
    const homes = [...document.querySelectorAll('[id^="region-"]')];
    const bare = (home) => home.innerHTML.replace(/ style="[^"]*"/g, ""); // styles are set by scripts, never written
    now = { regions: Object.fromEntries(homes.map((home) => [home.id.slice("region-".length), bare(home)])), news: null };
    table.classList.add("looking-back");
  }
  const shown = Object.entries(regions).filter(([name]) => !table.dataset.live || !stays.has(name));
  replaceRegions(Object.fromEntries(shown));
}

export function lookNow() {
  if (!now) return;
  const { regions, news } = now;
  now = null;
  table.classList.remove("looking-back");
  update({ move, seat: table.dataset.viewer, mine: false, ...news, regions });
  document.dispatchEvent(new Event("figurka:now"));
}

let source = null;
let heard = 0;
let failures = 0;
const banner = document.getElementById("banner");
const silence = 40000; // the server speaks every 15 s, if only to say that it is still there

// Of a large region only what changed may be sent: the tags of the old text that stay, and new text between them.
let texts = new Map(); // the regions as this stream has sent them

function wholly(regions) {
  for (const [name, sent] of Object.entries(regions)) {
    const text = typeof sent === "string" ? sent : putTogether(texts.get(name), sent);
    if (text === null) return null;
    texts.set(name, text);
  }
  return Object.fromEntries(Object.keys(regions).map((name) => [name, texts.get(name)]));
}

function putTogether(old, { parts, length }) {
  const tags = old?.split("<") ?? [];
  const text = parts.map((part) => (typeof part === "string" ? part : tags.slice(part[0], part[0] + part[1]).join("<"))).join("<");
  return text.length === length ? text : null;
}

// What cannot be put together is asked for anew, all of it.
function take(news) {
  const regions = wholly(news.regions);
  if (regions) soon({ ...news, regions });
  else listen(-1);
}

function listen(from = move) {
  source?.close();
  const shared = table.dataset.shared && table.dataset.viewer ? `&seat=${table.dataset.viewer}` : "";
  const stream = source = new EventSource(`/tables/${id}/events?parts=true&at=${from}${shared}`);
  const hear = () => { heard = Date.now(); };
  hear();
  stream.addEventListener("still", hear);
  stream.addEventListener("regions", (event) => { hear(); take(JSON.parse(event.data)); });
  stream.addEventListener("reload", () => location.reload());
  stream.addEventListener("open", () => { hear(); failures = 0; texts = new Map(); banner.hidden = true; });
  stream.addEventListener("error", () => {
    setTimeout(() => { banner.hidden = source.readyState === EventSource.OPEN; }, 1500); // a short break is none
    if (stream.readyState !== EventSource.CLOSED) return;
    const pause = Math.min(10000, 400 * 2 ** failures++) * (0.5 + Math.random());
    setTimeout(() => { if (stream === source) listen(); }, pause);
  });
}

// A connection can also fall silent without breaking: after sleep, or when the network has changed.
function keepListening() {
  listen();
  for (const change of ["online", "offline"]) addEventListener(change, () => listen());
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
  setInterval(() => {
    if (Date.now() - heard < silence) return;
    banner.hidden = false;
    listen();
  }, 5000);
}

// ------------------------------------------------------- journal and talk

const tabs = [...table.querySelectorAll(".talk [role=tab]")];
tabs.forEach((tab) => tab.addEventListener("click", () => selectTab(tab)));
table.querySelector(".talk [role=tablist]").addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.stopPropagation();
  const shown = tabs.filter((tab) => !tab.hidden);
  const next = shown[(shown.indexOf(event.target) + by + shown.length) % shown.length];
  selectTab(next);
  next.focus();
});

function selectTab(tab) {
  for (const other of tabs) {
    const chosen = other === tab;
    other.setAttribute("aria-selected", String(chosen));
    other.tabIndex = chosen ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !chosen;
  }
  if (tab.id === "tab-chat") document.getElementById("chat-new").hidden = true;
}

let chatSeen = table.querySelectorAll("#region-chat li:not(.aside)").length;

function countChat() {
  const lines = table.querySelectorAll("#region-chat li:not(.aside)").length;
  const mark = document.getElementById("chat-new");
  const shown = !document.getElementById("chat").hidden;
  if (shown || lines <= chatSeen) { chatSeen = lines; return; }
  mark.textContent = String(lines - chatSeen);
  mark.hidden = false;
}

document.getElementById("chat-form")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  if (await post("chat", { text: form.elements.text.value })) form.reset();
});

// ------------------------------------------------------------------- rest

export function toast(text, wrong = false, offer = "") {
  const note = document.createElement("p");
  note.className = wrong ? "toast wrong" : "toast";
  note.textContent = text;
  if (offer) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button small";
    button.textContent = offer;
    note.append(button);
  }
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), offer ? 30000 : wrong ? 7000 : 4000);
  return note;
}

const ahead = Date.now() / 1000 - Number(table.dataset.now); // by how much the browser's clock goes before the server's

function tick() {
  const now = Date.now() / 1000 - ahead;
  const show = (clock, span) => {
    const seconds = Math.max(0, Math.round(span));
    const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(seconds / unit));
    if (days > 1) clock.textContent = hours % 24 ? `${days} d ${hours % 24} h` : `${days} d`;
    else if (hours) clock.textContent = `${hours} h ${minutes % 60} min`;
    else clock.textContent = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  };
  for (const clock of table.querySelectorAll("time[data-since]")) show(clock, now - Number(clock.dataset.since));
  for (const clock of table.querySelectorAll("time[data-until]")) show(clock, Number(clock.dataset.until) - now);
  for (const each of table.querySelectorAll("[data-after]")) each.hidden = now < Number(each.dataset.after);
  for (const each of table.querySelectorAll("[data-before]")) each.hidden = now >= Number(each.dataset.before);
}

const notify = table.querySelector('[data-act="notify"]');
if (notify && "Notification" in window && table.dataset.viewer !== "") {
  notify.hidden = false;
  notify.setAttribute("aria-pressed", String(Boolean(localStorage.getItem("notify")) && Notification.permission === "granted"));
}
table.querySelector('[data-act="end-turns"]')?.setAttribute("aria-pressed", String(endsTurns()));

// Whoever opens a game of which he has learnt nothing is offered a lesson, once.
const offer = document.getElementById("offer");
const offered = `offered-${table.dataset.game}`;
if (offer && !localStorage.getItem("finished") && !localStorage.getItem(offered)) {
  localStorage.setItem(offered, "1");
  offer.hidden = false;
  offer.querySelector("[data-decline]").addEventListener("click", () => offer.remove());
  table.addEventListener("click", () => offer.remove(), { once: true });
}

setInterval(tick, 1000);
afterwards();
if (table.dataset.live && !table.dataset.lesson && !table.dataset.puzzle) keepListening();
