// What can be asked about on a table, and what its card says.
import type { Seat } from "../../../api/types.ts";
import { hasWord, say } from "../../../lib/words.svelte.ts";
import type { Die } from "../beats.ts";
import { die } from "../signs.ts";

/** Something that has a card. */
export interface Thing {
  on: "figure" | "token" | "door" | "square" | "edge" | "card" | "die";
  /** A figure as notation calls it, the key of a token, the number of a door, the tone of a square or what is on it, the kind of an edge, a card, a colour. */
  id: string;
}

/** What something can do, or what it means. */
export interface Line {
  name?: string | undefined;
  text: string;
  /** It kills, it hurts one's own: not to be overlooked. */
  alarm?: boolean;
}

export interface Sheet {
  title: string;
  /** What kind of thing it is, in a word. */
  kind?: string | undefined;
  icon?: string | undefined;
  ink?: string | undefined;
  /** Health left and in all. */
  health?: [number, number] | undefined;
  facts: { name: string; value: string | number }[];
  dice?: Die["ink"][] | undefined;
  lines: Line[];
  rules: string[];
  /** Whose board is shown on it, where the game draws one. */
  seat?: Seat;
}

/** What a rule says, once the rules are there; without the name that stands before it already. */
export function ruled(rule: string, name?: string): Line {
  const text = hasWord(`rule-${rule}`) ? say(`rule-${rule}`) : "";
  const [own = "", ...more] = text.split(": ");
  const named = name?.replace(/ \d+$/, "").toLowerCase() === own.toLowerCase();
  return { name, text: named ? more.join(": ") : text };
}

/** Each kind of these dice once, with what it shows: its faces in order. */
export const facesOf = (inks: Die["ink"][], faces: Record<string, (string | number)[]>, name: (ink: Die["ink"]) => string): Line[] =>
  [...new Set(inks)].map((ink) => ({
    name: `${die(ink)} ${name(ink)}`,
    text: (faces[ink] ?? []).map((face) => (face === "MISS" ? "✕" : String(face).replace("*", "•"))).join(" · "),
  }));

/** A card that says what one rule says. */
export const plain = (title: string, rule: string, more: Partial<Sheet> = {}): Sheet => ({
  title,
  facts: [],
  lines: [ruled(rule)],
  rules: [rule],
  ...more,
});
