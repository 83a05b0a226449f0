// Walking on an arena: what the server says that each square costs, and the way there as it is drawn.
import type { Outlook } from "../../api/types.ts";
import type { Arena } from "./arena.ts";
import type { Square } from "./view.ts";

/** What it costs to come to a square: the least of all walks that lead there. */
export function costs(outlook: Outlook | null): Map<Square, number> {
  const found = new Map<Square, number>();
  for (const { stops } of outlook?.roads ?? [])
    for (const { to, cost } of stops) if (cost > 0 && cost < (found.get(to) ?? Infinity)) found.set(to, cost);
  return found;
}

/** The squares that one steps on to from a square: those beside it with no wall between. */
function beside({ tiles, edges }: Arena, square: Square): Square[] {
  const at = tiles.find((tile) => tile.square === square);
  if (!at) return [];
  const { row, column } = at;
  const sides = [
    { row: row - 1, column, x: column, y: row, upright: false },
    { row, column: column + 1, x: column + 1, y: row, upright: true },
    { row: row + 1, column, x: column, y: row + 1, upright: false },
    { row, column: column - 1, x: column, y: row, upright: true },
  ];
  return sides.flatMap(({ row, column, x, y, upright }) => {
    const wall = edges.some((edge) => edge.kind === "wall" && edge.x === x && edge.y === y && edge.upright === upright);
    const tile = wall ? undefined : tiles.find((one) => one.row === row && one.column === column);
    return tile ? [tile.square] : [];
  });
}

/** The shortest way from a square to another, both included, through doors; only the ends if there is none. */
export function route(arena: Arena, from: Square, to: Square): Square[] {
  const before = new Map<Square, Square | null>([[from, null]]);
  for (const here of before.keys()) for (const next of beside(arena, here)) if (!before.has(next)) before.set(next, here);
  if (!before.has(to)) return [from, to];
  const way: Square[] = [];
  for (let here: Square | null | undefined = to; here; here = before.get(here)) way.unshift(here);
  return way;
}
