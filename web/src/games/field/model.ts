// A board of squares as the page draws it, whatever game it belongs to.
import type { Seat } from "../../api/types.ts";

export interface Pos {
  x: number;
  y: number;
}

/** Squares from a corner: columns and rows. */
export interface Area extends Pos {
  w: number;
  h: number;
}

export type Tone = "floor" | "difficult" | "goo" | "zone" | "blocked" | "fog";

export interface Square extends Pos {
  tone: Tone;
  /** What is special about it, for those who ask. */
  name?: string | undefined;
}

export type EdgeKind = "wall" | "door" | "open-door" | "blocking" | "impassable";

/** A line on the north or west side of a square. */
export interface Edge extends Pos {
  side: "n" | "w";
  kind: EdgeKind;
  /** The number of the door, from 1. */
  door?: number;
  /** The name of the colour of a security door. */
  colour?: string;
  /** What a door is called, if not by its number. */
  name?: string;
}

export interface Token extends Pos {
  /** Unique on its square. */
  key: string;
  icon: string;
  ink: string;
  name: string;
  /** A number or letter on it. */
  text?: string;
  /** The name of its colour, if that says something. */
  colour?: string | undefined;
}

export interface Figure extends Area {
  /** As notation calls it: `p1`, `f3`, `drone`. */
  id: string;
  icon: string;
  ink: string;
  /** The name of its colour, for the pattern of it. */
  colour?: string;
  /** The seat whose shape it has; invaders have none. */
  seat?: number;
  name: string;
  /** Health left and in all. */
  health?: [number, number];
  /** Short marks: what else is to be known. */
  marks: string[];
  /** It has acted, or only waits. */
  faint: boolean;
  /** It acts now. */
  active: boolean;
}

export interface Field {
  squares: Square[];
  edges: Edge[];
  tokens: Token[];
  figures: Figure[];
  /** Attacks under way: from and to, in the middle of squares. */
  shots: [Pos, Pos][];
}

/** Something that a choice points at. */
export type Target = { on: "square"; area: Area } | { on: "figure"; id: string } | { on: "door"; number: number };

/** What a game's own file says about its notation. */
export interface Notation {
  /** All of it: a choice may be about several figures. */
  targets(action: string): Target[];
  /** An action to ask about when a square is chosen that is no choice. */
  guess(pos: Pos, actions: string[]): string | null;
}

const SHAPES: Record<string, [number, number]> = { one: [1, 1], across: [2, 1], down: [1, 2], quad: [2, 2], wide: [3, 2], tall: [2, 3] };

/** The squares of a figure whose northwest one is given. */
export function area({ x, y }: Pos, shape = "one"): Area {
  const [w, h] = SHAPES[shape] ?? [1, 1];
  return { x, y, w, h };
}

/** The middle of some squares. */
export const centre = ({ x, y, w = 1, h = 1 }: Pos & Partial<Area>): Pos => ({ x: x + w / 2, y: y + h / 2 });

const STEPS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The squares that show a step of a figure best: those that it does not fill yet. */
export function stepped(from: Area, way: string): Area | null {
  const moves = [...way].map((letter) => STEPS[letter]);
  if (moves.some((move) => !move)) return null;
  const [dx, dy] = moves.reduce<[number, number]>(([x, y], move) => [x + (move?.[0] ?? 0), y + (move?.[1] ?? 0)], [0, 0]);
  return {
    x: dx > 0 ? from.x + from.w : from.x + dx,
    y: dy > 0 ? from.y + from.h : from.y + dy,
    w: dx === 0 ? from.w : 1,
    h: dy === 0 ? from.h : 1,
  };
}

/** The direction of a step, if the action is a plain one. */
export const way = (action: string): string | null => action.match(/^step ([NESW]{1,2})$/)?.[1] ?? null;

/** A place as notation writes it: `4,-1`. */
export function readPos(text: string | undefined): Pos | null {
  const found = text?.match(/^(-?\d+),(-?\d+)$/);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export const writePos = ({ x, y }: Pos): string => `${x},${y}`;
export const isSeat = (text: string | undefined): text is Seat => /^p\d$/.test(text ?? "");

/** The line on a side of a square; sides are counted N, E, S, W. */
export function edgeOf({ x, y }: Pos, side: number): { x: number; y: number; side: "n" | "w" } {
  if (side === 0) return { x, y, side: "n" };
  if (side === 1) return { x: x + 1, y, side: "w" };
  if (side === 2) return { x, y: y + 1, side: "n" };
  return { x, y, side: "w" };
}

/** The rectangle around some squares. */
export function around(areas: Area[]): Area | null {
  if (areas.length === 0) return null;
  const x = Math.min(...areas.map((one) => one.x));
  const y = Math.min(...areas.map((one) => one.y));
  const right = Math.max(...areas.map((one) => one.x + one.w));
  const bottom = Math.max(...areas.map((one) => one.y + one.h));
  return { x, y, w: right - x, h: bottom - y };
}
