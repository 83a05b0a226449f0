// The form of what the server shows of a game of Adrenaline (crates/adrenaline/src/secrets/view.rs), and of its events.

import type { Seat } from "../../api/types.ts";

export type { Seat };
export type Square = string;
export type Colour = "red" | "yellow" | "blue";
export const COLOURS: readonly Colour[] = ["red", "yellow", "blue"];

export interface Setup {
  board: string;
  players: number;
  skulls: number;
  domination: boolean;
  turrets: boolean;
  bot: boolean;
  ending: string;
}

export interface FigureView {
  square: Square;
  damage: Seat[];
  marks: number[];
  skulls: number;
  flipped: boolean;
  ammo: string;
  loaded: string[];
  unloaded: string[];
  /** The faces of one's own cards, the number of others'. */
  hand: string[] | number;
  points: number | null;
}

export interface Space {
  kill: Seat;
  overkill: Seat | null;
}

export interface View {
  setup: Setup;
  viewer: Seat | null;
  figures: FigureView[];
  rows: [string[], string[], string[]];
  weapon_deck: number;
  floor: string[];
  offer: string[];
  powerup_deck: number;
  turrets: (Seat | null)[];
  skulls_left: number;
  track: Space[];
  spawn_tracks: [number[], number[], number[]];
  active: Seat;
  turn: number;
  actions: number;
  killed: Seat[];
  frenzy: { trigger: Seat; turns_left: number } | null;
  shot: { weapon: string; damaged: string } | null;
  asked: Seat | null;
  over: boolean;
}

/** Something that happened: `event` names it, the rest depends on it. Only the fields that are drawn are listed. */
export interface Event {
  event: string;
  who?: Seat;
  by?: Seat;
  from?: Seat | Square | null;
  to?: Seat | Square;
  on?: Seat;
  victim?: Seat;
  square?: Square;
  weapon?: string;
  card?: string | null;
  tile?: string;
  colour?: Colour | null;
  cause?: string;
  amount?: number;
  total?: number;
  points?: number;
  winners?: Seat[];
}

/** The place of a square in lists: row by row, four in a row. */
export function place(square: Square): number {
  return Number(square[0]) * 4 + Number(square[1]);
}

/** The square at a place. */
export function square(place: number): Square {
  return `${Math.floor(place / 4)}${place % 4}`;
}

/** Is the figure on the board? */
export function stands(figure: FigureView): boolean {
  return figure.square !== "off";
}

/** Letters of cubes as colours, in the order they are written. */
export function cubes(text: string): Colour[] {
  const names: Record<string, Colour> = { R: "red", Y: "yellow", B: "blue" };
  return [...text].flatMap((letter) => names[letter] ?? []);
}
