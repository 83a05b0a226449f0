// Short notes at the edge of the screen: what was done, what went wrong.
import { Away, Refused } from "../api/client.ts";
import type { Wrong } from "../api/types.ts";
import { say } from "../lib/words.svelte.ts";

export interface Note {
  id: number;
  kind: "good" | "bad";
  text: string;
  rules: string[];
}

const SHOWN_FOR = 6000;
let count = 0;
const all = $state<{ notes: Note[] }>({ notes: [] });

export const notes = (): Note[] => all.notes;

export function dismiss(id: number): void {
  all.notes = all.notes.filter((note) => note.id !== id);
}

export function note(text: string, kind: Note["kind"] = "good", rules: string[] = []): void {
  const id = ++count;
  all.notes = [...all.notes.slice(-2), { id, kind, text, rules }];
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function noteWrong(wrong: Wrong): void {
  note(wrong.message, "bad", wrong.rules ?? []);
}

/** Do something with the server; what goes wrong is told. Nothing comes back then. */
export async function told<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (problem) {
    if (problem instanceof Refused) noteWrong(problem.wrong);
    else if (problem instanceof Away) note(say("page-away"), "bad");
    else throw problem;
    return undefined;
  }
}
