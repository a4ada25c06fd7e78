// The table as it was: rings around what was played and what was better.
for (const mark of document.querySelectorAll("[data-marks]")) {
  const name = CSS.escape(mark.dataset.marks);
  const thing = [...document.querySelectorAll(`[data-key="${name}"], [data-spot="${name}"]`)].find((each) => each.checkVisibility());
  if (!thing) continue;
  const box = thing.getBoundingClientRect();
  Object.assign(mark.style, { left: `${box.left - 6}px`, top: `${box.top - 6}px`, width: `${box.width + 12}px`, height: `${box.height + 12}px` });
  mark.hidden = false;
}
