// Lines between squares that are no doors: each as long as it is drawn, for those who ask what it is.
import type { Spot } from "../../api/types.ts";
import type { Area, Edge, EdgeKind, Pos } from "./model.ts";

export interface Run {
  kind: EdgeKind;
  area: Area;
}

/** How far from a line one points at it still, in squares. */
const NEAR = 0.14;
/** Doors are things of their own. */
const LINES: EdgeKind[] = ["wall", "blocking", "impassable"];

/** Edges of the same kind that lie in one line are one. */
export function runs(edges: Edge[]): Run[] {
  const found: Run[] = [];
  const lines = edges.filter(({ kind }) => LINES.includes(kind));
  for (const side of ["n", "w"] as const) {
    const along = side === "n" ? ("x" as const) : ("y" as const);
    const across = side === "n" ? ("y" as const) : ("x" as const);
    const sorted = lines.filter((edge) => edge.side === side).sort((a, b) => a[across] - b[across] || a[along] - b[along]);
    let from: Edge | undefined;
    let long = 0;
    const end = () => {
      if (!from) return;
      const { x, y, kind } = from;
      const area = side === "n" ? { x, y: y - NEAR, w: long, h: 2 * NEAR } : { x: x - NEAR, y, w: 2 * NEAR, h: long };
      found.push({ kind, area });
    };
    for (const edge of sorted) {
      if (from && from.kind === edge.kind && from[across] === edge[across] && from[along] + long === edge[along]) long += 1;
      else {
        end();
        [from, long] = [edge, 1];
      }
    }
    end();
  }
  return found;
}

/** The doors among some things, by their numbers. */
export const doorsIn = (spots: Spot[]): number[] => spots.flatMap(({ on, id }) => (on === "door" ? [Number(id)] : []));

/** Where the numbers of these doors are written: in the middle of each. */
export function doorPlates(doors: Edge[], numbered: number[]): (Pos & { door: number })[] {
  return [...new Set(numbered)].flatMap((number) => {
    const own = doors.filter(({ door }) => door === number);
    if (own.length === 0) return [];
    const middle = (of: (edge: Edge) => number) => own.reduce((sum, edge) => sum + of(edge), 0) / own.length;
    const x = middle((edge) => edge.x + (edge.side === "n" ? 0.5 : 0));
    const y = middle((edge) => edge.y + (edge.side === "w" ? 0.5 : 0));
    return [{ door: number, x, y }];
  });
}
