// Marks on the table: where the thing lies that a key names, and where a mark covers least of what can be read.
const table = document.getElementById("table");
let written = null; // where words and signs stand, while marks are put beside them

// From now on words and signs may stand elsewhere.
export function readAnew() {
  written = null;
}

// The thing of a key, as far as it is on the page: first on the board, otherwise in the bar.
export function seen(key) {
  const all = [...table.querySelectorAll(`[data-key="${CSS.escape(key)}"], [data-spot="${CSS.escape(key)}"]`)];
  const inSight = all.filter((each) => each.checkVisibility() && !each.closest(".all-options, [data-shut], .guide-panel, .quiz"));
  const [onBoard, inBar] = [inSight.find((each) => !each.closest(".decision")), inSight.find((each) => each.closest(".decision"))];
  return [onBoard ?? inBar].filter(Boolean).map((each) => each.closest("[data-lit]") ?? each);
}

// Where a mark stands of a thing that fills only a part of its box, such as a sector, or that has others close around it: on
// its heart, which may be the thing itself.
export function heartOf(thing) {
  return thing.matches("[data-heart]") ? thing : thing.querySelector("[data-heart]") ?? thing;
}

// A letter stands within its thing, in the corner or at the edge where it covers least, if it leaves room to see the thing.
export function within({ width, height }, thing) {
  if (thing.width < 2.5 * width || thing.height < 1.7 * height) return beside({ width, height }, thing);
  const [left, right, head, foot] = [2, thing.width - width - 2, 2, thing.height - height - 2];
  const spots = [left, right, (thing.width - width) / 2].flatMap((x) => [[x, head, 0], [x, foot, 0]]);
  return freest(spots, { width, height }, thing);
}

// A flag stands at the edge of its thing where it covers least of what can be read: above, below or beside it.
export function beside({ width, height }, thing) {
  const [middle, level] = [(thing.width - width) / 2, (thing.height - height) / 2];
  const [top, foot] = [-height * 0.6, thing.height - height * 0.4];
  const away = width * height * 0.4; // where it stands apart it could be taken for the flag of another thing
  const near = away / 20; // above or below it, it touches its thing
  const spots = [middle, 6, thing.width - width - 6].flatMap((x) => [[x, top, 0], [x, foot, 0], [x, 1 - height, near], [x, thing.height - 1, near]]).concat([[-width - 4, level, away], [thing.width + 4, level, away]]);
  return freest(spots, { width, height }, thing);
}

// Of some spots beside or on a thing, each with what it costs, that where least is covered.
function freest(spots, { width, height }, thing) {
  const own = ({ left, right, top: head, bottom }) => left >= thing.left && right <= thing.right && head >= thing.top && bottom <= thing.bottom;
  const words = readable(thing, width + 12).map(([box, weight]) => [box, own(box) ? weight : weight / 4]); // its own words are those to be read
  const fits = ([x, y]) => thing.x + x >= 0 && thing.x + x + width <= innerWidth && thing.y + y >= 0 && thing.y + y + height <= innerHeight;
  const covers = ([x, y, cost]) => words.reduce((sum, [word, weight]) => sum + shared(word, thing.x + x, thing.y + y, width, height) * weight, cost);
  return spots.filter(fits).map((spot) => [spot, covers(spot)]).sort((one, other) => one[1] - other[1])[0]?.[0] ?? spots[0];
}

// Where words, numbers and signs stand around a place.
function readable({ left, top, right, bottom }, around) {
  const near = ([box]) => box.right > left - around && box.left < right + around && box.bottom > top - around && box.top < bottom + around;
  written ??= reading();
  return written.filter(near);
}

function reading() {
  const signs = [...table.querySelectorAll("svg")].map((each) => each.getBoundingClientRect());
  const found = signs.filter((box) => box.width && box.width < 40).map((box) => [box, 0.4]);
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (!texts.currentNode.data.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    found.push([range.getBoundingClientRect(), 1]);
  }
  return found;
}

function shared(box, x, y, width, height) {
  const across = Math.min(box.right, x + width) - Math.max(box.left, x);
  const down = Math.min(box.bottom, y + height) - Math.max(box.top, y);
  return across > 0 && down > 0 ? across * down : 0;
}

// Whether the middle of a thing is in the window, or in a part of its height.
export function inSight(thing, head = 0, foot = innerHeight) {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && y > head && x < innerWidth && y < foot;
}
