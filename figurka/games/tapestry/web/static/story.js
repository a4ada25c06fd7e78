// The bots' turn, explained: a story that opens once when the bots have had their turn, told step by step.
const table = document.getElementById("table");
const phone = matchMedia("(max-width: 720px)");
const key = `story-${table.dataset.table}`;
let open = null; // the id of the story that is shown
let step = 1;
let turn = 1;
let before = null; // what had the focus before

const paces = ["full", "brief", "off"];
const pace = () => paces.find((name) => name === localStorage.getItem("story-pace")) ?? "full"; // how much is shown by itself

const story = () => table.querySelector(".story");
const within = (part) => [...story().querySelectorAll(part)];
const stages = () => within(`.turn[data-turn="${turn}"] .stage`);
const turns = () => within(".turn").length;

function paint() {
  const told = story();
  if (!told) return;
  told.hidden = open === null;
  for (const other of table.children) {
    if (!other.matches(".bar") && !other.contains(told)) other.inert = open !== null;
  }
  if (open === null) return;
  for (const part of within(".turn, .dots")) part.hidden = Number(part.dataset.turn) !== turn;
  stages().forEach((stage, place) => {
    stage.classList.toggle("now", place + 1 === step);
    stage.classList.toggle("later", place + 1 > step);
  });
  for (const part of within(".scan, .rings, .legend")) {
    const here = Number(part.dataset.turn) === turn;
    part.classList.toggle("now", here && Number(part.dataset.step) === step);
    part.classList.toggle("past", here && Number(part.dataset.step) < step);
  }
  told.querySelector(".atlas-story").classList.toggle("scanning", Boolean(told.querySelector(".scan.now")));
  for (const dot of within(".dots button")) {
    if (Number(dot.dataset.to) === step) dot.setAttribute("aria-current", "step");
    else dot.removeAttribute("aria-current");
  }
  // On a phone the map stands right below the step that speaks of it.
  const room = told.querySelector(".chart-room");
  const stage = stages()[step - 1];
  const home = phone.matches && stage?.dataset.kind === "hex" ? stage : told;
  if (room.parentElement !== home) home.append(room);
  const [back, next] = ["back", "next"].map((act) => told.querySelector(`[data-story-act="${act}"]`));
  back.disabled = turn === 1 && step === 1;
  next.disabled = turn === turns() && step === stages().length;
  if (document.activeElement === document.body || document.activeElement.disabled) focusNext();
}

function go(to) {
  step = to;
  paint();
  if (step === 1) (phone.matches ? story() : story().querySelector(".tale")).scrollTop = 0;
  else stages()[step - 1]?.scrollIntoView({ block: phone.matches ? "start" : "nearest" });
}

function show() {
  const told = story();
  if (!told) return;
  showBrief(false);
  for (const choice of within("[data-story-pace]")) choice.value = pace();
  before = document.activeElement;
  [open, step, turn] = [told.dataset.story, 1, 1];
  paint();
  focusNext();
}

function focusNext() {
  const [next, end] = ["next", "close"].map((act) => story().querySelector(`[data-story-act="${act}"]`));
  (next.disabled ? end : next).focus({ preventScroll: true });
}

function close() {
  sessionStorage.setItem(key, open);
  open = null;
  paint();
  const place = before?.isConnected && before !== document.body ? before : table.querySelector("[data-story-open]");
  place?.focus({ preventScroll: true });
}

const acts = {
  close,
  back: () => {
    if (step > 1) return go(step - 1);
    if (turn === 1) return;
    turn -= 1;
    go(stages().length);
  },
  next: () => {
    if (step < stages().length) return go(step + 1);
    if (turn === turns()) return;
    turn += 1;
    go(1);
  },
};

function showBrief(shown) {
  const brief = table.querySelector(".brief");
  if (brief) brief.hidden = !shown || !brief.querySelector("p:not(.ways-on)");
}

function closeBrief() {
  sessionStorage.setItem(key, story().dataset.story);
  showBrief(false);
}

const isNew = (told) => told.dataset.fresh && table.dataset.live && table.dataset.viewer !== ""
  && sessionStorage.getItem(key) !== told.dataset.story;

// What was just drawn may be a new story; one that is being read goes on where it was.
function drawn() {
  const told = story();
  if (!told) open = null;
  else if (open !== null && open !== told.dataset.story) [open, step, turn] = [told.dataset.story, 1, 1];
  else if (open === null && isNew(told) && pace() === "full") return show();
  showBrief(Boolean(told) && open === null && isNew(told) && pace() === "brief");
  for (const choice of table.querySelectorAll("[data-story-pace]")) choice.value = pace();
  paint();
}

table.addEventListener("click", (event) => {
  if (event.target.closest("[data-story-open]")) return show();
  if (event.target.closest("[data-brief-close]")) return closeBrief();
  if (!event.target.closest(".story")) return;
  const act = event.target.closest("[data-story-act]");
  const dot = event.target.closest("[data-to]");
  if (act) acts[act.dataset.storyAct]();
  else if (dot) go(Number(dot.dataset.to));
});

table.addEventListener("change", (event) => {
  if (event.target.matches("[data-story-pace]")) localStorage.setItem("story-pace", event.target.value);
});

// While the story is open its keys are its own: those of the table under it do nothing.
document.addEventListener("keydown", (event) => {
  if (open === null && event.key === "Escape" && table.querySelector(".brief:not([hidden])")) closeBrief();
  if (open === null || event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
  const act = { Escape: "close", ArrowRight: "next", ArrowLeft: "back" }[event.key];
  if (event.key === "?" || event.target.closest("dialog") || (event.target.closest("select") && event.key !== "Escape")) return;
  event.stopImmediatePropagation();
  if (!act) return;
  event.preventDefault();
  acts[act]();
}, true);

document.addEventListener("figurka:drawn", drawn);
drawn();
