// How many tables wait for the reader, in the menu: counted anew whenever he comes back to the page.
"use strict";

const sign = document.getElementById("waiting");

async function count() {
  const answer = await fetch("/api/me/waiting").catch(() => null);
  if (!answer?.ok) return;
  const { count, text } = await answer.json();
  sign.textContent = count;
  sign.title = text;
  sign.setAttribute("aria-label", text);
  sign.hidden = count === 0;
}

if (sign) { // a page may do without the menu
  if (sign.dataset.count === undefined) count();
  document.addEventListener("visibilitychange", () => { if (!document.hidden) count(); });
}
