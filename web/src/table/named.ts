// A text cut where names stand in it.
import type { Name, Spot } from "../api/types.ts";

export interface Cut {
  text: string;
  /** What it names, the nearest first; nothing if it is no name. */
  spots?: Spot[];
}

/** The names in their order, and the words between them. */
export function cut(text: string, names: Name[]): Cut[] {
  const pieces: Cut[] = [];
  let from = 0;
  for (const { at, long, spots } of names) {
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push({ text: text.slice(at, at + long), spots });
    from = at + long;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
