// The field of both DOOM games: squares, steps, spots, and what arrow keys reach.
import { expect, test } from "vitest";
import { runs } from "../../src/games/field/edges.ts";
import { area, around, centre, edgeOf, pos, type Edge, type EdgeKind, type Field, type Figure } from "../../src/games/field/model.ts";
import { sightline } from "../../src/games/field/sightline.ts";
import { nearest, place, spotsOf, towards, type Spot } from "../../src/games/field/spots.ts";
import type { Choice, Spot as Thing } from "../../src/api/types.ts";

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
  place: { mood: "station", lights: [], labels: [] },
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
const choice = (action: string, ...spots: Thing[]): Choice => ({ action, label: action, deed: action, spots });
const square = (id: string): Thing => ({ on: "square", id });

test("places are read as they are written", () => {
  expect(pos("4,-1")).toEqual({ x: 4, y: -1 });
  expect(area("0,12", "across")).toEqual({ x: 0, y: 12, w: 2, h: 1 });
});

test("figures fill squares from their northwest one", () => {
  expect(area({ x: 2, y: 3 })).toEqual({ x: 2, y: 3, w: 1, h: 1 });
  expect(area({ x: 2, y: 3 }, "wide")).toEqual({ x: 2, y: 3, w: 3, h: 2 });
  expect(centre(area({ x: 2, y: 3 }, "down"))).toEqual({ x: 2.5, y: 4 });
  expect(around([area({ x: 1, y: 5 }), area({ x: 4, y: 2 }, "tall")])).toEqual({ x: 1, y: 2, w: 5, h: 4 });
  expect(around([])).toBeNull();
});

test("every line between squares has one name", () => {
  expect(edgeOf({ x: 2, y: 2 }, 1)).toEqual(edgeOf({ x: 3, y: 2 }, 3));
  expect(edgeOf({ x: 2, y: 2 }, 2)).toEqual(edgeOf({ x: 2, y: 3 }, 0));
});

test("a door is a bar on its line, however it lies", () => {
  expect(place(FIELD, { on: "door", id: "1" })).toEqual({ area: { x: 4, y: 1.7, w: 2, h: 0.6 }, door: true });
  expect(place(FIELD, { on: "door", id: "2" })).toEqual({ area: { x: 7.7, y: 3, w: 0.6, h: 1 }, door: true });
  expect(place(FIELD, { on: "door", id: "9" })).toBeNull();
  expect(place(FIELD, { on: "wall", id: "4,1 S" })).toEqual({ area: { x: 4, y: 1.85, w: 1, h: 0.3 }, door: false });
  expect(place(FIELD, { on: "wall", id: "4,1 W" })).toEqual({ area: { x: 3.85, y: 1, w: 0.3, h: 1 }, door: false });
  expect(place(FIELD, { on: "figure", id: "gone" })).toBeNull();
});

test("choices on one square share a spot; choices without a place have none; spots go from top to bottom", () => {
  const all = spotsOf(FIELD, [
    choice("step S", square("1,2")),
    choice("teleport", square("1,2")),
    choice("door", { on: "door", id: "1" }),
    choice("end"),
    choice("play", { on: "card", id: "ambush" }),
    choice("at", square("0,2")),
    choice("put", { on: "square", id: "6,0", wide: 2, high: 3 }),
    choice("pick", { on: "figure", id: "f2" }),
  ]);
  expect(all.map(({ area, choices }) => [area.x, area.y, area.w, choices.map(({ action }) => action)])).toEqual([
    [6, 0, 2, ["put"]],
    [4, 1.7, 2, ["door"]],
    [0, 2, 1, ["at"]],
    [1, 2, 1, ["step S", "teleport"]],
    [3, 4, 2, ["pick"]],
  ]);
  const [target] = spotsOf(FIELD, [choice("at 1,1", { on: "figure", id: "p1" }, square("1,1"))]);
  expect(target?.choices).toHaveLength(1);
});

const spot = (x: number, y: number): Spot => ({ key: `${x} ${y}`, area: area({ x, y }), door: false, choices: [], quiet: false });

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

test("edges in one line are one thing to ask about, walls too; doors are none of them", () => {
  const edge = (x: number, y: number, side: "n" | "w", kind: EdgeKind): Edge => ({ x, y, side, kind });
  const found = runs([
    edge(2, 1, "n", "blocking"),
    edge(1, 1, "n", "blocking"),
    edge(3, 1, "n", "impassable"),
    edge(5, 1, "n", "impassable"),
    edge(4, 2, "w", "blocking"),
    edge(4, 3, "w", "blocking"),
    edge(0, 5, "n", "wall"),
    edge(1, 5, "n", "wall"),
    edge(2, 5, "n", "door"),
    edge(3, 5, "n", "wall"),
  ]);
  expect(found.map(({ kind, area: { x, y, w, h } }) => [kind, Math.round(x), Math.round(y), Math.round(w), Math.round(h)])).toEqual([
    ["blocking", 1, 1, 2, 0],
    ["impassable", 3, 1, 1, 0],
    ["impassable", 5, 1, 1, 0],
    ["wall", 0, 5, 2, 0],
    ["wall", 3, 5, 1, 0],
    ["blocking", 4, 2, 0, 2],
  ]);
});

test("who asks why something cannot be shot sees the look that goes there, from middle to middle", () => {
  const [who, ...others] = FIELD.figures;
  const field = { ...FIELD, figures: [{ ...(who ?? figure("p1", 1, 1)), active: true }, ...others] };
  const answer = (code: string) => ({ legal: false, reasons: [{ code, message: "" }] });
  const look = (asked: Thing, code = "refusal-d04-target-sight") => sightline(field, { asked, answer: answer(code) });
  const here = { x: 1.5, y: 1.5 };
  expect(look({ on: "figure", id: "f2" })).toEqual([here, { x: 4, y: 5 }]);
  expect(look(square("5,1"), "refusal-d16-target-range")).toEqual([here, { x: 5.5, y: 1.5 }]);
  // Who may not walk there, or asks about his own square, aims at nothing; nor does anybody who does not act.
  expect(look(square("5,1"), "refusal-d04-no-points")).toBeNull();
  expect(look(square("1,1"), "refusal-d04-target-own")).toBeNull();
  expect(look({ on: "figure", id: "f9" })).toBeNull();
  expect(sightline(FIELD, { asked: square("5,1"), answer: answer("refusal-d04-target-sight") })).toBeNull();
  expect(sightline(field, { asked: square("5,1"), answer: null })).toBeNull();
});
