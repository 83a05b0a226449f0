// Who the reader is here: nobody yet, a guest, or somebody with an account; and the invitation they came with.
import { api, Refused } from "./client.ts";
import type { Me } from "./types.ts";
import { say } from "../lib/words.svelte.ts";
import { openDialog } from "../ui/dialogs.svelte.ts";
import { note } from "../ui/notes.svelte.ts";

/** Says whose session this browser has, so that strangers are not asked who they are, and other windows hear of it. */
const KNOWN = "telefrag-known";
const INVITED = "telefrag-invitation";

const who = $state<{ me: Me | null; needed: boolean; code: string }>({
  me: null,
  needed: false,
  code: localStorage.getItem(INVITED) ?? "",
});

export function me(): Me | null {
  return who.me;
}

export function become(me: Me | null): void {
  who.me = me;
  if (!me) return localStorage.removeItem(KNOWN);
  localStorage.setItem(KNOWN, me.id);
  invite("");
}

/** The invitation to send along, and whether this place has asked for one. */
export const invitation = (): { code: string; needed: boolean } => who;

/** Keep an invitation until it is used. */
export function invite(code: string): void {
  who.code = code;
  if (code) localStorage.setItem(INVITED, code);
  else localStorage.removeItem(INVITED);
}

/** Was somebody refused for want of an invitation? Then it is asked for from now on. */
export function wantsInvitation(problem: unknown): boolean {
  const wants = problem instanceof Refused && problem.wrong.code === "not-invited";
  who.needed ||= wants;
  return wants;
}

let asked: Promise<void> | null = null;

const askAgain = () =>
  api.me().then(become, (problem: unknown) => {
    // Only the server knows that we are nobody. If it cannot be reached, or the page is left meanwhile, ask again later.
    if (problem instanceof Refused) {
      become(null);
      // Whoever is shut out is told so.
      if (problem.wrong.code === "refusal-banned") note(problem.wrong.message, "bad");
    } else asked = null;
  });

/** Ask the server once who we are. */
export function recall(): Promise<void> {
  asked ??= localStorage.getItem(KNOWN) ? askAgain() : Promise.resolve();
  return asked;
}

/** Somebody sits where we look from: then the server knows us, whatever this browser remembers. */
export async function recognise(): Promise<void> {
  if (!who.me) await askAgain();
}

/** Another window of this browser has come in or gone: so have we. */
export function followWindows(): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === KNOWN && newValue !== (who.me?.id ?? null)) void (newValue ? askAgain() : become(null));
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Somebody who can sit down: a guest is made at once where there is nobody. */
export async function somebody(): Promise<Me> {
  await recall();
  if (who.me) return who.me;
  const number = String(1000 + Math.floor(Math.random() * 9000));
  try {
    const guest = await api.guest(say("page-guest-name", { number }), who.code || undefined);
    become(guest);
    return guest;
  } catch (problem) {
    if (wantsInvitation(problem)) openDialog("account");
    throw problem;
  }
}
