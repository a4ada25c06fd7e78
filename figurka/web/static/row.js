// The row of answers where not all of them fit: it says how many lie out of sight on each side, and is moved by a button
// there and by the wheel; fingers and keys move it anyway.
const table = document.getElementById("table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const answers = ".options .button, .deed, .crew-pick .choice";
let about = ""; // the move whose answers it shows

const row = () => table.querySelector(".decision .answers");
const overflows = (each) => each.scrollWidth > each.clientWidth + 1;

// The list of all choices stays at the end of the row, over what lies there.
function listIn(each) {
  const list = each.querySelector(".all-options");
  return list?.checkVisibility() ? list : null;
}

// How many answers are not wholly in sight before and after what is.
function outOfSight(each) {
  if (!overflows(each)) return [0, 0];
  const { left, right } = each.getBoundingClientRect();
  const end = listIn(each)?.getBoundingClientRect().left ?? right;
  const boxes = [...each.querySelectorAll(answers)].filter((answer) => answer.checkVisibility()).map((answer) => answer.getBoundingClientRect());
  return [boxes.filter((box) => box.left < left - 1).length, boxes.filter((box) => box.right > end + 1).length];
}

function mark() {
  const shown = row();
  if (!shown) return;
  const counts = outOfSight(shown);
  for (const [place, button] of [...table.querySelectorAll(".decision .row-on")].entries()) {
    button.hidden = counts[place] === 0;
    button.querySelector("b").textContent = String(counts[place]);
  }
  shown.parentElement.style.setProperty("--row-end", `${listIn(shown)?.offsetWidth ?? 0}px`);
}

function drawn() {
  const shown = row();
  if (shown && table.dataset.move !== about) shown.scrollLeft = 0;
  about = table.dataset.move;
  mark();
}

table.addEventListener("click", (event) => {
  const button = event.target.closest(".row-on");
  if (!button) return;
  const shown = row();
  shown.scrollBy({ left: Number(button.dataset.by) * shown.clientWidth * 0.8, behavior: calm.matches ? "instant" : "smooth" });
});

// Within the bar a wheel that turns downwards goes along the row, as far as that goes.
table.addEventListener("wheel", (event) => {
  const shown = event.target.closest(".decision") && !event.target.closest(".every") && !event.ctrlKey && row();
  if (!shown || !overflows(shown) || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const before = shown.scrollLeft;
  shown.scrollLeft += event.deltaY;
  if (shown.scrollLeft !== before) event.preventDefault();
}, { passive: false });

table.addEventListener("scroll", ({ target }) => target === row() && mark(), { capture: true, passive: true });
addEventListener("resize", mark);
document.addEventListener("figurka:drawn", drawn);
drawn();
