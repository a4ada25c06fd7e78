// While it is one's turn, the icon of the app wears a badge, where there is such a thing.
import { isMine } from "./table.js";

const table = document.getElementById("table");

function drawn() {
  const told = isMine() ? navigator.setAppBadge() : navigator.clearAppBadge();
  told.catch(() => {}); // who has not installed the app may not have one
}

if ("setAppBadge" in navigator && table.dataset.live && table.dataset.viewer !== "") {
  document.addEventListener("figurka:drawn", drawn);
  addEventListener("pagehide", () => navigator.clearAppBadge().catch(() => {}));
  drawn();
}
