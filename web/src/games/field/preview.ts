// A place before it is played on: its map as far as everybody may know it, small, in the same manner as at the table.
import type { Edge, Light, Square } from "./model.ts";
import { lookOf } from "./scenery/moods.ts";
import { paint } from "./scenery/paint.ts";
import { at, planOf } from "./scenery/plan.ts";
import { colour } from "./signs.ts";

type Line = [number, number, "n" | "w"];

/** A place as the build reads it from its file. */
export interface OpenMap {
  mood: string;
  /** Rectangles from square to square: rooms, or rows of the first area. */
  rects: [number, number, number, number][];
  /** Rooms that must be held, by their numbers. */
  zones: number[];
  door: Line[];
  /** Between rooms, where there is neither wall nor door. */
  open: Line[];
  wall: Line[];
  blocking: Line[];
  impassable: Line[];
  difficult: [number, number][];
  starts: [number, number][];
  /** Portals by colour, and teleporters. */
  gates: [number, number, string][];
  /** After how many rounds it ends; none if it does not. */
  rounds: number | null;
}

/** Rooms are apart from each other; the rows of one area are not. */
export function laid(map: OpenMap, apart: boolean): { squares: Square[]; edges: Edge[]; lights: Light[] } {
  const slow = new Set(map.difficult.map(([x, y]) => at(x, y)));
  const squares = new Map<string, Square & { room: number }>();
  map.rects.forEach(([x1, y1, x2, y2], n) => {
    const room = apart ? n : 0;
    for (let y = y1; y <= y2; y += 1) {
      for (let x = x1; x <= x2; x += 1) {
        const tone = slow.has(at(x, y)) ? "difficult" : map.zones.includes(n) ? "zone" : "floor";
        squares.set(at(x, y), { x, y, room, tone });
      }
    }
  });
  const edges = new Map<string, Edge>();
  const set = (kind: Edge["kind"], list: Line[]) => list.forEach(([x, y, side]) => edges.set(`${at(x, y)}${side}`, { x, y, side, kind }));
  for (const { x, y, room } of squares.values()) {
    for (const [nx, ny, line] of [
      [x, y - 1, [x, y, "n"]],
      [x - 1, y, [x, y, "w"]],
      [x, y + 1, [x, y + 1, "n"]],
      [x + 1, y, [x + 1, y, "w"]],
    ] as [number, number, Line][]) {
      if (squares.get(at(nx, ny))?.room !== room) set("wall", [line]);
    }
  }
  for (const [x, y, side] of map.open) edges.delete(`${at(x, y)}${side}`);
  set("wall", map.wall);
  set("blocking", map.blocking);
  set("impassable", map.impassable);
  set("door", map.door);
  const lights = map.gates.map(([x, y, ink]): Light => ({ x, y, ink: ink === "gate" ? "#7fd6ff" : colour(ink) }));
  return { squares: [...squares.values()], edges: [...edges.values()], lights };
}

/** The place painted small, with its doors, gates and where the marines begin. */
export function preview(map: OpenMap, apart: boolean, fine: number): string {
  const { squares, edges, lights } = laid(map, apart);
  const { made, box, scale } = paint({ plan: planOf(squares, edges), look: lookOf(map.mood), lights, blood: false, fine, rim: 1 });
  const pen = made.getContext("2d");
  if (!pen) return "";
  pen.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  pen.fillStyle = "#e8b62a";
  for (const [x, y, side] of map.door) {
    if (side === "n") pen.fillRect(x + 0.04, y - 0.2, 0.92, 0.34);
    else pen.fillRect(x - 0.17, y + 0.04, 0.34, 0.92);
  }
  for (const { x, y, ink } of lights) {
    pen.fillStyle = "#05070a";
    pen.strokeStyle = ink;
    pen.lineWidth = 0.2;
    pen.beginPath();
    pen.arc(x + 0.5, y + 0.5, 0.36, 0, 7);
    pen.fill();
    pen.stroke();
  }
  for (const [x, y] of map.starts) {
    pen.fillStyle = "#54d18a";
    pen.strokeStyle = "#05070a";
    pen.lineWidth = 0.12;
    pen.beginPath();
    pen.moveTo(x + 0.5, y + 0.12);
    pen.lineTo(x + 0.86, y + 0.8);
    pen.lineTo(x + 0.14, y + 0.8);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
  return made.toDataURL("image/webp", 0.85);
}
