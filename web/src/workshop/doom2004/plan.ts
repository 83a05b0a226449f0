// Map pieces of DOOM (2004) on the drawing board: the squares of each as it lies, its openings, and which of them meet.
import pieces from "content:doom2004/pieces.toml?piece=shape,openings";
import type { Area } from "../../games/field/model.ts";
import { turned } from "../openmap.ts";
import { changed, isPlaced, listed, type Pair, type Path } from "../things.ts";
import type { Table } from "../toml.ts";

interface Sheet {
  /** Row by row: # a space, . none. */
  shape: string[];
  /** Side and the first of two spaces: `N4`. */
  openings: string[];
}

const SHEETS = pieces as Record<string, Sheet>;

export const PIECES = Object.keys(SHEETS);
export const SHAPES: ReadonlyMap<string, string[]> = new Map(Object.entries(SHEETS).map(([id, { shape }]) => [id, shape]));

export const turnOf = (piece: Table): number => (typeof piece["turn"] === "number" ? ((piece["turn"] % 360) + 360) % 360 : 0);

/** Columns and rows of a piece as it lies. */
export function sizeOf(id: string, turn: number): Pair {
  const shape = turned(SHAPES.get(id) ?? ["#"], turn);
  return [shape[0]?.length ?? 1, shape.length];
}

/** An opening of a piece that lies unturned at the corner of the world. */
function opening(place: string, [w, h]: Pair): Area {
  const n = Number(place.slice(1));
  switch (place[0]) {
    case "N":
      return { x: n, y: 0, w: 2, h: 0 };
    case "S":
      return { x: n, y: h, w: 2, h: 0 };
    case "W":
      return { x: 0, y: n, w: 0, h: 2 };
    default:
      return { x: w, y: n, w: 0, h: 2 };
  }
}

/** The openings of a piece where it lies. */
export function openingsOf(piece: Table & { at: Pair }): Area[] {
  const id = String(piece["piece"]);
  const size = sizeOf(id, 0);
  return (SHEETS[id]?.openings ?? []).map((place) => {
    let line = opening(place, size);
    let box: Area = { x: 0, y: 0, w: size[0], h: size[1] };
    for (let turn = turnOf(piece); turn > 0; turn -= 90) [line, box] = [changed(line, "turn"), changed(box, "turn")];
    return { ...line, x: line.x - box.x + piece.at[0], y: line.y - box.y + piece.at[1] };
  });
}

export interface Laid {
  path: Path;
  /** The area that it belongs to, by its number. */
  area: number;
  piece: Table & { at: Pair };
}

const tables = (value: unknown): Table[] => (Array.isArray(value) ? (value as Table[]) : []);

/** All pieces of a scenario. */
export const laidPieces = (model: Table): Laid[] =>
  tables(model["area"]).flatMap((area, n) =>
    listed(area?.["pieces"], isPlaced).map(([m, piece]): Laid => ({ path: ["area", n, "pieces", m], area: n, piece })),
  );

/** The squares of a piece where it lies. */
export function squaresOf(piece: Table & { at: Pair }): Pair[] {
  const [x, y] = piece.at;
  return turned(SHAPES.get(String(piece["piece"])) ?? [], turnOf(piece)).flatMap((row, dy) =>
    [...row].flatMap((sign, dx): Pair[] => (sign === "#" ? [[x + dx, y + dy]] : [])),
  );
}

const key = ({ x, y, w }: Area): string => `${x},${y},${w}`;

/** The edges of a line, as a field names them. */
export const edgesOf = ({ x, y, w, h }: Area): string[] =>
  w === 0 ? Array.from({ length: h }, (_, n) => `${x},${y + n}w`) : Array.from({ length: w }, (_, n) => `${x + n},${y}n`);

/** Openings that meet another, and those that lead nowhere yet. */
export function openings(model: Table): { joined: Area[]; loose: Area[] } {
  const all = laidPieces(model).flatMap(({ piece }) => openingsOf(piece));
  const count = new Map<string, number>();
  for (const line of all) count.set(key(line), (count.get(key(line)) ?? 0) + 1);
  return { joined: all.filter((line) => count.get(key(line)) === 2), loose: all.filter((line) => count.get(key(line)) === 1) };
}
