// What a game on squares makes of its view for the shared table: the board, panels of seats, notes, cards.
import type { Seat } from "../../api/types.ts";
import type { Field, Notation } from "./model.ts";

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

export interface NotePanel {
  title: string;
  lines: { text: string; met?: boolean }[];
}

export interface CardFace {
  key: string;
  title: string;
  text: string;
  /** What kind of card it is, in a word. */
  kind?: string | undefined;
  icon?: string;
  /** Used up or not to be used now. */
  faint?: boolean;
}

export interface Reading {
  field: Field;
  notation: Notation;
  seats: SeatPanel[];
  notes: NotePanel[];
  cards: CardFace[];
  /** The card that an action is about. */
  cardOf(action: string): string | null;
  /** The position in words. */
  lines: string[];
}

export type Read = (view: unknown, you: Seat | null) => Reading;
