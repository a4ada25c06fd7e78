// Works in the background, and only when a notice comes: it is shown, and a click on it leads to the table.
"use strict";

self.addEventListener("push", (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, renotify: true, icon: "/static/icon-192.png", data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const address = new URL(event.notification.data, self.location.origin);
    if (address.origin !== self.location.origin) return;
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((each) => new URL(each.url).pathname === address.pathname);
    await (there ? there.focus() : self.clients.openWindow(address.href));
  })());
});

// A push service may give the browser another address: the server is told of it.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil((async () => {
    const { key } = await (await fetch("/api/me/notices")).json();
    const subscription = event.newSubscription ?? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const body = JSON.stringify({ kind: "push", subscription: subscription.toJSON() });
    await fetch("/api/me/notices", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  })());
});
