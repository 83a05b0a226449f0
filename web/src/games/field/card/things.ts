// All that can be asked about on a field: each thing with its name and its place, those on top first, the place itself last.
import { runs } from "../edges.ts";
import type { Area, Field } from "../model.ts";
import { place } from "../spots.ts";
import type { Sheet, Thing } from "./sheet.ts";

export interface Asked {
  key: string;
  thing: Thing;
  name: string;
  area: Area;
  /** It is part of the place, as walls and squares are: there is much of it. */
  ground?: boolean;
}

export function thingsOn(field: Field, sheet: (thing: Thing) => Sheet | null): Asked[] {
  const title = (thing: Thing) => sheet(thing)?.title ?? "";
  const figures = field.figures.map((figure): Asked => ({
    key: figure.id,
    thing: { on: "figure", id: figure.id },
    name: figure.name,
    area: figure,
  }));
  const numbers = [...new Set(field.edges.flatMap(({ door }) => (door === undefined ? [] : [door])))];
  const doors = numbers.flatMap((door): Asked[] => {
    const id = String(door);
    const at = place(field, { on: "door", id });
    const thing: Thing = { on: "door", id };
    return at ? [{ key: `door${id}`, thing, name: title(thing), area: at.area }] : [];
  });
  const tokens = field.tokens.map((token): Asked => ({
    key: `${token.x},${token.y},${token.key}`,
    thing: { on: "token", id: token.key },
    name: token.name,
    area: { x: token.x, y: token.y, w: 1, h: 1 },
  }));
  const squares = field.squares.flatMap(({ x, y, tone, name, what }): Asked[] =>
    name ? [{ key: `${x},${y}`, thing: { on: "square", id: what ?? tone }, name, area: { x, y, w: 1, h: 1 }, ground: true }] : [],
  );
  const lines = runs(field.edges).map(({ kind, area }): Asked => {
    const thing: Thing = { on: "edge", id: kind };
    return { key: `${kind} ${area.x},${area.y}`, thing, name: title(thing), area, ground: kind === "wall" };
  });
  const [walls, edges] = [lines.filter(({ ground }) => ground), lines.filter(({ ground }) => !ground)];
  return [...doors, ...edges, ...figures, ...tokens, ...walls, ...squares];
}
