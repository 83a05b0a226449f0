// Rooms of DOOM (2004): what areas are called, as far as somebody knows them.
import { told } from "../../../lib/words.svelte.ts";
import { pos, type Area, type Label, type Pos } from "../model.ts";
import type { View } from "./view.ts";

/** A view of a server that is older than the page has no rooms. */
type Rooms = Partial<Pick<View, "rooms">>;

/** What an area is called; nothing if it has no name, or nobody here knows it. */
export function roomName({ rooms = [] }: Rooms, area: number | undefined): string | undefined {
  const found = rooms.find((room) => room.area === area);
  return found && told(found.name);
}

/** What stands between two spaces of a door, by name. */
export function roomsAt(view: Rooms & Pick<View, "spaces">, places: string[]): string[] {
  const areas = new Set(places.map((place) => view.spaces.find(({ at }) => at === place)?.area));
  return [...areas].flatMap((area) => roomName(view, area) ?? []);
}

/** The widest strip of some squares that is two rows high, if there are two: there is room for a name. */
export function strip(squares: Pos[]): Area | null {
  const here = new Set(squares.map(({ x, y }) => `${x},${y}`));
  const run = (x: number, y: number): number => (here.has(`${x},${y}`) ? 1 + run(x + 1, y) : 0);
  let best: Area | null = null;
  for (const { x, y } of squares) {
    const [first, second] = [run(x, y), run(x, y + 1)];
    const both = Math.min(first, second);
    const [w, h] = both * 2 > first ? [both, 2] : [first, 1];
    if (!best || w * h > best.w * best.h) best = { x, y, w, h };
  }
  return best;
}

/** Every known room by its name. */
export function labelsOf(view: Rooms & Pick<View, "spaces">): Label[] {
  return (view.rooms ?? []).flatMap(({ area, name }): Label[] => {
    const place = strip(view.spaces.filter((space) => space.area === area).map(({ at }) => pos(at)));
    return place ? [{ ...place, text: told(name) }] : [];
  });
}
