// The map as the painter wants it: floor and what it is made of, walls in runs, where lamps hang. Plain data, so that a
// map that has not changed is not painted again.
import type { Edge, Pos, Square } from "../model.ts";

/** A straight wall: from a corner, so many squares to the east or to the south. */
export interface Run extends Pos {
  along: "x" | "y";
  length: number;
}

export interface Plan {
  floor: Map<string, Square & { narrow: boolean }>;
  walls: Run[];
  blocks: Run[];
  gaps: Run[];
  /** On walls that look south, each with a floor below it. */
  lamps: Pos[];
  doors: Edge[];
}

export const at = (x: number, y: number): string => `${x},${y}`;

/** Edges of one kind joined to lines. */
export function runs(edges: Edge[]): Run[] {
  const found: Run[] = [];
  const order = [...edges].sort((a, b) =>
    a.side === b.side ? (a.side === "n" ? a.y - b.y || a.x - b.x : a.x - b.x || a.y - b.y) : a.side < b.side ? -1 : 1,
  );
  for (const { x, y, side } of order) {
    const along = side === "n" ? "x" : "y";
    const last = found.at(-1);
    const goesOn =
      last?.along === along && (along === "x" ? last.y === y && last.x + last.length === x : last.x === x && last.y + last.length === y);
    if (last && goesOn) last.length += 1;
    else found.push({ x, y, along, length: 1 });
  }
  return found;
}

/** Free squares in a row around one, up to what parts them. */
function free(from: Pos, [dx, dy]: [number, number], open: (a: Pos, b: Pos) => boolean): number {
  let n = 1;
  for (const way of [1, -1]) {
    let here = from;
    for (let step = 0; step < 3; step += 1) {
      const next = { x: here.x + dx * way, y: here.y + dy * way };
      if (!open(here, next)) break;
      here = next;
      n += 1;
    }
  }
  return n;
}

/** Lamps do not hang closer than that. */
const APART = 4;

export function planOf(squares: Square[], edges: Edge[]): Plan {
  const shown = new Map(squares.filter(({ tone }) => tone !== "fog").map((square) => [at(square.x, square.y), square]));
  const lines = new Map(edges.map((edge) => [`${at(edge.x, edge.y)}${edge.side}`, edge]));
  const line = (a: Pos, b: Pos) => lines.get(a.y === b.y ? `${at(Math.max(a.x, b.x), a.y)}w` : `${at(a.x, Math.max(a.y, b.y))}n`);
  const parted = (kind: Edge["kind"] | undefined) => kind === "wall" || kind === "door" || kind === "open-door";
  const open = (a: Pos, b: Pos) => shown.has(at(b.x, b.y)) && !parted(line(a, b)?.kind);
  const floor = new Map(
    [...shown].map(([key, square]) => [key, { ...square, narrow: Math.min(free(square, [1, 0], open), free(square, [0, 1], open)) <= 2 }]),
  );
  const of = (kind: Edge["kind"]) => runs(edges.filter((edge) => edge.kind === kind));
  const lamps: Pos[] = [];
  for (const { x, y, side, kind } of edges) {
    if (kind !== "wall" || side !== "n" || !shown.has(at(x, y))) continue;
    const spot = { x: x + 0.5, y };
    if ((x + 2 * y) % 3 === 0 && lamps.every((lamp) => Math.hypot(lamp.x - spot.x, lamp.y - spot.y) >= APART)) lamps.push(spot);
  }
  const doors = edges.filter(({ kind }) => kind === "door" || kind === "open-door");
  return { floor, walls: of("wall"), blocks: of("blocking"), gaps: of("impassable"), lamps, doors };
}
