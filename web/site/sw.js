// The service worker of the site: keeps all files of one version, so that the page opens without a network and never gets
// files of two versions. `build/site.mjs` writes the version and the files in here.

const VERSION = "__VERSION__";
/** Paths below the folder of the site. Those in `assets/` never change. */
const FILES = __FILES__;

const CACHE = "telefrag-site ";
const mine = `${CACHE}${self.registration.scope} ${VERSION}`;
const address = (path) => new URL(path, self.registration.scope).href;

/** One file for the new version: what never changes may be there already. */
async function keep(cache, path) {
  const lasting = path.startsWith("assets/");
  const known = lasting ? await caches.match(address(path)) : undefined;
  const found = known ?? (await fetch(address(path), { cache: lasting ? "default" : "reload" }));
  if (!found.ok) throw new Error(`${path}: ${found.status}`);
  await cache.put(address(path), found);
}

async function install() {
  const cache = await caches.open(mine);
  // A few at a time: whoever plays meanwhile goes first.
  const left = [...FILES];
  const next = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keep(cache, path);
  };
  await Promise.all([next(), next(), next()]);
}

/** The version before stays: another tab may still be open with it. */
async function activate() {
  const all = (await caches.keys()).filter((name) => name.startsWith(`${CACHE}${self.registration.scope} `) && name !== mine);
  await Promise.all(all.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const path = new URL(request.url).href.slice(self.registration.scope.length).replace(/[?#].*/, "");
  const cache = await caches.open(mine);
  // Every screen is the same page; the codex has pages of its own.
  const screen = request.mode === "navigate" && !FILES.includes(path);
  const found = await cache.match(screen ? address("index.html") : request, { ignoreSearch: true });
  return found ?? (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
// An update is taken when the reader says so.
self.addEventListener("message", ({ data }) => data === "take" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
