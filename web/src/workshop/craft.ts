// What a game brings to the workshop: how its files are written, what its map looks like, what can be drawn on it.
import type { Component, Snippet } from "svelte";
import type { Setup } from "../api/types.ts";
import { around, type Area, type Field } from "../games/field/model.ts";
import type { Spot } from "./lines.ts";
import {
  areaOf,
  changed,
  covers,
  get,
  list,
  listed,
  meet,
  placedAt,
  remove,
  set,
  within,
  type Change,
  type Pair,
  type Path,
} from "./things.ts";
import type { Table } from "./toml.ts";
import type { Work } from "./work.svelte.ts";

/** Where somebody points: a square, and the line nearest to the point in it. */
export interface Target {
  x: number;
  y: number;
  edge: Spot;
  /** How far that line is from the point, in squares. */
  far: number;
}

/** What is chosen besides the tool itself. */
export interface Choice {
  /** Which of its kinds. */
  kind: string;
  /** Quarter turns to the right. */
  turn: number;
  /** Whose it is, in a game where figures come with marines. */
  colour: string;
  /** Where new pieces belong, in a game with areas. */
  area: string;
}

export interface Tool {
  /** Its words are `page-workshop-tool-ID`. */
  id: string;
  icon: string;
  ink?: string;
  /** The key that chooses it. */
  key: string;
  /** What is pointed at: squares, lines between them, or a rectangle that is drawn from corner to corner. */
  on: "square" | "edge" | "area";
  /** One at a time: whoever drags does not repeat it. */
  once?: boolean;
  kinds: string[];
  kindName?(kind: string): string;
  kindSign?(kind: string): [string, string];
  /** Colours to choose from besides. */
  colours?: string[];
  /** The squares that it would cover, from the one that is pointed at. */
  ghost?(at: Target, choice: Choice): Area[];
  has(model: Table, at: Target, choice: Choice): boolean;
  put(model: Table, at: Target, choice: Choice): void;
  drop(model: Table, at: Target, choice: Choice): void;
  /** A rectangle was drawn. */
  draw?(model: Table, area: Area, choice: Choice): void;
}

/** Something that the checker has found, where it is. */
export interface Mark {
  area: Area;
  grave: boolean;
  /** Somebody looks at it in the list. */
  lit: boolean;
}

/** Something that is asked about the whole scenario, or about one thing in it. */
export type Asked = { path: Path; label: string; help?: string } & (
  | { takes: "text"; most: number; long?: boolean }
  /** One text, or one in each language. */
  | { takes: "wording"; most: number; long?: boolean }
  | { takes: "number"; least: number; most: number; usual?: number }
  /** With `spare` they may be left out: then the usual ones are what counts. */
  | { takes: "numbers"; least: number; most: number; usual: number[]; spare?: boolean }
  | { takes: "one"; of: [string, string][]; none?: string }
  | { takes: "several"; of: [string, string][] }
  | { takes: "flag" }
);

/** Several numbers after one of them was answered anew: none where they are left out, null where they stay as they are. */
export function counted(
  { usual, spare }: { usual: number[]; spare?: boolean },
  value: unknown,
  n: number,
  next: number | null,
): number[] | null {
  if (next === null) return spare ? [] : null;
  const now = Array.isArray(value) ? (value as number[]) : [];
  return usual.map((one, m) => (m === n ? next : (now[m] ?? one)));
}

