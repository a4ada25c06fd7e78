// Draws a region anew: what is the same stays, with its focus, its tip and its place; what moved glides.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const glide = { id: "glide", duration: 320, easing: "cubic-bezier(.3, .8, .3, 1)" };

// ------------------------------------------------------------------ changing

// Two nodes that stand for the same thing may be changed into each other; others are exchanged.
function nameOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.id || node.dataset.vt || node.dataset.key || node.dataset.keep || "" : "";
}

function isSame(old, fresh) {
  return old.nodeName === fresh.nodeName && nameOf(old) === nameOf(fresh) && !old.matches?.("dialog");
}

function change(old, fresh) {
  if (old.isEqualNode(fresh)) return void (old.matches?.("input") && reset(old));
  if (old.nodeType !== Node.ELEMENT_NODE) return void (old.nodeValue = fresh.nodeValue);
  changeAttributes(old, fresh);
  changeChildren(old, fresh);
  if (old.matches("input")) reset(old);
}

function reset(input) {
  input.checked = input.defaultChecked;
}

// A style was set by a script, never by the server; what somebody opened stays open.
function changeAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    const mine = name === "style" || (name === "open" && "keep" in old.dataset);
    if (!mine && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !(name === "open" && "keep" in old.dataset)) old.setAttribute(name, value);
  }
}

function changeChildren(old, fresh) {
  const named = new Map([...old.childNodes].map((node) => [nameOf(node), node]).filter(([name]) => name));
  const wanted = new Set([...fresh.childNodes].map(nameOf));
  let here = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    // What is not wanted any more makes room, so that those after it are found where they are.
    while (here && nameOf(here) && !wanted.has(nameOf(here))) here = drop(here);
    const known = named.get(nameOf(next)) ?? here;
    if (known && known.parentNode === old && isSame(known, next)) {
      if (known === here) here = here.nextSibling;
      else old.insertBefore(known, here);
      change(known, next);
    } else old.insertBefore(next, here);
  }
  while (here) here = drop(here);
}

function drop(node) {
  const { nextSibling } = node;
  node.remove();
  return nextSibling;
}

export function draw(home, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  changeChildren(home, fresh.content);
}

// ------------------------------------------------------------------- gliding

// Where each piece stands that may glide; all places are read at once.
export function places(table) {
  const found = new Map();
  if (calm.matches || document.hidden) return found;
  for (const piece of table.querySelectorAll("[data-vt]")) {
    if (found.has(piece.dataset.vt)) continue;
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.dataset.vt, { piece, box, region: piece.closest(".region") });
  }
  return found;
}

export function settle(before, table) {
  if (!before.size) return;
  for (const [name, { piece, box, region }] of places(table)) {
    const was = before.get(name);
    const stands = canBeChosen(piece);
    if (stands) land(piece);
    if (!was || (stands && was.region !== region)) {
      piece.animate({ opacity: [0, 1] }, glide);
      continue;
    }
    const [x, y] = [was.box.x - box.x, was.box.y - box.y];
    if (stands || Math.abs(x) + Math.abs(y) < 3) continue;
    if (was.region === region) slide(piece, x, y);
    else fly(piece, was.box, box);
  }
}

// What can be chosen stands at once where it will be: nobody has to aim at what moves, or hits what slides over it.
function canBeChosen(piece) {
  return piece.matches("[data-option]") || piece.querySelector("[data-option]") !== null;
}

const flights = new WeakMap(); // of each piece that flew the animation of its copy

function land(piece) {
  for (const each of [...piece.getAnimations(), flights.get(piece)]) if (each?.id === glide.id) each.finish();
}

// A piece may be laid by its own translation: the way is added to that. On its way a click goes to what lies below it.
function slide(piece, x, y) {
  piece.animate({ translate: [`${x}px ${y}px`, "0 0"] }, { ...glide, composite: "add" });
  piece.animate({ pointerEvents: ["none", "none"] }, glide);
}

// When all that glides has arrived.
export function arrived() {
  const glides = document.getAnimations().filter((each) => each.id === glide.id);
  return glides.length ? Promise.allSettled(glides.map((each) => each.finished)) : null;
}

// From one region into another a piece goes above everything: a copy of it does, and the piece waits.
function fly(piece, from, to) {
  const flight = document.createElement("div");
  flight.className = "flight";
  flight.popover = "manual";
  flight.inert = true;
  const copy = piece.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-option", "data-key", "data-vt", "data-tip"]) each.removeAttribute(name);
  flight.append(copy);
  flight.style.width = `${to.width}px`;
  flight.style.height = `${to.height}px`;
  piece.after(flight);
  flight.showPopover();
  piece.style.visibility = "hidden";
  const at = (box) => `${box.x}px ${box.y}px`;
  const scale = Math.min(3, Math.max(0.3, from.width / to.width));
  const flown = flight.animate({ translate: [at(from), at(to)], scale: [scale, 1] }, glide);
  flights.set(piece, flown);
  const landed = () => {
    flight.remove();
    piece.style.visibility = "";
  };
  flown.finished.then(landed, landed);
}
