// Everything that lies on a map, whatever game it belongs to: where it is in the file, which squares it covers, how it moves.
import type { Area } from "../games/field/model.ts";
import type { Table } from "./toml.ts";

/** The way to an entry of the file: `["rooms", 2]`. */
export type Path = readonly (string | number)[];
export type Pair = [number, number];
/** A line between squares: `{ x = 4, y = [1, 2] }`. */
export interface Line {
  x: number | Pair;
  y: number | Pair;
}

/** Nobody draws farther out than this. */
const FAR = 120;

const isNear = (n: unknown): n is number => Number.isInteger(n) && Math.abs(n as number) <= FAR;
export const isPair = (value: unknown): value is Pair => Array.isArray(value) && value.length === 2 && value.every(isNear);
export const isLine = (value: unknown): value is Line & Table => {
  const { x, y } = (value ?? {}) as Table;
  return (isNear(x) && isPair(y)) || (isPair(x) && isNear(y));
};
export const isPlaced = (value: unknown): value is { at: Pair; to?: Pair } & Table => {
  const { at, to } = (value ?? {}) as Table;
  return isPair(at) && (to === undefined || isPair(to));
};

/** The entries of a list that are what they should be, with their numbers. */
export function listed<T>(value: unknown, is: (one: unknown) => one is T): [number, T][] {
  return Array.isArray(value) ? value.flatMap((one, n): [number, T][] => (is(one) ? [[n, one]] : [])) : [];
}

/** The same without the numbers. */
export const those = <T>(value: unknown, is: (one: unknown) => one is T): T[] => listed(value, is).map(([, one]) => one);

export function get(model: Table, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], model);
}

/** The list of that name, made if it is not there. */
export function list(table: Table, key: string): unknown[] {
  const found = table[key];
  if (Array.isArray(found)) return found;
  const made: unknown[] = [];
  table[key] = made;
  return made;
}

export function set(model: Table, path: Path, value: unknown): void {
  const parent = get(model, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1) as string | number] = value;
}

export function remove(model: Table, path: Path): void {
  const parent = get(model, path.slice(0, -1));
  const last = path.at(-1) as string | number;
  if (Array.isArray(parent)) parent.splice(last as number, 1);
  else Reflect.deleteProperty(parent as Table, last);
}

/** The squares of an entry; a line has no width. `size` is that of things whose entry does not say it. */
export function areaOf(entry: unknown, size: Pair = [1, 1]): Area | null {
  if (isPair(entry)) return { x: entry[0], y: entry[1], w: 1, h: 1 };
  if (isPlaced(entry)) {
    const [x, y] = entry.at;
    const [w, h] = entry.to ? [entry.to[0] - x + 1, entry.to[1] - y + 1] : size;
    return { x, y, w, h };
  }
  if (!isLine(entry)) return null;
  const { x, y } = entry;
  return typeof x === "number"
    ? { x, y: (y as Pair)[0], w: 0, h: (y as Pair)[1] - (y as Pair)[0] + 1 }
    : { x: x[0], y: y as number, w: x[1] - x[0] + 1, h: 0 };
}

/** An entry somewhere else. */
export function placedAt(entry: unknown, { x, y, w, h }: Area): unknown {
  if (isPair(entry)) return [x, y];
  if (isPlaced(entry)) return { ...entry, at: [x, y], ...(entry.to ? { to: [x + w - 1, y + h - 1] } : {}) };
  if (!isLine(entry)) return entry;
  return w === 0 ? { ...entry, x, y: [y, y + h - 1] } : { ...entry, x: [x, x + w - 1], y };
}

export const covers = ({ x, y, w, h }: Area, at: { x: number; y: number }): boolean =>
  at.x >= x && at.x < x + w && at.y >= y && at.y < y + h;

/** Does the first lie in the second, lines on its rim too? */
export const within = (one: Area, all: Area): boolean =>
  one.x >= all.x && one.y >= all.y && one.x + one.w <= all.x + all.w && one.y + one.h <= all.y + all.h;

export const meet = (one: Area, other: Area): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Two rectangles that lie side by side, or two lines that touch end to end, as one; nothing if they make none. */
export function together(one: Area, other: Area): Area | null {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const stacked = one.x === other.x && one.w === other.w && (one.y + one.h === other.y || other.y + other.h === one.y);
  if (stacked) return { ...one, y, h: one.h + other.h };
  const beside = one.y === other.y && one.h === other.h && (one.x + one.w === other.x || other.x + other.w === one.x);
  return beside ? { ...one, x, w: one.w + other.w } : null;
}

/** What is left of a rectangle when squares are taken out of it: at most four rectangles. */
export function without(one: Area, gone: Area): Area[] {
  if (!meet(one, gone)) return [one];
  const [right, bottom] = [one.x + one.w, one.y + one.h];
  const [west, east] = [Math.max(one.x, gone.x), Math.min(right, gone.x + gone.w)];
  const [north, south] = [Math.max(one.y, gone.y), Math.min(bottom, gone.y + gone.h)];
  const parts = [
    { x: one.x, y: one.y, w: one.w, h: north - one.y },
    { x: one.x, y: north, w: west - one.x, h: south - north },
    { x: east, y: north, w: right - east, h: south - north },
    { x: one.x, y: south, w: one.w, h: bottom - south },
  ];
  return parts.filter(({ w, h }) => w > 0 && h > 0);
}

/** A way to lay a map anew: turned to the right, or seen in a mirror. */
export type Change = "turn" | "mirror" | "flip";

/** Where squares come to lie. */
export function changed({ x, y, w, h }: Area, how: Change): Area {
  if (how === "turn") return { x: -(y + h), y: x, w: h, h: w };
  return how === "mirror" ? { x: -(x + w), y, w, h } : { x, y: -(y + h), w, h };
}

/** A name that nothing has yet: `room-3`. */
export function freeName(stem: string, taken: unknown[]): string {
  for (let n = 1; ; n += 1) if (!taken.includes(`${stem}-${n}`)) return `${stem}-${n}`;
}
