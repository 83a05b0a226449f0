// The view and the events of Adrenaline, as the program describes them, and how its short texts are read.

import type { Event as AnyEvent, FigureView, View } from "../../api/games/adrenaline.ts";
import type { Seat } from "../../api/types.ts";

export type { FigureView, Seat, View };
/** Something that happened, with all that any event may say: `event` names it, the rest depends on it. */
export type Event = { event: AnyEvent["event"] } & { [K in Said<AnyEvent>]?: What<AnyEvent, K> };
type Said<E> = E extends unknown ? Exclude<keyof E, "event"> : never;
type What<E, K extends PropertyKey> = E extends { [key in K]: infer V } ? V : never;
export type Square = string;
export type Colour = "red" | "yellow" | "blue";
export const COLOURS: readonly Colour[] = ["red", "yellow", "blue"];

/** Is the figure on the board? */
export function stands(figure: FigureView): boolean {
  return figure.square !== "off";
}

/** So many weapons may be kept. */
const MOST_WEAPONS = 3;

/** All weapons, those that are loaded first. */
export const arms = ({ loaded, unloaded }: FigureView): string[] => [...loaded, ...unloaded];

/** Must one of the weapons be left? */
export const overburdened = (figure: FigureView): boolean => arms(figure).length > MOST_WEAPONS;

/** Letters of cubes as colours, in the order they are written. */
export function cubes(text: string): Colour[] {
  const names: Record<string, Colour> = { R: "red", Y: "yellow", B: "blue" };
  return [...text].flatMap((letter) => names[letter] ?? []);
}

/** The colour of a powerup, written `red-newton`; a `newton` may have any. */
export function cardColour(card: string): Colour | undefined {
  return COLOURS.find((colour) => card.startsWith(`${colour}-`));
}

/** What a powerup does, written `red-newton` or `newton`. */
export function cardKind(card: string): string {
  return card.split("-").at(-1) ?? "";
}

// As printed on the two sides of a board; skulls cover the values from the left.
const VALUES = [8, 6, 4, 2, 1, 1];
const FLIPPED = [2, 1, 1, 1];

/** What a player's board is worth to those who have hit, the best first, and how many of the values are covered. */
export function worth({ flipped, skulls }: FigureView): { values: number[]; covered: number } {
  return flipped ? { values: FLIPPED, covered: 0 } : { values: VALUES, covered: skulls };
}

/** What the best of them gets for the next kill. */
export function nextKill(figure: FigureView): number {
  const { values, covered } = worth(figure);
  return values[covered] ?? 1;
}
