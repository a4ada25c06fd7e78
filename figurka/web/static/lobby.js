// Small comforts on pages that work without them: copy buttons, and the way from a pasted link to its table.
"use strict";

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  const label = button.querySelector("span");
  const word = label.textContent;
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      document.execCommand("copy");
    }
    label.textContent = button.dataset.done;
    setTimeout(() => { label.textContent = word; }, 2000);
  });
}

for (const button of document.querySelectorAll("[data-share]")) {
  if (!navigator.share) continue;
  button.addEventListener("click", (event) => {
    event.preventDefault();
    navigator.share({ title: document.title, url: button.dataset.share }).catch(() => {});
  });
}

// A new table begins as the card stands that leads to it.
for (const form of document.querySelectorAll(".game form")) {
  const link = form.querySelector(".newt");
  form.addEventListener("change", () => {
    const wishes = new URLSearchParams([...new FormData(form)].filter(([name]) => ["game", "opponents", "level"].includes(name)));
    link.href = `/tables/new?${wishes}`;
  });
}

// The slider below the chart says to which turn it leads.
for (const form of document.querySelectorAll("form[data-turns]")) {
  const turns = form.dataset.turns.split(" ").map(Number);
  const slider = form.querySelector("input[type=range]");
  const word = form.querySelector("[data-word]");
  const tell = () => {
    const over = turns.filter((at) => at <= Number(slider.value)).length; // the start is over from the start
    const turn = Math.min(over, turns.length - 1);
    word.textContent = word.dataset.word.replace("%", turn);
    slider.setAttribute("aria-valuetext", word.textContent);
  };
  slider.addEventListener("input", tell);
  tell();
}

// A link that is good for a while: how long still.
for (const clock of document.querySelectorAll("time[data-until]")) {
  const ahead = Date.now() / 1000 - Number(clock.dataset.now);
  const tick = () => {
    const left = Math.max(0, Math.round(Number(clock.dataset.until) - Date.now() / 1000 + ahead));
    clock.textContent = left ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : clock.dataset.over;
  };
  setInterval(tick, 1000);
  tick();
}

// A new table: who plays with others has a name, and at one screen everybody is a person unless somebody said otherwise.
const create = document.querySelector("form.create");
if (create) {
  const { name } = create.elements;
  const settle = () => { name.required = name.checkVisibility(); };
  create.addEventListener("change", (event) => {
    if (event.target.name === "hot_seat" && event.target.value === "yes") {
      for (const seat of create.querySelectorAll(".place input:checked:not([value=you])")) {
        if (seat.defaultChecked) create.querySelector(`[name=${seat.name}][value=friend]`).checked = true;
      }
    }
    settle();
  });
  settle();
}

// A form is sent once: a second click must not open a second table.
for (const form of document.querySelectorAll("form[data-once]")) {
  form.addEventListener("submit", () => {
    for (const button of form.querySelectorAll("button:not([name])")) button.disabled = true;
  });
}
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("form[data-once] button[disabled]")) button.disabled = false;
});

// The page where people gather looks again from time to time, until the game begins; what was unfolded stays so.
for (const details of document.querySelectorAll("details[data-keep]")) {
  details.open = sessionStorage.getItem(details.dataset.keep) === location.pathname;
  details.addEventListener("toggle", () => sessionStorage.setItem(details.dataset.keep, details.open ? location.pathname : ""));
}
const gather = document.querySelector("[data-again]");
if (gather) setInterval(() => { if (!document.hidden && !document.activeElement?.matches("input")) location.reload(); }, 1000 * Number(gather.dataset.again));
