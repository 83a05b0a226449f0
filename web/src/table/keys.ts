// The keys of a table: which there are, for the list of them, as far as its game has them.
import type { GameTable } from "../games/contract.ts";

/** What a board hears besides the keys that every table has. */
export type BoardKeys = "steps" | "board" | "walls" | "eye" | "why";

/** Directions row by row, with the arrow and the key of each; the keys lie around S as the arrows do. */
export const ROSE = [
  ["NW", "↖", "q"],
  ["N", "↑", "w"],
  ["NE", "↗", "e"],
  ["W", "←", "a"],
  ["", "", ""],
  ["E", "→", "d"],
  ["SW", "↙", "z"],
  ["S", "↓", "x"],
  ["SE", "↘", "c"],
] as const;

/** Keys that do one thing; `page-keys-` and its id is the key of what that is. */
export interface Keys {
  id: string;
  /** An empty one keeps a place free between others. */
  keys: string[];
}

/** Keys that belong together, under a heading. */
export interface KeyGroup {
  heading: string;
  all: Keys[];
}

const one = (id: string, ...keys: string[]): Keys => ({ id, keys });

/** The keys of a table, in the order in which they are wanted. `guided`: somebody is shown the game. */
export function keysOf({ keys = [], Shots, stage }: Pick<GameTable, "keys" | "Shots" | "stage">, guided: boolean): KeyGroup[] {
  const having = (part: unknown, ...all: Keys[]): Keys[] => (part ? all : []);
  const has = (part: BoardKeys, ...all: Keys[]): Keys[] => having(keys.includes(part), ...all);
  return [
    {
      heading: "page-decision",
      all: [
        one("choose", "1 – 9"),
        ...has("steps", one("steps", ...ROSE.map(([, , key]) => key.toUpperCase()))),
        ...having(Shots, one("fire", "F")),
        one("undo", "U"),
      ],
    },
    {
      heading: "page-board",
      all: [
        one("reach", "Tab"),
        ...has("board", one("arrows", "←", "↑", "→", "↓")),
        ...has("walls", one("walls", "Shift + ← ↑ → ↓")),
        one("enter", "Enter"),
        ...has("board", one("zoom", "+", "−"), one("whole", "0")),
        ...has("eye", one("eye", "V")),
        ...has("why", one("why", "?")),
      ],
    },
    {
      heading: "page-keys-else",
      all: [...having(guided, one("guide", "G")), ...having(stage, one("skip", "Esc")), one("leave", "Esc"), one("list", "Shift + K")],
    },
  ];
}
