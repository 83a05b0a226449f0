// An arena as a drawing: squares, rooms, walls and doors, read from the text map that the view brings.

import { ROOMS, type Room } from "./rooms.ts";
import { COLOURS, type Colour, type Square } from "./view.ts";

/** A square of the floor. */
export interface Tile {
  square: Square;
  row: number;
  column: number;
  room: Room;
  spawnpoint: Colour | null;
}

/** What stands between two squares, or at the rim: a line in grid units. */
export interface Edge {
  kind: "wall" | "door";
  x: number;
  y: number;
  /** Does it run down, rather than across? */
  upright: boolean;
}

export interface Arena {
  tiles: Tile[];
  edges: Edge[];
  columns: number;
  rows: number;
}

/** How a text map calls rooms: by the first letters of their colours. */
const roomOf = (letters: string): Room | undefined => ROOMS.find((room) => room.slice(0, 3).toUpperCase() === letters);

const drawn = new Map<string, Arena>();

/** The arena that a text map shows. */
export function arena(map: string): Arena {
  const known = drawn.get(map);
  if (known) return known;
  const made = parse(map);
  drawn.set(map, made);
  return made;
}

/** Squares and edges with their size. */
export function arenaOf(tiles: Tile[], edges: Edge[]): Arena {
  return {
    tiles,
    edges,
    columns: Math.max(0, ...tiles.map(({ column }) => column + 1)),
    rows: Math.max(0, ...tiles.map(({ row }) => row + 1)),
  };
}

// A map has a line of corners and edges, a line of squares, and so on; a square is six letters wide.
function parse(text: string): Arena {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith(";"));
  const tiles: Tile[] = [];
  const edges: Edge[] = [];
  lines.forEach((line, n) => {
    const row = Math.floor(n / 2);
    for (let column = 0; column * 6 < line.length; column++) {
      const mark = n % 2 ? line[column * 6] : line.slice(column * 6 + 1, column * 6 + 6).trim();
      const kind = edgeOf(mark ?? "");
      if (kind) edges.push({ kind, x: column, y: row, upright: n % 2 === 1 });
      const name = n % 2 ? line.slice(column * 6 + 2, column * 6 + 5) : "";
      const room = roomOf(name);
      if (room) {
        const spawn = line[column * 6 + 5] === "*" ? COLOURS.find((it) => it === room) : undefined;
        tiles.push({ square: `${row}${column}`, row, column, room, spawnpoint: spawn ?? null });
      }
    }
  });
  return arenaOf(tiles, edges);
}

function edgeOf(mark: string): Edge["kind"] | null {
  if (mark.includes("D")) return "door";
  return /^[-#|]+$/.test(mark) ? "wall" : null;
}
