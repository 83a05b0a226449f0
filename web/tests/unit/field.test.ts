// The field of both DOOM games: squares, steps, spots, and what arrow keys reach.
import { expect, test } from "vitest";
import { area, around, centre, edgeOf, readPos, stepped, way, writePos, type Field, type Figure } from "../../src/games/field/model.ts";
import { nearest, place, spotsOf, towards, type Spot } from "../../src/games/field/spots.ts";
import { notation } from "../../src/games/field/doom2004/notation.ts";
import type { Choice } from "../../src/api/types.ts";

const figure = (id: string, x: number, y: number, shape?: string): Figure => ({
  ...area({ x, y }, shape),
  id,
  icon: "",
  ink: "",
  name: id,
  marks: [],
  faint: false,
  active: false,
});
const FIELD: Field = {
  squares: [],
  // Door 1 lies across, two squares wide; door 2 stands upright.
  edges: [
    { x: 4, y: 2, side: "n", kind: "door", door: 1 },
    { x: 5, y: 2, side: "n", kind: "door", door: 1 },
    { x: 8, y: 3, side: "w", kind: "open-door", door: 2 },
    { x: 0, y: 0, side: "w", kind: "wall" },
  ],
  tokens: [],
  figures: [figure("p1", 1, 1), figure("f2", 3, 4, "quad")],
  shots: [],
};
const choices = (...actions: string[]) => actions.map((action) => ({ action, label: action }) as Choice);

test("places are read as they are written", () => {
  for (const pos of [
    { x: 4, y: -1 },
    { x: 0, y: 12 },
  ])
    expect(readPos(writePos(pos))).toEqual(pos);
  for (const text of [undefined, "", "4", "4,", "4,b", "p1", "4,1,2"]) expect(readPos(text)).toBeNull();
});

test("figures fill squares from their northwest one", () => {
  expect(area({ x: 2, y: 3 })).toEqual({ x: 2, y: 3, w: 1, h: 1 });
  expect(area({ x: 2, y: 3 }, "wide")).toEqual({ x: 2, y: 3, w: 3, h: 2 });
  expect(centre(area({ x: 2, y: 3 }, "down"))).toEqual({ x: 2.5, y: 4 });
  expect(around([area({ x: 1, y: 5 }), area({ x: 4, y: 2 }, "tall")])).toEqual({ x: 1, y: 2, w: 5, h: 4 });
  expect(around([])).toBeNull();
});

test("a step is shown on the squares that the figure does not fill yet", () => {
  const big = area({ x: 3, y: 3 }, "quad");
  expect(stepped(big, "E")).toEqual({ x: 5, y: 3, w: 1, h: 2 });
  expect(stepped(big, "N")).toEqual({ x: 3, y: 2, w: 2, h: 1 });
  expect(stepped(big, "SW")).toEqual({ x: 2, y: 5, w: 1, h: 1 });
  expect(stepped(big, "Q")).toBeNull();
  expect(["step N", "step SE", "step 1N", "step", "door 1"].map(way)).toEqual(["N", "SE", null, null, null]);
});

test("every line between squares has one name", () => {
  expect(edgeOf({ x: 2, y: 2 }, 1)).toEqual(edgeOf({ x: 3, y: 2 }, 3));
  expect(edgeOf({ x: 2, y: 2 }, 2)).toEqual(edgeOf({ x: 2, y: 3 }, 0));
});

test("a door is a bar on its line, however it lies", () => {
  expect(place(FIELD, { on: "door", number: 1 })).toEqual({ area: { x: 4, y: 1.7, w: 2, h: 0.6 }, door: true });
  expect(place(FIELD, { on: "door", number: 2 })).toEqual({ area: { x: 7.7, y: 3, w: 0.6, h: 1 }, door: true });
  expect(place(FIELD, { on: "door", number: 9 })).toBeNull();
  expect(place(FIELD, { on: "figure", id: "gone" })).toBeNull();
});

test("choices on one square share a spot; choices without a place have none; spots go from top to bottom", () => {
  const all = spotsOf(FIELD, notation(area({ x: 1, y: 1 })), choices("step S", "teleport 1,2", "door 1", "end", "at 0,2", "step N"));
  expect(all.map(({ area, choices }) => [area.x, area.y, choices.map(({ action }) => action)])).toEqual([
    [1, 0, ["step N"]],
    [4, 1.7, ["door 1"]],
    [0, 2, ["at 0,2"]],
    [1, 2, ["step S", "teleport 1,2"]],
  ]);
});

const spot = (x: number, y: number): Spot => ({ key: `${x} ${y}`, area: area({ x, y }), door: false, choices: [] });

test("an arrow leads straight rather than aslant, and nowhere at the rim", () => {
  const [here, right, far, below] = [spot(0, 0), spot(2, 1), spot(4, 0), spot(0, 3)];
  const all = [here, right, far, below];
  expect(towards(all, here.area, "ArrowRight")).toBe(right);
  expect(towards([here, far, spot(2, 2)], here.area, "ArrowRight")).toBe(far);
  expect(towards(all, here.area, "ArrowDown")).toBe(below);
  expect(towards([here, right], here.area, "ArrowDown")).toBe(right);
  expect(towards(all, here.area, "ArrowLeft")).toBeNull();
  expect(towards(all, here.area, "Enter")).toBeNull();
});

test("the nearest spot to where one was", () => {
  const all = [spot(0, 0), spot(5, 5), spot(9, 0)];
  expect(nearest(all, area({ x: 6, y: 4 }))).toBe(all[1]);
  expect(nearest(all, null)).toBe(all[0]);
  expect(nearest([], area({ x: 0, y: 0 }))).toBeNull();
});
