// Who the reader is here: nobody yet, a guest, or somebody with an account.
import { api } from "./client.ts";
import type { Me } from "./types.ts";
import { say } from "../lib/words.svelte.ts";

/** Set while this browser has a session, so that strangers are not asked who they are. */
const KNOWN = "telefrag-known";

const who = $state<{ me: Me | null }>({ me: null });

export function me(): Me | null {
  return who.me;
}

export function become(me: Me | null): void {
  who.me = me;
  if (me) localStorage.setItem(KNOWN, "1");
  else localStorage.removeItem(KNOWN);
}

let asked: Promise<void> | null = null;

/** Ask the server once who we are. */
export function recall(): Promise<void> {
  asked ??= localStorage.getItem(KNOWN)
    ? api.me().then(become, () => become(null))
    : Promise.resolve();
  return asked;
}

/** Somebody who can sit down: a guest is made at once where there is nobody. */
export async function somebody(): Promise<Me> {
  await recall();
  if (who.me) return who.me;
  const number = String(1000 + Math.floor(Math.random() * 9000));
  const guest = await api.guest(say("page-guest-name", { number }));
  become(guest);
  return guest;
}
