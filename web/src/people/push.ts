// Web Push in this browser: is there any, may we, switch it on and off.
import { api } from "../api/client.ts";
import type { Notices, PushTo, ToldBy } from "../api/types.ts";

/** What keeps this browser from being told, if anything. */
export type Hindrance = "insecure" | "unsupported" | "denied" | null;

export function hindrance(): Hindrance {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** The push service of this browser cannot be reached or wants nobody. */
export class NoService extends Error {}

async function subscription(): Promise<PushSubscription | null> {
  if (hindrance() === "insecure" || hindrance() === "unsupported") return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The address at which this browser is told, if it is. */
export async function endpoint(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function written(one: PushSubscription): PushTo {
  const { keys } = one.toJSON();
  return { endpoint: one.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

const without = ({ push = [] }: Notices, gone: string | null): PushTo[] => push.filter((one) => one.endpoint !== gone);

/** Switch it on here: ask for permission, subscribe, tell the server. Null if permission was not given. */
export async function switchOn(now: ToldBy): Promise<ToldBy | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  // A subscription of before may have been made for another key.
  const before = await worker.pushManager.getSubscription();
  await before?.unsubscribe();
  const one = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(now.push_key) }).catch(() => {
    throw new NoService();
  });
  return api.setNotices({ ...now, push: [...without(now, before?.endpoint ?? null), written(one)] });
}

/** Switch it off here. */
export async function switchOff(now: ToldBy): Promise<ToldBy> {
  const one = await subscription();
  const after = await api.setNotices({ ...now, push: without(now, one?.endpoint ?? null) });
  await one?.unsubscribe();
  return after;
}

/** Whoever logs out is not told any more: this browser, or all of them. */
export async function silence(all: boolean): Promise<void> {
  const one = await subscription();
  if (!one && !all) return;
  const now = await api.notices();
  const push = all ? [] : without(now, one?.endpoint ?? null);
  if (push.length !== (now.push?.length ?? 0)) await api.setNotices({ ...now, push });
  await one?.unsubscribe();
}
