// What a guided first game is made of, whatever game it is: the table it is played at, and lessons that each have their time.
import type { NewTable, Seat } from "../api/types.ts";

/** An event of the game; each game has fields of its own. */
export type Happening = { event: string } & Record<string, unknown>;

/** What the server says now. */
export interface Now {
  view: unknown;
  you: Seat;
  /** The first words of the choices that are yours. */
  verbs: Set<string>;
  /** What has happened so far, the last at the end. */
  happened: Happening[];
}

export interface Lesson {
  /** With the course's own beginning it is the key of its text, and with `-title` behind that of its title. */
  id: string;
  rule: string;
  /** The part of the table that it is about: one of the course's places. */
  part: string;
  /** It is time as long as this holds; whoever acts meanwhile has understood. */
  now?(now: Now): boolean;
  /** It is time once this has happened, until it has been read. */
  after?(event: Happening, you: Seat): boolean;
}

export interface Course {
  /** The table of the guided game. */
  table: NewTable;
  /** How the keys of its texts begin. */
  prefix: string;
  /** Fluent files besides the guide's own. */
  words: string[];
  /** In the order of importance; the last one ends the course. */
  lessons: readonly Lesson[];
  /** Where a part is found: at the first of these that is there. */
  places: Record<string, string>;
  /** A part that moves: where it is now, by what the lesson is about. */
  place?(lesson: Lesson, event: Happening | undefined, you: Seat): string | undefined;
  /** The figure that the reader plays, in words. */
  who(you: Seat): string;
  /** Is the board still playing what happened? */
  busy(): boolean;
}

/** It is time when one of these can be chosen. */
export const offers =
  (...verbs: string[]) =>
  (now: Now): boolean =>
    verbs.some((verb) => now.verbs.has(verb));

/** It is time when one of these has happened. */
export const happens =
  (...names: string[]) =>
  ({ event }: Happening): boolean =>
    names.includes(event);
