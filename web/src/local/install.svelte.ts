// The site as a program of its own, where the browser offers that: what it keeps is then kept for good.

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

export const installable = (): boolean => offer !== null;

export function install(): void {
  void offer?.prompt();
  offer = null;
}

/** Hear of the offer, which comes once. */
export function listen(): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    offer = event as Offer;
  };
  addEventListener("beforeinstallprompt", hear);
  if (matchMedia("(display-mode: standalone)").matches) void navigator.storage?.persist();
  return () => removeEventListener("beforeinstallprompt", hear);
}
