// Where the choices of a question are on the board, and which one lies next to which.
import type { Choice, Spot as Thing } from "../../api/types.ts";
import { CELL } from "./measure.ts";
import { around, centre, pos, type Area, type Field, type Pos } from "./model.ts";
import { isAttack } from "./shot/shots.ts";

export interface Spot {
  key: string;
  area: Area;
  door: boolean;
  choices: Choice[];
  /** There is seldom a reason for any of its choices. */
  quiet: boolean;
}

/** How far a wall that is pointed at reaches into the squares beside it. */
const THICK = 0.15;

/** Along a side of a square: `4,1 N`. */
function wallArea(id: string): Area {
  const [square = "", side = ""] = id.split(" ");
  const { x, y } = pos(square);
  if (side === "N" || side === "S") return { x, y: y + (side === "S" ? 1 : 0) - THICK, w: 1, h: 2 * THICK };
  return { x: x + (side === "E" ? 1 : 0) - THICK, y, w: 2 * THICK, h: 1 };
}

/** Where on the board something is; nowhere if it is not on it. */
export function place(field: Field, { on, id, wide = 1, high = 1 }: Thing): Pick<Spot, "area" | "door"> | null {
  if (on === "square") return { area: { ...pos(id), w: wide, h: high }, door: false };
  if (on === "figure") {
    const figure = field.figures.find((one) => one.id === id);
    return figure ? { area: figure, door: false } : null;
  }
  if (on === "wall") return { area: wallArea(id), door: false };
  if (on !== "door") return null;
  const edges = field.edges.filter(({ door }) => door === Number(id));
  const flat = edges.every(({ side }) => side === "n");
  const found = around(edges.map(({ x, y }) => ({ x, y, w: flat ? 1 : 0, h: flat ? 0 : 1 })));
  return (
    found && {
      area: { x: found.x - (flat ? 0 : 0.3), y: found.y - (flat ? 0.3 : 0), w: flat ? found.w : 0.6, h: flat ? 0.6 : found.h },
      door: true,
    }
  );
}

/** What lights up for a choice: of an attack whom it is aimed at, or all whom it hits if it is not aimed at anybody. */
function lit(choice: Choice): Thing[] {
  const spots = choice.spots ?? [];
  if (!isAttack(choice)) return spots;
  return spots.length > 0 ? spots.slice(0, 1) : (choice.shot.victims ?? []).flatMap(({ on, friend }) => (friend ? [] : [on]));
}

/** A place of the screen on the board, in squares. */
export function pointAt(drawing: SVGGraphicsElement, event: MouseEvent): Pos {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
  return { x: point.x / CELL, y: point.y / CELL };
}

/** What is at a place, those on top first: a door, a figure, a square. */
export function thingAt(field: Field, x: number, y: number): Thing | null {
  const holds = (area: Area) => x >= area.x && x < area.x + area.w && y >= area.y && y < area.y + area.h;
  const doors = [...new Set(field.edges.flatMap(({ door }) => (door === undefined ? [] : [String(door)])))];
  const door = doors.find((id) => {
    const at = place(field, { on: "door", id });
    return at !== null && holds(at.area);
  });
  if (door !== undefined) return { on: "door", id: door };
  const figure = field.figures.find(holds);
  if (figure) return { on: "figure", id: figure.id };
  const square = field.squares.find((one) => holds({ ...one, w: 1, h: 1 }));
  return square ? { on: "square", id: `${square.x},${square.y}` } : null;
}

export function spotsOf(field: Field, choices: Choice[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const choice of choices) {
    for (const thing of lit(choice)) {
      const at = place(field, thing);
      if (!at) continue;
      const key = [at.area.x, at.area.y, at.area.w, at.area.h].join(" ");
      const spot = found.get(key) ?? { key, ...at, choices: [], quiet: true };
      // Whoever stands on a square and the square itself are one place.
      if (!spot.choices.includes(choice)) spot.choices.push(choice);
      spot.quiet &&= choice.quiet ?? false;
      found.set(key, spot);
    }
  }
  return [...found.values()].sort((a, b) => a.area.y - b.area.y || a.area.x - b.area.x);
}

const ARROWS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** The spot that an arrow key leads to: not far, and straight rather than aslant. */
export function towards<S extends { area: Area }>(spots: S[], from: Area, key: string): S | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const here = centre(from);
  const reached = spots.flatMap((spot) => {
    const { x, y } = centre(spot.area);
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
    return ahead > 0.2 ? [{ spot, far: ahead + 2 * aside }] : [];
  });
  return reached.sort((a, b) => a.far - b.far)[0]?.spot ?? null;
}

/** Which of these, drawn in their order, has the focus. */
export function focused<T>(all: T[], drawn: ArrayLike<Element> | undefined): T | undefined {
  return all[Array.from(drawn ?? []).findIndex((one) => one === document.activeElement)];
}

/** The spot nearest to a place. */
export function nearest<S extends { area: Area }>(spots: S[], to: Area | null): S | null {
  if (!to) return spots[0] ?? null;
  const here = centre(to);
  const far = (spot: S) => {
    const { x, y } = centre(spot.area);
    return Math.hypot(x - here.x, y - here.y);
  };
  return spots.reduce<S | null>((best, spot) => (best && far(best) <= far(spot) ? best : spot), null);
}
