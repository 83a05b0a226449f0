// The plain geometry of the drawing board: corners of rooms, rectangles between points, frames around squares.
import { CELL } from "../games/field/measure.ts";
import type { Area } from "../games/field/model.ts";
import type { Target } from "./craft.ts";
import type { Spot } from "./lines.ts";

/** Where the keyboard is: a square, and the side of it that is meant. */
export interface Cursor {
  x: number;
  y: number;
  side: "n" | "e" | "s" | "w";
}

/** What arrows do: columns, rows, and the side that they turn to. */
export const MOVES: Record<string, [number, number, Cursor["side"]]> = {
  ArrowUp: [0, -1, "n"],
  ArrowRight: [1, 0, "e"],
  ArrowDown: [0, 1, "s"],
  ArrowLeft: [-1, 0, "w"],
};

/** The line that the keyboard means: it belongs to the square south or east of it. */
export function edgeOf({ x, y, side }: Cursor): Spot {
  if (side === "e") return { x: x + 1, y, side: "w" };
  return side === "s" ? { x, y: y + 1, side: "n" } : { x, y, side };
}

/** All that can be drawn on: room around the map, which grows in large steps, so that the picture does not jump. */
export function sheetOf(map: Area | null, side?: number): Area {
  const { x, y, w, h } = map ?? { x: 0, y: 0, w: 0, h: 0 };
  if (side) return small({ x, y, w, h }, side);
  const [room, step, least] = [5, 8, 24];
  const from = (n: number) => Math.floor((n - room) / step) * step;
  const to = (n: number) => Math.ceil((n + room) / step) * step;
  return { x: from(x), y: from(y), w: Math.max(least, to(x + w) - from(x)), h: Math.max(least, to(y + h) - from(y)) };
}

/** Where a map has few columns and rows, little more than those: its squares are large. */
function small({ x, y, w, h }: Area, side: number): Area {
  const rim = 2;
  const [left, top] = [Math.min(0, x) - rim, Math.min(0, y) - rim];
  return { x: left, y: top, w: Math.max(side, x + w) + rim - left, h: Math.max(side, y + h) + rim - top };
}

/** A corner of a room: west or east, north or south. */
export interface Grip {
  east: boolean;
  south: boolean;
}

export const GRIPS: Grip[] = [
  { east: false, south: false },
  { east: true, south: false },
  { east: false, south: true },
  { east: true, south: true },
];

/** A room with one corner somewhere else. */
export function stretched({ x, y, w, h }: Area, { east, south }: Grip, to: Target): Area {
  const across = east ? { from: x, to: Math.max(x, to.x) } : { from: Math.min(to.x, x + w - 1), to: x + w - 1 };
  const down = south ? { from: y, to: Math.max(y, to.y) } : { from: Math.min(to.y, y + h - 1), to: y + h - 1 };
  return { x: across.from, y: down.from, w: across.to - across.from + 1, h: down.to - down.from + 1 };
}

/** All squares between two corners. */
export const rect = (a: { x: number; y: number }, b: { x: number; y: number }): Area => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  w: Math.abs(a.x - b.x) + 1,
  h: Math.abs(a.y - b.y) + 1,
});

/** A frame around squares, or along a line. */
export function frame({ x, y, w, h }: Area, air: number) {
  return {
    x: x * CELL - (w === 0 ? 6 : -air),
    y: y * CELL - (h === 0 ? 6 : -air),
    width: w === 0 ? 12 : w * CELL - 2 * air,
    height: h === 0 ? 12 : h * CELL - 2 * air,
  };
}

/** Squares as they are drawn. */
export const drawn = ({ x, y, w, h }: Area) => ({ x: x * CELL, y: y * CELL, width: w * CELL, height: h * CELL });

/** The lines between all squares. */
export function gridOf({ x, y, w, h }: Area): string {
  const upright = Array.from({ length: w + 1 }, (_, n) => `M${(x + n) * CELL} ${y * CELL}v${h * CELL}`);
  const level = Array.from({ length: h + 1 }, (_, n) => `M${x * CELL} ${(y + n) * CELL}h${w * CELL}`);
  return [...upright, ...level].join("");
}
