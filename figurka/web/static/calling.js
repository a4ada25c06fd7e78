// Being called back by this browser: how it stands, and the switch.
"use strict";

const WORKER = "/static/called.js";
const NOTICES = "/api/me/notices";

const can = ["serviceWorker" in navigator, "PushManager" in window, "Notification" in window].every(Boolean);

async function ask(path, method = "GET", body) {
  const answer = await fetch(path, { method, headers: body ? { "Content-Type": "application/json" } : {}, body: body && JSON.stringify(body) });
  const told = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(told?.detail ?? "");
  return told;
}

// The server knows a browser by the beginning of a hash of its address.
async function idOf(subscription) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(hash)].slice(0, 8).map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const subscribed = async () => (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription();

async function worker() {
  const registration = await navigator.serviceWorker.register(WORKER);
  const coming = registration.installing ?? registration.waiting;
  if (coming && !registration.active) {
    await new Promise((resolve) => coming.addEventListener("statechange", () => coming.state === "activated" && resolve()));
  }
  return registration;
}

async function tell(subscription, held) {
  await ask(NOTICES, "POST", { kind: "push", subscription: subscription.toJSON() });
  localStorage.setItem("calledFor", held);
}

// How this browser stands, and what the server knows; seats that were taken since are told of.
async function standing() {
  if (!window.isSecureContext) return { state: "insecure" };
  if (!can) return { state: "unable" };
  const told = await ask(NOTICES);
  if (!told.push) return { state: "notOffered" };
  if (Notification.permission === "denied") return { state: "blocked" };
  const subscription = await subscribed();
  const id = subscription ? await idOf(subscription) : "";
  const on = told.notices.some((each) => each.id === id && !each.given_up);
  if (on && localStorage.getItem("calledFor") !== told.held) await tell(subscription, told.held);
  return { state: on ? "on" : "off", told, subscription, id };
}

function draw(panel, state, text = "") {
  panel.dataset.state = state;
  panel.querySelector("[data-state-text]").textContent = text || panel.dataset[state];
  panel.querySelector('[data-switch="on"]').hidden = state !== "off";
  for (const button of panel.querySelectorAll('[data-switch="off"], [data-trial]')) button.hidden = state !== "on";
}

async function switchOn(panel) {
  if ((await Notification.requestPermission()) !== "granted") return draw(panel, Notification.permission === "denied" ? "blocked" : "off");
  const { told } = await standing();
  if (!told) return look(panel);
  const registration = await worker();
  await (await registration.pushManager.getSubscription())?.unsubscribe(); // it may be for a key of before
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: told.key });
  await tell(subscription, told.held);
  return look(panel);
}

async function switchOff(panel) {
  const { subscription, id } = await standing();
  await ask(`${NOTICES}/${id}`, "DELETE");
  await subscription?.unsubscribe();
  localStorage.removeItem("calledFor");
  return look(panel);
}

async function tryOut(panel) {
  const { id } = await standing();
  const { taken, trouble } = await ask(`${NOTICES}/${id}/trial`, "POST");
  draw(panel, panel.dataset.state, taken ? panel.dataset.taken : trouble);
}

async function look(panel) {
  const { state } = await standing();
  draw(panel, state);
}

for (const panel of document.querySelectorAll("[data-calling]")) {
  const during = (act) => async () => {
    try {
      await act(panel);
    } catch (error) {
      draw(panel, panel.dataset.state ?? "off", error.message || panel.dataset.failed);
    }
  };
  panel.querySelector('[data-switch="on"]').addEventListener("click", during(switchOn));
  panel.querySelector('[data-switch="off"]').addEventListener("click", during(switchOff));
  panel.querySelector("[data-trial]").addEventListener("click", during(tryOut));
  const sheet = panel.closest("[popover]");
  if (sheet) sheet.addEventListener("beforetoggle", (event) => { if (event.newState === "open") during(look)(); });
  if (!sheet || (can && Notification.permission === "granted" && localStorage.getItem("calledFor"))) during(look)();
}
