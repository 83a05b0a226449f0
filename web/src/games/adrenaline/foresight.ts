// What a choice would bring at once, figure by figure, read from what the server tells of it beforehand.

import type { Choice } from "../../api/types.ts";
import type { Event, Seat, Square } from "./view.ts";

/** What would come of one figure. */
export interface Foreseen {
  who: Seat;
  /** Tokens on its board, before and after; the same if none would land. */
  before: number;
  after: number;
  /** Whose tokens would land, one by one. */
  damage: Seat[];
  /** New marks, one by one. */
  marks: Seat[];
  /** Where it would be moved. */
  square: Square | null;
}

export function foreseen(choice: Choice | undefined): Foreseen[] {
  const found = new Map<Seat, Foreseen>();
  const of = (who: Seat, before = 0): Foreseen => {
    const known = found.get(who) ?? { who, before, after: before, damage: [], marks: [], square: null };
    found.set(who, known);
    return known;
  };
  for (const told of choice?.brings ?? []) {
    const { event, who, from, to, amount = 0, total = 0 } = told.event as Event;
    const tokens = Array<Seat>(amount).fill(from as Seat);
    if (event === "damaged") {
      const figure = of(to as Seat);
      if (figure.damage.length === 0) figure.before = total - amount;
      figure.after = total;
      figure.damage.push(...tokens);
    } else if (event === "marked") {
      of(to as Seat).marks.push(...tokens);
    } else if (event === "moved" && who) {
      of(who).square = to as Square;
    }
  }
  return [...found.values()];
}

/** In a few signs: `0 → 2`, `+1 ⊕`; nothing for a move. */
export function signs({ before, after, marks }: Foreseen): string[] {
  return [...(after > before ? [`${before} → ${after}`] : []), ...(marks.length > 0 ? [`+${marks.length} ⊕`] : [])];
}
