// A board of squares as the page draws it, whatever game it belongs to.
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
  /** What has the card of it, where that is another thing than its tone: goo under fog, an exit. */
  what?: string | undefined;
  /** The number of the room or area it belongs to. */
  room?: number;
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
  /** It is no thing but a hole in the world: drawn as large as its square, and shining if it is awake. */
  gate?: "awake" | "asleep";
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
  /** What tells it from others of its kind, as long as it is on the board; part of its name, too. */
  number?: number;
  /** Health left and in all. */
  health?: [number, number];
  /** Short marks: what else is to be known. */
  marks: string[];
  /** It has acted, or only waits. */
  faint: boolean;
  /** It acts now. */
  active: boolean;
}

/** A light that the map has of its own: a portal, a teleporter. */
export interface Light extends Pos {
  ink: string;
}

/** The name of a room, written on its floor. */
export interface Label extends Area {
  text: string;
}

/** What the map looks like, besides what is on it. */
export interface Place {
  /** What kind of place it is, as the content files call it. */
  mood: string;
  lights: Light[];
  labels: Label[];
}

export interface Field {
  place: Place;
  squares: Square[];
  edges: Edge[];
  tokens: Token[];
  figures: Figure[];
  /** Attacks under way: from and to, in the middle of squares. */
  shots: [Pos, Pos][];
}

const SHAPES: Record<string, [number, number]> = { one: [1, 1], across: [2, 1], down: [1, 2], quad: [2, 2], wide: [3, 2], tall: [2, 3] };

/** The squares of a figure whose northwest one is given. */
export function area(at: Pos | string, shape = "one"): Area {
  const { x, y } = typeof at === "string" ? pos(at) : at;
  const [w, h] = SHAPES[shape] ?? [1, 1];
  return { x, y, w, h };
}

/** Things of one kind on one square are one, with how many they are: whoever falls drops all samples at once. */
export function heaped(tokens: Token[]): Token[] {
  const heaps = new Map<string, Token[]>();
  for (const token of tokens) {
    const key = `${token.x},${token.y},${token.key}`;
    heaps.set(key, [...(heaps.get(key) ?? []), token]);
  }
  return [...heaps.values()].flatMap(([first, ...more]) => {
    const n = more.length + 1;
    return first ? [n > 1 ? { ...first, text: String(n), name: `${first.name} ×${n}` } : first] : [];
  });
}

/** The number of a figure: `f3` is 3. */
export const numberOf = (id: string): number => Number(id.slice(1));

/** The middle of some squares. */
export const centre = ({ x, y, w = 1, h = 1 }: Pos & Partial<Area>): Pos => ({ x: x + w / 2, y: y + h / 2 });

/** A place as the server writes it: `4,-1`. */
export function pos(text: string): Pos {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
}

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
