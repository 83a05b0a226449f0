// Arenas in the workshop: rooms that take squares from each other, doors and spawnpoints, what a measure says of seats.
import { beforeAll, expect, test } from "vitest";
import type { PlaceAdvice } from "../../src/api/types.ts";
import { laidOut, preview } from "../../src/games/adrenaline/plan.ts";
import type { Area } from "../../src/games/field/model.ts";
import { settled } from "../../src/lib/words.svelte.ts";
import { craft } from "../../src/workshop/adrenaline/craft.ts";
import { inWords } from "../../src/workshop/advised.ts";
import { gameOf } from "../../src/workshop/begin.ts";
import { areaAt, copy, move, paste, type Choice, type Target } from "../../src/workshop/craft.ts";
import { arenaMap } from "../../src/workshop/openmap.ts";
import { sheetOf } from "../../src/workshop/sheet.ts";
import { areaOf, together, without } from "../../src/workshop/things.ts";
import { read, type Table } from "../../src/workshop/toml.ts";

beforeAll(() => settled(...craft.words));

const area = (x: number, y: number, w: number, h: number): Area => ({ x, y, w, h });
const choice = (kind: string): Choice => ({ kind, turn: 0, colour: "any", area: "" });
const at = (x: number, y: number, side: "n" | "w" = "n"): Target => ({ x, y, edge: { x, y, side }, far: 0.5 });
const tool = (id: string) => craft.tools.find((one) => one.id === id) ?? expect.fail(`there is no tool ${id}`);
const room = (model: Table, colour: string, there: Area) => tool("room").draw?.(model, there, choice(colour));
const rooms = (model: Table) => (model["rooms"] as Table[]).map((one) => [one["colour"], areaOf(one)]);
const squares = (model: Table) =>
  Object.fromEntries(laidOut(arenaMap(model)).tiles.map(({ column, row, room }) => [`${column},${row}`, room]));

test("squares are cut out of a rectangle, and what is left is whole", () => {
  const whole = area(0, 0, 4, 3);
  expect(without(whole, area(5, 0, 2, 2))).toEqual([whole]);
  expect(without(whole, area(-1, -1, 9, 9))).toEqual([]);
  expect(without(whole, area(1, 1, 2, 1))).toEqual([area(0, 0, 4, 1), area(0, 1, 1, 1), area(3, 1, 1, 1), area(0, 2, 4, 1)]);
  expect(without(whole, area(2, -5, 9, 99))).toEqual([area(0, 0, 2, 3)]);
  // Nothing is lost and nothing is there twice.
  for (const [x, y, w, h] of [
    [0, 0, 1, 1],
    [3, 2, 4, 4],
    [1, 0, 2, 3],
  ] as const) {
    const left = without(whole, area(x, y, w, h)).reduce((sum, part) => sum + part.w * part.h, 0);
    expect(left).toBe(12 - Math.min(4 - x, w) * Math.min(3 - y, h));
  }
});

test("two rectangles become one only if they make one", () => {
  expect(together(area(0, 0, 2, 1), area(0, 1, 2, 2))).toEqual(area(0, 0, 2, 3));
  expect(together(area(2, 0, 1, 2), area(0, 0, 2, 2))).toEqual(area(0, 0, 3, 2));
  expect(together(area(0, 0, 2, 1), area(0, 1, 1, 1))).toBeNull();
  expect(together(area(0, 0, 1, 1), area(2, 0, 1, 1))).toBeNull();
});

test("a room that is drawn over others takes their squares; its own colour grows together", () => {
  const model: Table = read(craft.empty());
  room(model, "red", area(0, 0, 3, 3));
  room(model, "blue", area(1, 1, 1, 1));
  expect(rooms(model)).toHaveLength(5);
  expect(squares(model)["1,1"]).toBe("blue");
  expect(Object.values(squares(model)).filter((colour) => colour === "red")).toHaveLength(8);
  room(model, "red", area(1, 1, 1, 1));
  expect(Object.values(squares(model))).toEqual(Array(9).fill("red"));
  expect(rooms(model)).toEqual([["red", area(0, 0, 3, 3)]]);
});

test("doors within a room are swept away, those between rooms stay", () => {
  const model: Table = read(craft.empty());
  room(model, "red", area(0, 0, 1, 2));
  room(model, "blue", area(1, 0, 1, 2));
  tool("door").put(model, at(1, 0, "w"), choice(""));
  tool("door").put(model, at(1, 1, "w"), choice(""));
  // Each door is a door of its own.
  expect(model["doors"]).toEqual([
    { x: 1, y: [0, 0] },
    { x: 1, y: [1, 1] },
  ]);
  room(model, "red", area(1, 1, 1, 1));
  expect(model["doors"]).toEqual([{ x: 1, y: [0, 0] }]);
});

