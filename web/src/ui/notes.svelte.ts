// Short notes at the edge of the screen: what was done, what went wrong.
import { Away, Refused } from "../api/client.ts";
import type { Wrong } from "../api/types.ts";
import { hasWord, say } from "../lib/words.svelte.ts";

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

export function noteWrong(wrong: Wrong): void {
  note(wrongWords(wrong), "bad", wrong.rules ?? []);
}

/** What went wrong, in words: our own where the server has them in one language only. */
function wrongWords({ code, message }: Wrong): string {
  return hasWord(`page-wrong-${code}`) ? say(`page-wrong-${code}`) : message;
}

/** What went wrong with the server, in words; anything else is a bug and goes on. */
export function inWords(problem: unknown): string {
  if (problem instanceof Refused) return wrongWords(problem.wrong);
  if (problem instanceof Away) return say("page-away");
  throw problem;
}

/** Do something with the server; what goes wrong is told. Nothing comes back then. */
export async function told<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (problem) {
    if (problem instanceof Refused) noteWrong(problem.wrong);
    else note(inWords(problem), "bad");
    return undefined;
  }
}
