// Lines between squares: walls, doors, gaps. A file has them as runs, people draw them edge by edge.
import type { Area, Edge } from "../games/field/model.ts";
import { areaOf, isLine, list, listed, placedAt, together, within, type Line } from "./things.ts";
import type { Table } from "./toml.ts";

/** The line on the north or west side of a square. */
export type Spot = Pick<Edge, "x" | "y" | "side">;

const along = ({ x, y, side }: Spot): Area => (side === "w" ? { x, y, w: 0, h: 1 } : { x, y, w: 1, h: 0 });

const length = ({ w, h }: Area): number => Math.max(w, h);
const written = (run: Area): Line => placedAt({ x: 0, y: [0, 0] }, run) as Line;

/** The run of that list that an edge belongs to. */
export function runAt(table: Table, key: string, spot: Spot): number {
  const edge = along(spot);
  return listed(table[key], isLine).find(([, line]) => within(edge, areaOf(line) as Area))?.[0] ?? -1;
}

/** Draw an edge; it becomes part of a run that it continues, as long as that is not longer than `most`. */
export function addEdge(table: Table, key: string, spot: Spot, most = Infinity): void {
  if (runAt(table, key, spot) >= 0) return;
  const all = list(table, key);
  let run = along(spot);
  let place = all.length;
  for (;;) {
    const next = listed(all, isLine).find(([, line]) => {
      const both = together(run, areaOf(line) as Area);
      return both !== null && length(both) <= most;
    });
    if (!next) break;
    run = together(run, areaOf(next[1]) as Area) as Area;
    all.splice(next[0], 1);
    place = Math.min(next[0], all.length);
  }
  all.splice(place, 0, written(run));
}

/** Rub an edge out; what is left of its run stays. */
export function dropEdge(table: Table, key: string, spot: Spot): boolean {
  const n = runAt(table, key, spot);
  if (n < 0) return false;
  const all = list(table, key);
  const run = areaOf(all[n]) as Area;
  const edge = along(spot);
  const before = run.w === 0 ? { ...run, h: edge.y - run.y } : { ...run, w: edge.x - run.x };
  const after =
    run.w === 0 ? { ...run, y: edge.y + 1, h: run.y + run.h - edge.y - 1 } : { ...run, x: edge.x + 1, w: run.x + run.w - edge.x - 1 };
  all.splice(n, 1, ...[before, after].filter((part) => length(part) > 0).map(written));
  return true;
}

/** The nearest line to a point. */
export function nearest(x: number, y: number): Spot & { far: number } {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const far = Math.min(dx, 1 - dx, dy, 1 - dy);
  if (far === dx) return { x: left, y: top, side: "w", far };
  if (far === 1 - dx) return { x: left + 1, y: top, side: "w", far };
  if (far === dy) return { x: left, y: top, side: "n", far };
  return { x: left, y: top + 1, side: "n", far };
}
