// What everybody may know of a place before it is played on, from its file: the map as far as it is open, and the numbers on its
// first page. Of DOOM (2004) only the area that is laid out first. The build reads our own files with it, the workshop all others.
import type { OpenArena } from "../games/adrenaline/plan.ts";
import type { OpenMap } from "../games/field/preview.ts";
import { isLine, isPair, isPlaced, those, type Line, type Pair } from "./things.ts";
import type { Table } from "./toml.ts";

/** The edges of a line: `[x, y, side]` each. */
function edges({ x, y }: Line): [number, number, "n" | "w"][] {
  const upright = typeof x === "number";
  const line = (upright ? x : y) as number;
  const [from, to] = (upright ? y : x) as Pair;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => (upright ? [line, from + n, "w"] : [from + n, line, "n"]));
}

const lines = (list: unknown) => those(list, isLine).flatMap(edges);
const text = (value: unknown, other: string): string => (typeof value === "string" ? value : other);

type Rect = [number, number, number, number];

/** An arena of Adrenaline: everybody may know all of it. */
export function arenaMap(it: Table): OpenArena {
  const players = it["players"];
  return {
    rooms: those(it["rooms"], isPlaced).map(({ at, to, colour }) => [...at, ...(to ?? at), text(colour, "")]),
    doors: lines(it["doors"]),
    spawnpoints: those(it["spawnpoints"], isPlaced).map(({ at, colour }) => [...at, text(colour, "")]),
    players: isPair(players) ? players : [3, 5],
  };
}

/** A mission of DOOM (2016). */
export function missionMap(it: Table) {
  const rooms = those(it["rooms"], isPlaced);
  const portals = those(it["portals"], isPlaced).map(({ at, colour }): [number, number, string] => [...at, text(colour, "")]);
  const teleporters = those(it["teleporters"], isPlaced).map(({ at }): [number, number, string] => [...at, "gate"]);
  return {
    mood: text(it["mood"], "station"),
    rects: rooms.map(({ at, to }): Rect => [...at, ...(to ?? at)]),
    zones: rooms.flatMap(({ zone }, n) => (zone === true ? [n] : [])),
    door: lines(it["doors"]),
    open: lines(it["open"]),
    wall: lines(it["walls"]),
    blocking: lines(it["blocking"]),
    impassable: lines(it["impassable"]),
    difficult: those(it["difficult"], isPair),
    starts: those(it["starts"], isPair),
    gates: [...portals, ...teleporters],
    rounds: (it["rounds"] as number | undefined) ?? 12,
    frags: (it["frags"] as number[] | undefined) ?? [6, 6, 6, 6],
    tuned: ((it["tuned_frags"] ?? it["frags"]) as number[] | undefined) ?? [6, 6, 6, 6],
    objective: (it["objective"] as string | undefined) ?? null,
    threat: (it["threat"] as string | undefined) ?? null,
  } satisfies OpenMap & Table;
}

/** Rows of a piece as it lies. */
export function turned(shape: string[], turn: number): string[] {
  if (turn <= 0) return shape;
  const quarter = [...(shape[0] ?? "")].map((_, x) =>
    shape
      .map((row) => row[x])
      .reverse()
      .join(""),
  );
  return turned(quarter, turn - 90);
}

/** The rows of a piece on the map, as rectangles. */
export function rowsOf(piece: Table, shapes: ReadonlyMap<string, string[]>): Rect[] {
  if (!isPlaced(piece)) return [];
  const [x, y] = piece.at;
  const turn = typeof piece["turn"] === "number" ? ((piece["turn"] % 360) + 360) % 360 : 0;
  return turned(shapes.get(text(piece["piece"], "")) ?? [], turn).flatMap((row, dy) =>
    [...row.matchAll(/#+/g)].map((found): Rect => [x + found.index, y + dy, x + found.index + found[0].length - 1, y + dy]),
  );
}

const tables = (value: unknown): Table[] =>
  Array.isArray(value) ? value.filter((one): one is Table => typeof one === "object" && one !== null) : [];

/** A scenario of DOOM (2004). */
export function scenarioMap(it: Table, shapes: ReadonlyMap<string, string[]>) {
  const start = (it["start"] ?? {}) as Table;
  const area = tables(it["area"]).find(({ id }) => id === start["area"]);
  const rects = tables(area?.["pieces"]).flatMap((piece) => rowsOf(piece, shapes));
  const inside = (x: number, y: number) => rects.some(([x1, y1, x2, y2]) => x >= x1 && x <= x2 && y >= y1 && y <= y2);
  const goals = tables(it["goals"]);
  return {
    mood: text(it["mood"], "station"),
    rects,
    zones: [],
    // Doors that one sees from there; nobody knows any other.
    door: lines(it["door"]).filter(([x, y, side]) => inside(x, y) || inside(side === "w" ? x - 1 : x, side === "n" ? y - 1 : y)),
    open: [],
    wall: [],
    blocking: [],
    impassable: [],
    difficult: [],
    starts: [start["red"], start["green"], start["blue"]].filter(isPair),
    gates: [],
    rounds: ((it["timer"] ?? goals.map(({ survive }) => survive).find((n) => n !== undefined)) as number | undefined) ?? null,
    frags: (it["frags"] as number[] | undefined) ?? null,
    goals: goals.map((goal) => Object.keys(goal)[0]),
  } satisfies OpenMap & Table;
}
