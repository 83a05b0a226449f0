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

/** Letters of cubes as colours, in the order they are written. */
export function cubes(text: string): Colour[] {
  const names: Record<string, Colour> = { R: "red", Y: "yellow", B: "blue" };
  return [...text].flatMap((letter) => names[letter] ?? []);
}

/** The colour of a powerup, written `red-newton`. */
export function cardColour(card: string): Colour {
  return card.split("-")[0] as Colour;
}

/** What a powerup does, written `red-newton`. */
export function cardKind(card: string): string {
  return card.split("-")[1] ?? "";
}
