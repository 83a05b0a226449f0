// Where a figure can walk on a board of squares: each square with the ways that lead there, the usual one first.
import type { Begin, Choice, Halt, Outlook } from "../../api/types.ts";
import { actionsTo, joined, wayTo } from "../../lib/ahead.ts";
import { centre, pos, type Area, type Pos } from "./model.ts";

/** One way to a square. */
export interface Way {
  /** All that is done, as one text. */
  action: string;
  /** What it begins with. */
  by: Begin;
  cost: number;
  /** The stops on the way. */
  stops: Halt[];
}

/** A square that can be walked to. */
export interface Land {
  key: string;
  area: Area;
  ways: Way[];
}

const footprint = ({ to, wide = 1, high = 1 }: Halt): Area => ({ ...pos(to), w: wide, h: high });

/** The squares in reach: of several ways to one the shortest reach comes first, as the server lists them. */
export function landsOf(outlook: Outlook | null): Land[] {
  const lands = new Map<string, Land>();
  for (const walks of outlook?.roads ?? []) {
    walks.stops.forEach((stop, n) => {
      if (!stop.ends) return;
      const stops = wayTo(walks, n);
      const ways = walks.by.map((by) => ({ action: joined(actionsTo(walks, n, by.action)), by, cost: stop.cost, stops }));
      const { x, y, w, h } = footprint(stop);
      for (let column = x; column < x + w; column++) {
        for (let row = y; row < y + h; row++) {
          const key = `${column},${row}`;
          const land = lands.get(key) ?? { key, area: { x: column, y: row, w: 1, h: 1 }, ways: [] };
          // A large figure can come to cover a square in several ways: the first is the cheapest.
          if (land.ways.every(({ by }) => !ways.some((way) => way.by === by))) land.ways.push(...ways);
          lands.set(key, land);
        }
      }
    });
  }
  return [...lands.values()].sort((a, b) => a.area.y - b.area.y || a.area.x - b.area.x);
}

/**
 * What would be done with a square at once: a walk with the points at hand. Nothing if that must be chosen: what shows a card
 * cannot be taken back.
 */
export function usual({ ways }: Land): Way | null {
  const [first = null] = ways;
  const walk = ways.find(({ by }) => !by.action);
  return walk ?? (ways.length > 1 && ways.some(({ by }) => by.shows) ? null : first);
}

/** The ways to a square as choices. */
export const asChoices = ({ ways, key }: Land): Choice[] =>
  ways.map(({ action, by, cost }) => ({
    action,
    label: by.label ? `${by.label} · ${cost}` : String(cost),
    deed: "ahead",
    spots: [{ on: "square", id: key }],
  }));

/** The line of a way, in the middle of squares, from where the figure stands. */
export function track(from: Area, stops: Halt[]): Pos[] {
  const line = [centre(from), ...stops.map((stop) => centre(footprint(stop)))];
  return line.filter((point, n) => n === 0 || point.x !== line[n - 1]?.x || point.y !== line[n - 1]?.y);
}
