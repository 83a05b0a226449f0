// The service worker: shows that it is your turn while the page is closed, and leads to the table.

/** @param {string} url */
const path = (url) => new URL(url, self.location.origin).pathname;

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, text, url, table } = event.data.json();
  const show = async () => {
    // Whoever looks at the table sees it anyway.
    const looking = (await windows()).some((one) => one.focused && one.visibilityState === "visible" && path(one.url) === path(url));
    if (looking) return;
    await self.registration.showNotification(title, { body: text, tag: table, renotify: true, icon: "/icon-192.png", data: { url: path(url) } });
  };
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  const { url } = event.notification.data;
  event.notification.close();
  const open = async () => {
    const there = (await windows()).find((one) => path(one.url) === url);
    await (there ? there.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(open());
});