export interface Craft {
  game: string;
  /** The option of a set-up that names the place. */
  key: string;
  /** Fluent files that its words are in. */
  words: string[];
  /** A sheet with nothing on it yet. */
  empty(): string;
  /** The file of a model; the comment above the file before is kept. */
  print(model: Table, before: string): string;
  field(model: Table): Field;
  /** The most columns and rows of a map, where those are few. */
  side?: number;
  /** How its ground is drawn, if not as a place of DOOM. */
  Ground?: Component<GroundProps>;
  /** Where something is missing that the drawing can show, as lines. */
  loose?(model: Table): Area[];
  tools: Tool[];
  /** Everything on the map, from what lies on top to what lies below. */
  things(model: Table): Path[];
  /** Places that a file names and the map does not show: where something will happen. */
  unseen?(model: Table): Path[];
  /** The size of a thing whose entry does not say it. */
  size(model: Table, path: Path): Pair;
  /** What a thing is called. */
  name(model: Table, path: Path): string;
  /** Ways in which the whole map can be laid anew. */
  changes: Change[];
  /** After something was laid down, or everything: what is on top takes the squares below it. Says where that thing is then. */
  tidy?(model: Table, path: Path | null): Path | null;
  /** Lay one thing anew, besides its place. */
  turned?(model: Table, path: Path): void;
  /** What can be asked about a thing; about the whole scenario if none is named. */
  asks(model: Table, path: Path | null): Asked[];
  /** What takes more than a question. */
  More?: Component<{ work: Work }>;
  /** The same about a thing on the map. */
  About?: Component<{ work: Work; path: Path }>;
  /** The areas of a game that has some. */
  areas?(model: Table): string[];
  addArea?(model: Table): string;
  /** The fewest and the most who play a map that is made to order: marines, or players. */
  crew: Pair;
  /** What marines can have to do in a map that is made to order, with names; a game without them has no moods and no difficulties. */
  objectives?(): [string, string][];
  /** The table to try it at. */
  trial(model: Table): Trial;
  /** What a measure calls a room, in the reader's words. */
  roomName(id: string): string;
  /** Its picture for others, who shall not see everything. */
  picture(model: Table): string;
  /** Files of ours to begin with, by name. */
  ours: Record<string, () => Promise<string>>;
  /** What one of ours is called. */
  oursName(id: string): string;
  /** One of ours becomes somebody's own: with a name of its own, and its texts in the language of the reader. */
  adopt(model: Table, id: string): void;
}

/** What draws the ground gets: the map, all squares that can be drawn on, and what lies between ground and map. */
export interface GroundProps {
  field: Field;
  all: Area;
  children?: Snippet;
}

/** A table for one person and computers. */
export interface Trial {
  /** What its set-up says besides the place. */
  setup: Setup;
  /** So many seats are one's own, from the first; computers have the others. */
  mine: number;
  bots: number;
}

/** What some entry of a file covers. */
export const areaAt = (craft: Craft, model: Table, path: Path): Area | null => areaOf(get(model, path), craft.size(model, path));

/** What lies where somebody points, the topmost first: a line if the point is near to one. */
export function pick(craft: Craft, model: Table, at: Target): Path | null {
  const edge = at.edge.side === "w" ? { x: at.edge.x, y: at.edge.y, w: 0, h: 1 } : { x: at.edge.x, y: at.edge.y, w: 1, h: 0 };
  const found = (wanted: (area: Area) => boolean) =>
    craft.things(model).find((path) => {
      const area = areaAt(craft, model, path);
      return area !== null && wanted(area);
    });
  const line = found((area) => {
    return (area.w === 0 || area.h === 0) && within(edge, area);
  });
  const thing = found((area) => area.w > 0 && area.h > 0 && covers(area, at));
  return (at.far < 0.22 ? (line ?? thing) : thing) ?? null;
}

/** Is it something to stand on: a room, a piece of the map? */
export const isGround = (path: Path): boolean => ["rooms", "pieces"].includes(String(path.at(-2)));

/** Move a thing; a room takes along what is in it. */
export function move(craft: Craft, model: Table, path: Path, dx: number, dy: number): void {
  for (const one of [path, ...inside(craft, model, path)]) {
    const area = areaAt(craft, model, one);
    if (area) set(model, one, placedAt(get(model, one), { ...area, x: area.x + dx, y: area.y + dy }));
  }
}

/** All that lies in a room or on a piece, its lines too. */
export function inside(craft: Craft, model: Table, path: Path): Path[] {
  const all = areaAt(craft, model, path);
  if (!all || !isGround(path)) return [];
  return craft.things(model).filter((one) => {
    const area = areaAt(craft, model, one);
    const own = one.at(-2) === path.at(-2);
    return area !== null && !own && within(area, all);
  });
}

/** The squares that all things together lie on. */
export const extent = (craft: Craft, model: Table): Area | null =>
  around(craft.things(model).flatMap((path) => areaAt(craft, model, path) ?? []));

