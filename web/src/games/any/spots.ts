// What can be chosen by pointing at something on the table of any game.
import type { Choice, Spot } from "../../api/types.ts";
import { spotsOf } from "../../lib/choices.ts";
import { seatIndex } from "../../lib/players.ts";

export interface Thing extends Spot {
  choices: Choice[];
}

/** Things that people hold. */
const HELD: readonly Spot["on"][] = ["card", "weapon", "cube", "tile"];

export const isHeld = ({ on }: Spot): boolean => HELD.includes(on);

/** Somebody with a seat. */
export const isSeat = ({ on, id }: Spot, seats: number): boolean => on === "figure" && /^p\d+$/.test(id) && seatIndex(id) < seats;

/** Everything that can be pointed at now, each with its choices. */
export function thingsOf(choices: Choice[] | undefined): Thing[] {
  const found = new Map<string, Thing>();
  for (const choice of choices ?? []) {
    for (const spot of spotsOf(choice)) {
      const key = `${spot.on} ${spot.id}`;
      const thing = found.get(key) ?? { ...spot, choices: [] };
      thing.choices.push(choice);
      found.set(key, thing);
    }
  }
  return [...found.values()];
}
