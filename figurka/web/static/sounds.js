// Soft sounds of the table, made here and off until somebody wants them: one when it is one's turn, one when pieces move.
import { isMine } from "./table.js";

const table = document.getElementById("table");
const words = document.querySelector("script[data-sounds]").dataset;
const kept = "sounds";
const loudness = 0.16;
const apart = 180; // milliseconds between two knocks: computers may move faster than one wants to hear
let audio = null; // a browser lets a page sound only after a click or a key
let move = table.dataset.move;
let mine = isMine();
let knocked = 0;

// A tone that is struck and fades, as wood or a small bell does.
function strike(pitch, after, lasts, shape, loud) {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(loud * loudness, start + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(fade).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

const sounds = {
  turn: () => { strike(587.3, 0, 0.5, "sine", 1); strike(880, 0.14, 0.8, "sine", 0.8); },
  pieces: () => { strike(196, 0, 0.09, "triangle", 0.9); strike(311, 0.012, 0.05, "sine", 0.4); },
};

function sound(name) {
  if (!localStorage.getItem(kept) || audio?.state !== "running") return;
  sounds[name]();
  document.dispatchEvent(new CustomEvent("figurka:sound", { detail: name }));
}

function drawn() {
  const was = mine;
  const moved = table.dataset.move !== move;
  mine = isMine();
  move = table.dataset.move;
  if (mine && !was) return void sound("turn");
  if (!moved || performance.now() - knocked < apart) return;
  knocked = performance.now();
  sound("pieces");
}

async function wake() {
  if (!localStorage.getItem(kept)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") await audio.resume();
}

// The switch is of no use without this script, which is why it brings it along.
const button = document.createElement("button");
button.type = "button";
button.className = "tool sounds";
button.title = words.sounds;
button.setAttribute("aria-label", words.sounds);
button.setAttribute("aria-pressed", String(Boolean(localStorage.getItem(kept))));
button.innerHTML = '<svg class="i" aria-hidden="true"><use href="#house-sound"/></svg>';
button.addEventListener("click", async () => {
  localStorage.setItem(kept, localStorage.getItem(kept) ? "" : "1");
  button.setAttribute("aria-pressed", String(Boolean(localStorage.getItem(kept))));
  await wake();
  sound("turn");
});

if (table.dataset.live && "AudioContext" in window) {
  table.querySelector(".bar nav .switch").before(button);
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake, { passive: true });
  document.addEventListener("figurka:drawn", drawn);
}
