// Fair play: this browser notes the fingerprint of each table it sees, and compares it later. Pages work without.
"use strict";

const KEPT = 200; // so many tables are remembered
const NOTED = "fingerprints";

function notedAll() {
  try {
    return new Map(JSON.parse(localStorage.getItem(NOTED) ?? "[]"));
  } catch {
    return new Map();
  }
}

// The first fingerprint that a table shows is kept; if it ever shows another one, the page says so.
for (const digits of document.querySelectorAll("[data-fingerprint]")) {
  const { table, fingerprint, changed } = digits.dataset;
  const noted = notedAll();
  if (!noted.has(table)) {
    noted.set(table, fingerprint);
    try {
      localStorage.setItem(NOTED, JSON.stringify([...noted].slice(-KEPT)));
    } catch { /* a browser that keeps nothing has a person who can */ }
  } else if (noted.get(table) !== fingerprint) {
    const warning = document.createElement("strong");
    warning.className = "promise-changed";
    warning.textContent = changed;
    digits.after(warning);
  }
}

for (const button of document.querySelectorAll(".copy-digits")) {
  button.hidden = !navigator.clipboard; // without it, the digits can be marked and copied by hand
  button.addEventListener("click", async (event) => {
    event.stopPropagation();
    await navigator.clipboard.writeText(button.dataset.text);
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 2000);
  });
}

// At the end: what was noted is filled in, and the check appears without leaving the page.
for (const form of document.querySelectorAll("form[data-check]")) {
  const field = form.elements.fingerprint;
  field.value ||= notedAll().get(form.dataset.check) ?? "";
  const place = document.getElementById("checks");
  form.addEventListener("submit", async (event) => {
    if (!place) return;
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    try {
      const answer = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const found = page.getElementById("checks");
      if (!found) return void form.submit();
      place.replaceChildren(...found.childNodes);
      place.hidden = false;
      place.scrollIntoView({ block: "nearest" });
    } catch {
      form.submit();
    } finally {
      button.disabled = false;
    }
  });
}
