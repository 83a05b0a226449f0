// The service worker from the page's side: it is started when there is time for it, and a new version waits until it is wanted.
import { to } from "../lib/base.ts";

/** How often somebody who stays is asked for, in milliseconds. */
const AGAIN = 3_600_000;

const found = $state<{ next: ServiceWorker | null }>({ next: null });

/** Is there a new version, ready to be taken? */
export const ready = (): boolean => found.next !== null;

/** Take it: the page comes back with it. */
export function take(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  found.next?.postMessage("take");
}

export const later = (): void => void (found.next = null);

/** Look for new versions from now on. */
export function watch(): () => void {
  let registration: ServiceWorkerRegistration | undefined;
  const look = () => void (document.visibilityState === "visible" && registration?.update().catch(() => undefined));
  const timer = setInterval(look, AGAIN);
  document.addEventListener("visibilitychange", look);
  void begin().then((begun) => (registration = begun));
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

async function begin(): Promise<ServiceWorkerRegistration | undefined> {
  // Only over a secure connection; without one the site is there, but not offline.
  if (!("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker.register(to("/sw.js"), { updateViaCache: "none" }).catch(() => undefined);
  const tell = () => {
    // The first version of all has nothing to take the place of.
    if (navigator.serviceWorker.controller) found.next = registration?.waiting ?? null;
  };
  tell();
  registration?.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  return registration;
}
