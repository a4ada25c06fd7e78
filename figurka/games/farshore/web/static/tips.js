// A tip of the lexicon never changes. What is true of a thing only now is drawn beside the thing, and told in the
// tip's empty part while it is open. The tip of what may be asked about stands aside, over the journal;
// in a lesson the guide is there.
const table = document.getElementById("table");
let explained = null; // what was pointed at last

for (const kind of ["pointerover", "pointerdown", "focusin", "click"]) {
  table.addEventListener(kind, (event) => { explained = event.target.closest("[data-tip]") ?? explained; }, true);
}

document.addEventListener("beforetoggle", (event) => {
  if (!event.target.matches(".tip") || event.newState !== "open") return;
  event.target.classList.toggle("aside", !table.dataset.lesson && Boolean(explained?.closest(".board, .dock, .decision")));
  event.target.style.setProperty("--dock-top", `${document.getElementById("region-dock").getBoundingClientRect().top}px`);
  const now = explained?.dataset.tip === event.target.id && document.getElementById(explained.dataset.now);
  event.target.querySelector(".now")?.replaceChildren(...(now ? now.cloneNode(true).childNodes : []));
}, true);

// Where cards are large they have room for their effect in words, as the lexicon has them.
const large = matchMedia("(min-width: 1500px) and (min-height: 860px)");

function write() {
  if (!large.matches) return;
  for (const effect of table.querySelectorAll(".effect:empty")) {
    effect.textContent = document.getElementById(effect.closest("[data-tip]").dataset.tip).querySelector("p").textContent;
  }
}

document.addEventListener("figurka:drawn", write);
large.addEventListener("change", write);
write();
