// The analysis: it looks again while something is worked out, and goes from moment to moment without loading the page.
import { draw } from "./drawing.js";

const SOON = 1500;
const home = document.getElementById("main");
let shown = location.href;

async function show(address) {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("main");
  if (address !== shown || !fresh) return; // somebody has gone elsewhere meanwhile
  home.toggleAttribute("data-working", fresh.hasAttribute("data-working"));
  draw(home, fresh.innerHTML);
  fit();
}

// The frame is as wide as a table needs it, and made as small as there is room.
function fit() {
  const still = home.querySelector(".still");
  if (still) still.style.setProperty("--scale", still.clientWidth / still.firstElementChild.offsetWidth);
}

async function lookAgain() {
  if (!home.hasAttribute("data-working")) return;
  if (!document.hidden) await show(shown).catch(() => {}); // the next look may find the server again
  setTimeout(lookAgain, SOON);
}

home.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-moment], a[data-link]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  if ("link" in link.dataset) return void copy(link);
  shown = new URL(link.getAttribute("href"), location.href).href; // a mark of the chart is SVG, whose href is no text
  history.pushState(null, "", shown);
  await show(shown).catch(() => { location.href = shown; });
});

async function copy(link) {
  const label = link.querySelector("span");
  const word = label.textContent;
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    location.href = link.href; // from the address bar it can be copied
    return;
  }
  label.textContent = link.dataset.done;
  setTimeout(() => { label.textContent = word; }, 2000);
}

addEventListener("popstate", () => {
  shown = location.href;
  show(shown).catch(() => location.reload());
});
addEventListener("resize", fit);
fit();
setTimeout(lookAgain, SOON);
