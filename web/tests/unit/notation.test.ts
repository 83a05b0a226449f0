// What an action is about, read from how it is written.
import { expect, test } from "vitest";
import * as adrenaline from "../../src/games/adrenaline/notation.ts";
import * as doom2004 from "../../src/games/field/doom2004/notation.ts";
import * as doom2016 from "../../src/games/field/doom2016/notation.ts";
import { area, type Target } from "../../src/games/field/model.ts";

const square = (x: number, y: number, shape?: string): Target => ({ on: "square", area: area({ x, y }, shape) });

test("Adrenaline: an action lights what it is chosen by", () => {
  const lit: Record<string, string[]> = {
    "to 12": ["square 12"],
    "room 03": ["square 03"],
    "hit p2 p4": ["figure p2", "figure p4"],
    "hit red": ["spawnpoint red"],
    "scope red-scope p3": ["card red-scope", "figure p3"],
    "discard blue-newton": ["card blue-newton", "spawnpoint blue"],
    "take zx-2": ["weapon zx-2"],
    "fire whisper basic": ["weapon whisper"],
    "tile PRR": ["tile PRR"],
    "cube yellow": ["cube yellow"],
    "place-bot blue": ["spawnpoint blue"],
    end: [],
  };
  for (const [action, spots] of Object.entries(lit)) expect(adrenaline.spots(action), action).toEqual(spots);
});

test("Adrenaline: the same deed on something else can be asked about, of its kind only", () => {
  expect(adrenaline.instead("to 12", "square 03")).toBe("to 03");
  expect(adrenaline.instead("fire whisper basic", "weapon zx-2")).toBe("fire zx-2 basic");
  expect(adrenaline.instead("newton red-newton p2", "figure p3")).toBe("newton red-newton p3");
  expect(adrenaline.instead("newton red-newton p2", "card blue-scope")).toBeNull();
  expect(adrenaline.instead("to 12", "figure p3")).toBeNull();
});

test("Adrenaline: a powerup has a colour and a kind, and a line is drawn to whom one aims at", () => {
  expect([adrenaline.cardColour("red-newton"), adrenaline.cardKind("red-newton")]).toEqual(["red", "newton"]);
  expect(["hit p1", "scope red-scope p1", "to 12", "fire whisper basic"].map(adrenaline.aims)).toEqual([true, true, false, false]);
});

test("DOOM (2004): squares, doors and figures", () => {
  const { targets } = doom2004.notation(area({ x: 2, y: 2 }, "across"));
  const about: Record<string, Target[]> = {
    "step E": [square(4, 2)],
    // The leading half of a long figure goes.
    "step 1N": [square(2, 1)],
    "step 2S": [square(3, 3)],
    "at -1,4": [square(-1, 4)],
    take: [square(2, 2, "across")],
    "put 5,5 quad": [square(5, 5, "quad")],
    "knock p1 3,4": [square(3, 4)],
    "door 3": [{ on: "door", number: 3 }],
    "activate f7": [{ on: "figure", id: "f7" }],
    "pick p2": [{ on: "figure", id: "p2" }],
    "pick shotgun": [],
    done: [],
  };
  for (const [action, target] of Object.entries(about)) expect(targets(action), action).toEqual(target);
  expect(doom2004.notation(null).targets("step E")).toEqual([]);
});

test("DOOM (2004): a square that is no choice is asked about as the choices are written", () => {
  const { guess } = doom2004.notation(area({ x: 2, y: 2 }));
  expect(guess({ x: 9, y: 9 }, ["at 3,3", "step N"])).toBe("at 9,9");
  expect(guess({ x: 3, y: 1 }, ["step N"])).toBe("step NE");
  expect(guess({ x: 4, y: 2 }, ["step N"])).toBeNull();
  expect(guess({ x: 2, y: 2 }, ["step N"])).toBeNull();
  expect(guess({ x: 3, y: 1 }, ["door 1"])).toBeNull();
});

const BOARD = {
  portals: [{ number: 2, at: { x: 7, y: 1 } }],
  objectives: [{ x: 4, y: 4 }],
  demons: [
    { id: "d1", kind: "imp", at: { x: 5, y: 6 }, shape: "one" },
    { id: "d2", kind: "mancubus", at: { x: 1, y: 1 }, shape: "quad" },
    { id: "d3", kind: "imp", at: { x: 0, y: 9 }, shape: "one" },
  ],
} as unknown as Parameters<typeof doom2016.notation>[1];

test("DOOM (2016): squares, doors, portals and demons", () => {
  const { targets } = doom2016.notation(area({ x: 2, y: 2 }), BOARD);
  const about: Record<string, Target[]> = {
    "step NW": [square(1, 1)],
    "to 3,4": [square(3, 4)],
    "portal 2": [square(7, 1)],
    "portal 9": [],
    "link 1 plasma": [square(4, 4)],
    "door 1": [{ on: "door", number: 1 }],
    "at d2": [{ on: "figure", id: "d2" }],
    // A card rouses all of a kind.
    "rouse imp": [
      { on: "figure", id: "d1" },
      { on: "figure", id: "d3" },
    ],
    end: [],
  };
  for (const [action, target] of Object.entries(about)) expect(targets(action), action).toEqual(target);
});

test("DOOM (2016): whoever is asked about a square of a large demon means the demon", () => {
  const { guess } = doom2016.notation(area({ x: 3, y: 3 }), BOARD);
  expect(guess({ x: 2, y: 2 }, ["at d1"])).toBe("at d2");
  expect(guess({ x: 2, y: 2 }, ["step N"])).toBe("step NW");
  expect(guess({ x: 3, y: 9 }, ["at d1"])).toBeNull();
  expect(guess({ x: 3, y: 9 }, ["to 1,1"])).toBe("to 3,9");
});

test("an action about a card names it", () => {
  expect(["play ambush-2", "fire shotgun", "discard x", "step N"].map(doom2004.cardOf)).toEqual(["ambush-2", "shotgun", "x", null]);
  expect(["play dash", "link 1 plasma", "burn fury", "at d1"].map(doom2016.cardOf)).toEqual(["dash", "plasma", "fury", null]);
});

test("choices are put into groups, and every other one into one", () => {
  for (const { group } of [doom2004, doom2016]) {
    expect(group("step N")).toBe("ui-doom-group-move");
    expect(group("something new")).toBe("ui-doom-group-other");
  }
});
