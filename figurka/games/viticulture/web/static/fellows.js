// A fellow player who is opened may lie over other things: Escape closes him, too.
const table = document.getElementById("table");

document.addEventListener("keydown", (event) => {
  const open = event.key === "Escape" && !event.target.closest("dialog") && table.querySelector(".fellow details[open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary").focus({ preventScroll: true });
});
