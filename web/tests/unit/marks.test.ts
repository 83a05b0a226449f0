// Marks on the chart of a finished game.
import { expect, test } from "vitest";
import { spread } from "../../src/table/marks.ts";

test("marks stay where they are wanted, if there is room", () => {
  expect(spread([100, 10, 50], 200, 26)).toEqual([100, 10, 50]);
});

test("marks that would lie on each other move apart, in their order", () => {
  expect(spread([50, 52, 51], 200, 20)).toEqual([50, 90, 70]);
});

test("at the end they move back, and none sticks out", () => {
  expect(spread([195, 199, 100], 200, 20)).toEqual([180, 200, 100]);
});
