// Where things are on the drawing of the arena: squares are SIDE wide, the rim is RIM.

import type { Spot as Thing } from "../../api/types.ts";
import { seatIndex, seatOf } from "../../lib/players.ts";
import type { Box } from "../../table/moved.ts";
import type { Arena } from "./arena.ts";
import { BOT } from "./heads.ts";
import { COLOURS, type Colour, type FigureView, type Seat, type Square, type View, stands } from "./view.ts";

export const SIDE = 200;
export const RIM = 26;

export interface Point {
  x: number;
  y: number;
}

/** The whole drawing of an arena, with its rim. */
export function frame({ columns, rows }: Arena): Box {
  return { x: 0, y: 0, width: columns * SIDE + 2 * RIM, height: rows * SIDE + 2 * RIM };
}

/** The upper left corner of a square; row and column are its name. */
export function corner(square: Square): Point {
  return cornerAt(Number(square[0]), Number(square[1]));
}

/** The same by row and column. */
export function cornerAt(row: number, column: number): Point {
  return { x: RIM + column * SIDE, y: RIM + row * SIDE };
}

/** The middle of a square. */
export function middle(square: Square): Point {
  const { x, y } = corner(square);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** The part of the drawing that these squares take up, with so many squares around them. */
export function around(squares: Square[], more = 0): Box | null {
  if (squares.length === 0) return null;
  const corners = squares.map(corner);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - more * SIDE, Math.min(...ys) - more * SIDE];
  return { x, y, width: Math.max(...xs) + (more + 1) * SIDE - x, height: Math.max(...ys) + (more + 1) * SIDE - y };
}

/** The square on which something is, if it is on the board. */
export function squareOf(view: View, { tiles }: Arena, { on, id }: Pick<Thing, "on" | "id">): Square | null {
  const spawnpoint = (colour: Colour | undefined) => tiles.find((tile) => colour && tile.spawnpoint === colour)?.square ?? null;
  switch (on) {
    case "square":
      return tiles.some(({ square }) => square === id) ? id : null;
    case "figure": {
      const figure = view.figures[seatIndex(id as Seat)];
      return figure && stands(figure) ? figure.square : null;
    }
    case "spawnpoint":
      return spawnpoint(id as Colour);
    case "weapon":
      return spawnpoint(COLOURS.find((_, n) => view.rows[n]?.includes(id)));
    default:
      return null;
  }
}

/** Where a figure stands and how large it is drawn. */
export interface Stand extends Point {
  radius: number;
}

// Figures share the upper part of a square; the lower part is for what lies there.
export const HIGH = 18;
const PLACES: readonly (readonly [number, number][])[] = [
  [[0, 0]],
  [
    [-46, 0],
    [46, 0],
  ],
  [
    [-58, -6],
    [0, 12],
    [58, -6],
  ],
  [
    [-64, -16],
    [-22, 20],
    [22, -22],
    [64, 12],
  ],
  [
    [-64, -26],
    [0, -30],
    [64, -26],
    [-34, 24],
    [34, 24],
  ],
];
const RADII = [43, 39, 31, 28, 27];

/** The stands of all figures on the board. */
export function stand(view: View): Map<Seat, Stand> {
  const stood = new Map<Seat, Stand>();
  const shared = new Map<Square, Seat[]>();
  view.figures.forEach((figure: FigureView, n) => {
    if (stands(figure)) shared.set(figure.square, [...(shared.get(figure.square) ?? []), seatOf(n)]);
  });
  for (const [square, seats] of shared) {
    const { x, y } = middle(square);
    seats.forEach((who, n) => {
      const [dx, dy] = PLACES[seats.length - 1]?.[n] ?? [0, 0];
      stood.set(who, { x: x + dx, y: y - HIGH + dy, radius: RADII[seats.length - 1] ?? 27 });
    });
  }
  return stood;
}

/** Which of the six looks a figure has: by seat, or the bot's. */
export function look(view: View, who: Seat): number {
  const n = seatIndex(who);
  return n < view.setup.players ? n : BOT;
}
