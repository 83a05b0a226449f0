// What choices are about.
import { expect, test } from "vitest";
import { choiceOf, onBoard, spotsOf } from "../../src/lib/choices.ts";
import { cardColour, cardKind } from "../../src/games/adrenaline/view.ts";
import type { Choice } from "../../src/api/types.ts";

const scope: Choice = {
  action: "scope red-scope p3",
  label: "Scope",
  deed: "scope",
  spots: [
    { on: "card", id: "red-scope" },
    { on: "figure", id: "p3" },
  ],
};
const end: Choice = { action: "end", label: "End", deed: "end" };

test("a choice is shown on the board if something there is what it is about", () => {
  expect(onBoard(scope)).toBe(true);
  expect(onBoard(end)).toBe(false);
  expect(onBoard({ ...end, spots: [{ on: "card", id: "ambush" }] })).toBe(false);
});

test("spots can be asked for by kind", () => {
  expect(spotsOf(scope, "figure")).toEqual([{ on: "figure", id: "p3" }]);
  expect(spotsOf(scope)).toHaveLength(2);
  expect(spotsOf(undefined)).toEqual([]);
});

test("the choice of an action is found, none is of none", () => {
  expect(choiceOf([scope, end], "end")).toBe(end);
  expect(choiceOf([scope, end], null)).toBeUndefined();
  expect(choiceOf(undefined, "end")).toBeUndefined();
});

test("a powerup has a colour and a kind", () => {
  expect([cardColour("red-newton"), cardKind("red-newton")]).toEqual(["red", "newton"]);
});
