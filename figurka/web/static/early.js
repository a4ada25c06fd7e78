// What is pressed on the table before its scripts have come is done as soon as they are here.
let pressed = null;

function keep(event) {
  const control = event.target.closest("#table [data-option], #table button[data-act]");
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // some scripts may be here already: nothing is done twice
  pressed = control;
}

addEventListener("click", keep, { capture: true });
document.addEventListener("DOMContentLoaded", () => {
  removeEventListener("click", keep, { capture: true });
  pressed?.click();
});
