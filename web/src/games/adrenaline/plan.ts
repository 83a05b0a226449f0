// An arena from the rectangles of its file, before anybody plays in it: laid out as squares and edges, and painted small.

import { around, type Area } from "../field/model.ts";
import { arenaOf, type Arena, type Edge, type Tile } from "./arena.ts";
import { FLOORS, GLOWS, isRoom, type Room } from "./rooms.ts";

/** The line on the north or west side of a square. */
type Line = [x: number, y: number, side: "n" | "w"];

/** An arena as its file has it. */
export interface OpenArena {
  /** Rectangles from square to square, with their colours. */
  rooms: [x1: number, y1: number, x2: number, y2: number, colour: string][];
  doors: Line[];
  spawnpoints: [x: number, y: number, colour: string][];
  /** The fewest and the most players it is good for. */
  players: [least: number, most: number];
}

/** The squares of all rooms; what was drawn last lies on top. */
function floorOf({ rooms }: OpenArena): Map<string, { x: number; y: number; room: Room }> {
  const floor = new Map<string, { x: number; y: number; room: Room }>();
  for (const [x1, y1, x2, y2, colour] of rooms) {
    if (!isRoom(colour)) continue;
    for (let y = y1; y <= y2; y += 1) for (let x = x1; x <= x2; x += 1) floor.set(`${x},${y}`, { x, y, room: colour });
  }
  return floor;
}

/** The rectangle around all rooms. */
const extentOf = (map: OpenArena): Area =>
  around([...floorOf(map).values()].map(({ x, y }) => ({ x, y, w: 1, h: 1 }))) ?? { x: 0, y: 0, w: 0, h: 0 };

/** Squares, walls between rooms and around them, and doors, where the file has them. */
export function laidOut(map: OpenArena): Arena {
  const floor = floorOf(map);
  // The northwest corner is square 00 of the game.
  const { x: left, y: top } = extentOf(map);
  const edges = new Map<string, Edge>();
  const draw = (kind: Edge["kind"], x: number, y: number, upright: boolean) => edges.set(`${x},${y},${upright}`, { kind, x, y, upright });
  const tiles = [...floor.values()].map(({ x, y, room }): Tile => {
    const apart = (dx: number, dy: number) => floor.get(`${x + dx},${y + dy}`)?.room !== room;
    if (apart(0, -1)) draw("wall", x, y, false);
    if (apart(0, 1)) draw("wall", x, y + 1, false);
    if (apart(-1, 0)) draw("wall", x, y, true);
    if (apart(1, 0)) draw("wall", x + 1, y, true);
    return { square: `${y - top}${x - left}`, row: y, column: x, room, spawnpoint: null };
  });
  for (const [x, y, side] of map.doors) draw("door", x, y, side === "w");
  return arenaOf(tiles, [...edges.values()]);
}

/** Sizes of the picture, in squares. */
const [AIR, WALL, DOOR, RING] = [0.12, 0.07, 0.4, 0.3];
/** Pixels of a square. */
const FINE = 90;

const bar = ({ x, y, upright }: Edge): string => `M${x} ${y}${upright ? "v" : "h"}1`;
/** The middle of a line, where people go through. */
const gap = ({ x, y, upright }: Edge): string => (upright ? `M${x} ${y + (1 - DOOR) / 2}v${DOOR}` : `M${x + (1 - DOOR) / 2} ${y}h${DOOR}`);

const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" ${more} d="${d}"/>`;

function ring([x, y, colour]: OpenArena["spawnpoints"][number]): string {
  if (!isRoom(colour)) return "";
  const glow = GLOWS[colour];
  return `<circle fill="${glow}" fill-opacity=".2" stroke="${glow}" stroke-width=".06" cx="${x + 0.5}" cy="${y + 0.5}" r="${RING}"/>`;
}

/** The arena painted small, as the address of a picture. */
export function preview(map: OpenArena): string {
  const { tiles, edges } = laidOut(map);
  if (tiles.length === 0) return "";
  const { x, y, w, h } = extentOf(map);
  const [width, height] = [w + 2 * AIR, h + 2 * AIR];
  const square = ({ column, row }: Tile) => `M${column} ${row}h1v1h-1z`;
  const doors = edges
    .filter(({ kind }) => kind === "door")
    .map(gap)
    .join("");
  const drawn = [
    ...tiles.map((tile) => `<path fill="${FLOORS[tile.room]}" d="${square(tile)}"/>`),
    line(tiles.map(square).join(""), "#0004", 0.02),
    line(edges.map(bar).join(""), "#98a3ae", WALL, 'stroke-linecap="square"'),
    line(doors, "#0b0e12", 2 * WALL),
    line(doors, "#f2b632", WALL, 'stroke-dasharray=".08 .08"'),
    ...map.spawnpoints.map(ring),
  ];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * FINE}" height="${height * FINE}"`,
    ` viewBox="${x - AIR} ${y - AIR} ${width} ${height}">${drawn.join("")}</svg>`,
  ].join("");
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
