// The worker picked in the bar goes along with a click on a space; spaces that it cannot take step back.
const table = document.getElementById("table");
let wanted = "";

const picks = () => [...table.querySelectorAll('.crew-pick input[name="worker"]')];
const takes = (space, kind) => space.dataset.workers.split(" ").includes(kind);

function arm() {
  const kind = picks().find((each) => each.checked)?.value;
  for (const space of table.querySelectorAll("[data-option][data-workers]")) {
    const fits = !kind || takes(space, kind);
    space.classList.toggle("not-now", !fits);
    if (kind && fits) space.dataset.then = `worker:${kind}`;
    else delete space.dataset.then;
  }
}

function pick(radio) {
  wanted = radio.value;
  radio.checked = true;
  arm();
}

function drawn() {
  const radio = picks().find((each) => each.value === wanted);
  if (radio) radio.checked = true;
  arm();
}

table.addEventListener("change", (event) => {
  if (event.target.matches('.crew-pick input[name="worker"]')) pick(event.target);
});

// A space for another worker first picks that one: nobody is sent who was not chosen.
table.addEventListener("click", (event) => {
  const space = event.target.closest(".not-now[data-workers]");
  const other = space && picks().find((each) => takes(space, each.value));
  if (!other) return;
  event.stopPropagation();
  event.preventDefault();
  pick(other);
}, true);

document.addEventListener("keydown", (event) => {
  if (event.target.closest("textarea, select, dialog, input:not([type=radio])") || event.ctrlKey || event.metaKey || event.altKey) return;
  const radio = /^[1-5]$/.test(event.key) && picks()[Number(event.key) - 1];
  if (radio) pick(radio);
});

// A hint names a space, and who should go there.
document.addEventListener("figurka:hint", (event) => {
  const radio = picks().find((each) => `worker:${each.value}` === event.detail.then);
  if (radio) pick(radio);
});

document.addEventListener("figurka:drawn", drawn);
drawn();
