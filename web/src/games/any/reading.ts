// Any view as things with names: what everybody has, what you hold, and all the rest.
import { seatIndex } from "../../lib/players.ts";
import { hasWord, say } from "../../lib/words.svelte.ts";
import { nameIn } from "../titles.ts";

export type Value =
  | { is: "nothing" }
  | { is: "yes" }
  | { is: "seat"; index: number }
  /** A word or a number; `id` is the word as actions write it. */
  | { is: "word"; id: string; text: string }
  | { is: "list"; items: Value[] }
  | { is: "facts"; facts: Fact[] };

export interface Fact {
  name: string;
  /** In the reader's language, if the game has a word for it. */
  label: string;
  value: Value;
}

export interface Reading {
  /** What is known of each seat. */
  seats: Fact[][];
  /** What you hold. */
  hand: Value | null;
  /** What is known of the table. */
  table: Fact[];
}

/** What the own cards are called in a view. */
const HAND = "hand";

/** Is it told in one line? */
export const isShort = (value: Value): boolean => value.is !== "facts" && !(value.is === "list" && value.items.length > 0);

function valueOf(game: string, name: string, it: unknown): Value {
  if (it === null || it === undefined || it === false || it === "") return { is: "nothing" };
  if (it === true) return { is: "yes" };
  if (typeof it === "string") {
    return /^p\d+$/.test(it) ? { is: "seat", index: seatIndex(it) } : { is: "word", id: it, text: nameIn(game, it) };
  }
  if (Array.isArray(it)) return listOf(game, name, it);
  if (typeof it === "object") return { is: "facts", facts: factsOf(game, it) };
  return { is: "word", id: "", text: String(it) };
}

/** What the place of a list is called: `hand-1`. */
const place = (name: string, n: number): string => `${name}-${n + 1}`;
/** Do the places of a list have names? */
const hasPlaces = (game: string, name: string): boolean => hasWord(`page-${game}-${place(name, 0)}`);

/** A list whose places have names is told by them. */
function listOf(game: string, name: string, list: unknown[]): Value {
  if (list.length === 0) return { is: "nothing" };
  const items = list.map((one) => valueOf(game, name, one));
  if (!hasPlaces(game, name)) return { is: "list", items };
  return { is: "facts", facts: items.map((value, n) => ({ name: place(name, n), label: nameIn(game, place(name, n)), value })) };
}

const fact = (game: string, name: string, it: unknown): Fact => ({
  name,
  label: nameIn(game, name),
  value: valueOf(game, name, it),
});

const factsOf = (game: string, it: object): Fact[] => Object.entries(it).map(([name, one]) => fact(game, name, one));

/** Lists that have had another length than there are seats. */
const others = new Set<string>();

/** Is it about the seats? So is a list that always has one entry for each, unless its places have other names. */
function bySeat(game: string, name: string, it: unknown, seats: number): it is unknown[] {
  if (!Array.isArray(it) || hasPlaces(game, name)) return false;
  if (it.length !== seats) others.add(`${game} ${name}`);
  return seats > 1 && !others.has(`${game} ${name}`);
}

/** A view, sorted by what it is about. */
export function read(game: string, view: unknown, seats: number): Reading {
  const reading: Reading = { seats: Array.from({ length: seats }, () => []), hand: null, table: [] };
  if (typeof view !== "object" || view === null) return reading;
  for (const [name, it] of Object.entries(view)) {
    if (name === HAND) {
      const held = valueOf(game, name, it);
      reading.hand = held.is === "nothing" ? null : held;
    } else if (bySeat(game, name, it, seats)) {
      for (const [n, one] of it.entries()) {
        const value = valueOf(game, name, one);
        reading.seats[n]?.push(...(value.is === "facts" ? value.facts : [fact(game, name, one)]));
      }
    } else {
      reading.table.push(fact(game, name, it));
    }
  }
  return reading;
}

function tell(value: Value): string {
  switch (value.is) {
    case "nothing":
      return "–";
    case "yes":
      return "✓";
    case "seat":
      return say("page-player", { n: value.index + 1 });
    case "word":
      return value.text;
    case "list":
      return value.items.map(tell).join(", ");
    case "facts":
      return lines(value.facts).join("; ");
  }
}

const lines = (facts: Fact[]): string[] => facts.map(({ label, value }) => `${label}: ${tell(value)}`);

/** The position in words. */
export const describe = (game: string, view: unknown): string[] =>
  typeof view === "object" && view !== null ? lines(factsOf(game, view)) : [];

/** All words that are shown somewhere: what they name can be pointed at there. */
export function wordsIn(value: Value): string[] {
  if (value.is === "word") return [value.id];
  if (value.is === "list") return value.items.flatMap(wordsIn);
  return value.is === "facts" ? value.facts.flatMap((one) => wordsIn(one.value)) : [];
}
