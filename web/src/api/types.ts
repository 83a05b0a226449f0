// What the server says and hears. The types are made from the server's own: `cargo xtask types` writes schema.ts.
export type {
  Choice,
  Ended,
  Happened,
  Me,
  Moment,
  NewSeat,
  NewTable,
  News,
  Notices,
  Options,
  Phase,
  Profile,
  PushTo,
  Question,
  Scene,
  SeatWish,
  Sitter,
  Spot,
  TableCard,
  TablePage,
  Tally,
  Token,
  Told,
  ToldBy,
  Wrong,
} from "./schema.ts";
/** What comes over a line: the news and what came of them. */
export type { Behind as Update } from "./schema.ts";

import type { GameInfo as Described } from "./schema.ts";

/** One option of a set-up: its name, and what may stand there. */
export type Field = { name: string } & (
  | { takes: "flag" }
  | { takes: "number"; least: number; most: number }
  | { takes: "one"; of: string[]; or_null?: boolean; or_file?: boolean }
  | { takes: "several"; of: string[]; least: number; most: number }
  | { takes: "other" }
);
/** A game that can be played here. */
export type GameInfo = Described & {
  /** The letters before the numbers of its rules. */
  prefix: string;
  form: Field[];
};

/** A seat as it is written: `p1`, `p2`, … */
export type Seat = string;
/** Through whose eyes a finished game is seen: a seat's, with all cards on the table, or those of somebody who watches. */
export type Eyes = Seat | "open" | null;
export type Lang = "en" | "pl" | "hr" | "hu";
/** The set-up of a game; its form is the game's own. */
export type Setup = Record<string, unknown>;