test("there is one spawnpoint of each colour, and one on a square", () => {
  const model: Table = read(craft.empty());
  const put = (kind: string, x: number, y: number) => tool("spawnpoint").put(model, at(x, y), choice(kind));
  put("red", 0, 0);
  put("yellow", 1, 0);
  put("red", 2, 0);
  put("blue", 1, 0);
  expect(model["spawnpoints"]).toEqual([
    { colour: "red", at: [2, 0] },
    { colour: "blue", at: [1, 0] },
  ]);
  expect(tool("spawnpoint").has(model, at(2, 0), choice("red"))).toBe(true);
  expect(tool("spawnpoint").has(model, at(2, 0), choice("blue"))).toBe(false);
});

test("a room that is moved takes its spawnpoint along, and the squares where it comes to lie", () => {
  const model: Table = read(craft.empty());
  room(model, "red", area(0, 0, 1, 1));
  room(model, "blue", area(2, 0, 2, 1));
  tool("spawnpoint").put(model, at(0, 0), choice("red"));
  move(craft, model, ["rooms", 0], 2, 0);
  const path = craft.tidy?.(model, ["rooms", 0]) ?? expect.fail();
  expect(areaAt(craft, model, path)).toEqual(area(2, 0, 1, 1));
  expect(rooms(model)).toEqual([
    ["blue", area(3, 0, 1, 1)],
    ["red", area(2, 0, 1, 1)],
  ]);
  expect(model["spawnpoints"]).toEqual([{ colour: "red", at: [2, 0] }]);
  // A copy of it brings no second spawnpoint.
  const clip = copy(craft, model, path) ?? expect.fail();
  paste(model, clip, { x: 0, y: 0 });
  craft.tidy?.(model, null);
  expect(model["spawnpoints"]).toEqual([{ colour: "red", at: [0, 0] }]);
  expect(squares(model)).toEqual({ "0,0": "red", "2,0": "red", "3,0": "blue" });
});

test("walls stand between rooms of different colours and around all of them", async () => {
  const { tiles, edges } = laidOut(arenaMap(read((await craft.ours["small"]?.()) ?? "")));
  expect(tiles).toHaveLength(10);
  expect(edges).toContainEqual({ kind: "door", x: 3, y: 1, upright: true });
  expect(edges).toContainEqual({ kind: "wall", x: 1, y: 1, upright: false });
  expect(edges.some(({ x, y, upright }) => x === 1 && y === 1 && upright)).toBe(false);
});

test("an arena may lie anywhere: its first square is 00, and its picture shows all of it", () => {
  const model: Table = read(craft.empty());
  room(model, "white", area(-3, 7, 2, 2));
  expect(laidOut(arenaMap(model)).tiles.map(({ square }) => square)).toEqual(["00", "01", "10", "11"]);
  expect(decodeURIComponent(preview(arenaMap(model)))).toContain('viewBox="-3.12 6.88 2.24 2.24"');
  expect(preview(arenaMap({}))).toBe("");
});

test("the sheet for an arena is small, so that its squares are large, and grows with it", () => {
  expect(sheetOf(null, 5)).toEqual(area(-2, -2, 9, 9));
  expect(sheetOf(area(0, 0, 4, 3), 5)).toEqual(area(-2, -2, 9, 9));
  expect(sheetOf(area(-3, 1, 9, 9), 5)).toEqual(area(-5, -2, 13, 14));
  expect(sheetOf(area(0, 0, 10, 5))).toEqual(area(-8, -8, 24, 24));
});

test("a file with spawnpoints is an arena, though it has rooms like a mission", async () => {
  expect(gameOf((await craft.ours["big"]?.()) ?? "")).toBe("adrenaline");
  expect(gameOf(craft.empty())).toBe("adrenaline");
  expect(gameOf("rooms = []\nstarts = []\n")).toBe("doom2016");
  expect(gameOf("colour = 'red'")).toBeNull();
});

test("it is tried out against as many computers as it is good for", () => {
  expect(craft.trial(read("players = [3, 4]"))).toEqual({ setup: { players: 4 }, mine: 1, bots: 3 });
  expect(craft.trial({})).toEqual({ setup: { players: 5 }, mine: 1, bots: 4 });
  expect(craft.trial({ players: [1, 99] }).setup).toEqual({ players: 5 });
});

test("what a measure advises is told of seats and squares", () => {
  const told = (advice: object) => inWords(craft, advice as PlaceAdvice);
  const seat = told({ change: "seat", marines: 5, seat: 1, share: 0.31 });
  for (const part of ["5 players", "seat 1", "31%", "20%"]) expect(seat).toContain(part);
  expect(told({ change: "crowded", at: "1,2", share: 0.4 })).toContain("1,2");
  expect(told({ change: "unused", what: "green" })).toContain("Green room");
  expect(told({ change: "even", share: 0.2 })).not.toContain("Marines");
});
