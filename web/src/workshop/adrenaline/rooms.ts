// Rooms on the drawing board: rectangles of a colour that never lie on each other; whatever is drawn later takes the squares.
import type { Area } from "../../games/field/model.ts";
import { dropEdge } from "../lines.ts";
import { arenaMap } from "../openmap.ts";
import { areaOf, covers, isPlaced, list, listed, those, together, without, type Pair, type Path } from "../things.ts";
import type { Table } from "../toml.ts";

type Room = Table & { at: Pair; to?: Pair };

/** A room on other squares; it says both corners, so that it can be stretched. */
const on = (room: Table, { x, y, w, h }: Area): Room => ({ ...room, at: [x, y], to: [x + w - 1, y + h - 1] });

const areaOfRoom = (room: Room): Area => areaOf(room) as Area;

/** Take squares away from all rooms. */
function clear(model: Table, gone: Area): void {
  model["rooms"] = list(model, "rooms").flatMap((room) => {
    if (!isPlaced(room)) return [room];
    const whole = areaOfRoom(room);
    const parts = without(whole, gone);
    return parts[0] === whole ? [room] : parts.map((part) => on(room, part));
  });
}

/** Rectangles of one colour that make a rectangle become one. */
function merge(model: Table, colour: unknown): void {
  const rooms = list(model, "rooms");
  const own = listed(rooms, isPlaced).filter(([, room]) => room["colour"] === colour);
  for (const [n, one] of own) {
    for (const [m, other] of own) {
      const both = n < m ? together(areaOfRoom(one), areaOfRoom(other)) : null;
      if (!both) continue;
      rooms[n] = on(one, both);
      rooms.splice(m, 1);
      return merge(model, colour);
    }
  }
}

/** Doors lead from one room to another: those within a room are gone. */
function sweep(model: Table): void {
  const colourAt = (x: number, y: number) => those(model["rooms"], isPlaced).find((room) => covers(areaOfRoom(room), { x, y }))?.["colour"];
  const within = arenaMap(model).doors.filter(([x, y, side]) => {
    const here = colourAt(x, y);
    return here !== undefined && here === (side === "w" ? colourAt(x - 1, y) : colourAt(x, y - 1));
  });
  for (const [x, y, side] of within) dropEdge(model, "doors", { x, y, side });
}

/** Lay a room down: it takes its squares from all others. */
export function lay(model: Table, room: Table, area: Area): void {
  clear(model, area);
  list(model, "rooms").push(on(room, area));
  merge(model, room["colour"]);
  sweep(model);
}

/** The rectangle that a square belongs to. */
const roomAt = (model: Table, at: { x: number; y: number }): Path | null => {
  const found = listed(model["rooms"], isPlaced).find(([, room]) => covers(areaOfRoom(room), at));
  return found ? ["rooms", found[0]] : null;
};

/** There is one spawnpoint of each colour: the last one that was laid down. */
function single(model: Table): void {
  const all = list(model, "spawnpoints");
  const last = new Map(all.map((one, n) => [(one as Table | null)?.["colour"], n]));
  model["spawnpoints"] = all.filter((one, n) => last.get((one as Table | null)?.["colour"]) === n);
}

/** One room was moved, or several things were laid down: no rooms lie on each other afterwards. Says where that room is then. */
export function tidy(model: Table, path: Path | null): Path | null {
  single(model);
  const rooms = list(model, "rooms");
  const top = path?.[0] === "rooms" ? rooms[Number(path[1])] : undefined;
  if (isPlaced(top)) {
    const area = areaOfRoom(top);
    model["rooms"] = rooms.filter((room) => room !== top);
    lay(model, top, area);
    return roomAt(model, area);
  }
  if (path) return path;
  model["rooms"] = [];
  for (const room of rooms) {
    if (isPlaced(room)) lay(model, room, areaOfRoom(room));
    else list(model, "rooms").push(room);
  }
  return null;
}
