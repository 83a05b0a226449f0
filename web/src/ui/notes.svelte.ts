// Short notes at the edge of the screen: what was done, what went wrong.
import { Away, Refused } from "../api/client.ts";
import type { Wrong } from "../api/types.ts";
import { say } from "../lib/words.svelte.ts";
import { plainly } from "../lib/wrong.ts";

export interface Note {
  id: number;
  kind: "good" | "bad" | "turn";
  text: string;
  rules: string[];
  /** Where it leads. */
  link: { href: string; text: string } | undefined;
}

const SHOWN_FOR = { good: 6000, bad: 6000, turn: 12_000 };
let count = 0;
const all = $state<{ notes: Note[] }>({ notes: [] });

export const notes = (): Note[] => all.notes;

export function dismiss(id: number): void {
  all.notes = all.notes.filter((note) => note.id !== id);
}

export function note(text: string, kind: Note["kind"] = "good", rules: string[] = [], link?: Note["link"]): void {
  const id = ++count;
  all.notes = [...all.notes.slice(-2), { id, kind, text, rules, link }];
  setTimeout(() => dismiss(id), SHOWN_FOR[kind]);
}

export async function noteWrong(wrong: Wrong): Promise<void> {
  const { message, rules } = await plainly(wrong);
  note(message, "bad", rules ?? []);
}

/** What went wrong with the server, in words; anything else is a bug and goes on. */
export function inWords(problem: unknown): string {
  if (problem instanceof Refused) return problem.wrong.message;
  if (problem instanceof Away) return say("page-away");
  throw problem;
}

/** Do something with the server; what goes wrong is told. Nothing comes back then. */
export async function told<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (problem) {
    if (problem instanceof Refused) await noteWrong(problem.wrong);
    else note(inWords(problem), "bad");
    return undefined;
  }
}
