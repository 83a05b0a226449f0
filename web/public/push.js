// The service worker: shows that it is your turn while the page is closed, and leads to the table.

/** @param {string} url */
const path = (url) => new URL(url, self.location.origin).pathname;

/** Where a window is now: by itself it tells only where it was opened. */
const whereabouts = (one) =>
  new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data);
    setTimeout(() => told(path(one.url)), 500);
    one.postMessage("where", [port2]);
  });

/** The windows that show that path. */
const windows = async (shown) => {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = await Promise.all(all.map(whereabouts));
  return all.filter((_, n) => paths[n] === shown);
};

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, text, url, table } = event.data.json();
  const show = async () => {
    // Whoever looks at the table sees it anyway.
    if ((await windows(path(url))).some((one) => one.focused && one.visibilityState === "visible")) return;
    await self.registration.showNotification(title, {
      body: text,
      tag: table,
      renotify: true,
      icon: "/icon-192.png",
      data: { url: path(url) },
    });
  };
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  const { url } = event.notification.data;
  event.notification.close();
  const open = async () => {
    const [there] = await windows(url);
    await (there ? there.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(open());
});
