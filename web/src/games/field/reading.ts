// What a game on squares makes of its view for the shared table: the board, panels of seats, notes, cards.
import type { Seat, Told } from "../../api/types.ts";
import { tongue } from "../../lib/words.svelte.ts";
import type { Beat, Die } from "./beats.ts";
import type { Sheet, Thing } from "./card/sheet.ts";
import type { Field } from "./model.ts";

export interface Fact {
  icon: string;
  name: string;
  value: string | number;
}

export interface SeatPanel {
  index: number;
  name: string;
  /** Health left and in all. */
  health?: [number, number];
  facts: Fact[];
  /** Words about it: what it carries, its class, its state. */
  tags: string[];
  active: boolean;
  /** Why it is not on the board. */
  out?: string;
}

/** Somebody in small: a picture and a name. */
export interface Portrait {
  icon: string;
  ink: string;
  name: string;
  /** What has the card of it. */
  thing: Thing;
}

export interface NotePanel {
  title: string;
  /** Those who are still to act; `label` says so. */
  row?: { label: string; faces: Portrait[] } | undefined;
  lines: { text: string; met?: boolean }[];
}

export interface CardFace {
  key: string;
  title: string;
  text: string;
  /** What kind of card it is, in a word. */
  kind?: string | undefined;
  icon?: string;
  /** The dice of a weapon; `text` then says the same in words. */
  dice?: Die["ink"][];
  /** Used up or not to be used now. */
  faint?: boolean;
}

export interface Reading {
  field: Field;
  seats: SeatPanel[];
  notes: NotePanel[];
  cards: CardFace[];
  /** Frags of the invader. */
  frags: number;
  /** The position in words. */
  lines: string[];
}

export type Read = (view: unknown, you: Seat | null) => Reading;

export interface Game {
  /** What those who are hit suffer. */
  unit: "wounds" | "damage";
  read: Read;
  /** The card of something on the table. */
  sheet(view: unknown, you: Seat | null, thing: Thing): Sheet | null;
  /** Cards that the open question is about. */
  concerned(view: unknown): string[];
  /** Fluent files that cards speak with; they come with the first card. */
  long: string[];
  /** What happened, as it is played. */
  beats(told: Told[], view: unknown): Beat[];
}

/** Figures by what notation calls them. */
export const named = ({ field }: Reading): Record<string, string> => Object.fromEntries(field.figures.map(({ id, name }) => [id, name]));

/** Marines play together; the invader plays alone. */
export const allies = (view: unknown, one: Seat, other: Seat): boolean => ![one, other].includes((view as { invader: Seat }).invader);

/** Board, panels, hand and words are read from the same view: once is enough. */
export function remembered(read: Read): Read {
  const known = new WeakMap<object, Map<string, Reading>>();
  return (view, you) => {
    const key = `${you} ${tongue()}`;
    const all = known.get(view as object) ?? new Map<string, Reading>();
    const found = all.get(key) ?? read(view, you);
    known.set(view as object, all.set(key, found));
    return found;
  };
}