/** Lay the whole map anew; its northwest corner stays where it is. */
export function layAnew(craft: Craft, model: Table, how: Change): void {
  const all = extent(craft, model);
  if (!all) return;
  const after = changed(all, how);
  const [dx, dy] = [all.x - after.x, all.y - after.y];
  for (const path of [...craft.things(model), ...(craft.unseen?.(model) ?? [])]) {
    const area = areaAt(craft, model, path);
    if (!area) continue;
    const there = changed(area, how);
    if (how === "turn") craft.turned?.(model, path);
    set(model, path, placedAt(get(model, path), { ...there, x: there.x + dx, y: there.y + dy }));
  }
}

/** What somebody has copied: entries with the list they belong to, seen from the corner of the first. */
export interface Clip {
  corner: Pair;
  parts: { home: Path; entry: unknown; area: Area }[];
}

export function copy(craft: Craft, model: Table, path: Path): Clip | null {
  const all = areaAt(craft, model, path);
  if (!all) return null;
  const parts = [path, ...inside(craft, model, path)].flatMap((one) => {
    const area = areaAt(craft, model, one);
    const isListed = typeof one.at(-1) === "number";
    return area && isListed ? [{ home: one.slice(0, -1), entry: structuredClone(get(model, one)), area }] : [];
  });
  return { corner: [all.x, all.y], parts };
}

/** Lay a copy down with its corner on a square; names that must be its own are made anew. */
export function paste(model: Table, { corner, parts }: Clip, at: { x: number; y: number }): void {
  for (const { home, entry, area } of parts) {
    const there = { ...area, x: area.x + at.x - corner[0], y: area.y + at.y - corner[1] };
    const made = placedAt(structuredClone(entry), there);
    const parent = get(model, home.slice(0, -1)) as Table | undefined;
    if (!parent) continue;
    const others = list(parent, String(home.at(-1)));
    const { id } = (made ?? {}) as Table;
    if (typeof id === "string") (made as Table)["id"] = freshId(id, others);
    others.push(made);
  }
}

function freshId(id: string, others: unknown[]): string {
  const taken = new Set(others.map((one) => (one as Table)["id"]));
  const stem = id.replace(/-\d+$/, "");
  let n = 2;
  while (taken.has(`${stem}-${n}`)) n += 1;
  return taken.has(id) ? `${stem}-${n}` : id;
}

/** A tool for things of a list that lie on one square each: one of that list to a square. */
export function layer(key: string, make: (at: Target, choice: Choice) => Table, same: (entry: Table, choice: Choice) => boolean) {
  const isTable = (one: unknown): one is Table => typeof one === "object" && one !== null && "at" in one;
  const here = (model: Table, at: Target) =>
    listed(model[key], isTable).filter(([, entry]) => {
      const area = areaOf(entry);
      return area !== null && covers(area, at);
    });
  const clear = (model: Table, at: Target) =>
    here(model, at)
      .reverse()
      .forEach(([n]) => remove(model, [key, n]));
  return {
    has: (model: Table, at: Target, choice: Choice) => here(model, at).some(([, entry]) => same(entry, choice)),
    put(model: Table, at: Target, choice: Choice) {
      clear(model, at);
      list(model, key).push(make(at, choice));
    },
    drop: clear,
  };
}

/** A tool for a list of squares. */
export function squares(key: string) {
  const index = (model: Table, { x, y }: Target) =>
    Array.isArray(model[key]) ? (model[key] as unknown[]).findIndex((one) => Array.isArray(one) && one[0] === x && one[1] === y) : -1;
  return {
    has: (model: Table, at: Target) => index(model, at) >= 0,
    put: (model: Table, at: Target) => void list(model, key).push([at.x, at.y]),
    drop: (model: Table, at: Target) => void (index(model, at) >= 0 && remove(model, [key, index(model, at)])),
  };
}

/** The figures of a list that stand where another would. */
export function crowd(all: unknown, area: Area, size: (entry: Table) => Pair): number[] {
  if (!Array.isArray(all)) return [];
  return all.flatMap((entry, n) => {
    const other = areaOf(entry, size(entry as Table));
    return other && meet(other, area) ? [n] : [];
  });
}
