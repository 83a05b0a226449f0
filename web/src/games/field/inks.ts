// Seats of both DOOM games: marines by their names, then the invader, each with a colour.

export const MARINES_2004: Record<string, string> = { red: "#ff6b61", green: "#62d76f", blue: "#5aa9ff" };
export const MARINES_2016: Record<string, string> = { alpha: "#ff6b61", bravo: "#62d76f", charlie: "#5aa9ff", delta: "#f4c63f" };

/** The marines of a set-up. */
export const marinesOf = ({ marines = [] }: { marines?: string[] }): string[] => marines;

/** The colours of the seats for these marines. */
export const inks = (all: Record<string, string>, marines: string[]): string[] => [
  ...marines.map((name) => all[name] ?? "#c3cad1"),
  "#d7a0e8",
];
