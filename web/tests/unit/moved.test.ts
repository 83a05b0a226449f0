// Tests of a picture that is moved as a whole.
import { expect, test } from "vitest";
import { moved } from "../../src/table/moved.ts";

const WINDOW = { width: 400, height: 300 };
const DRAWN = { x: 0, y: 0, width: 200, height: 150 };

test("what is shown lies where it would be drawn", () => {
  expect(moved(DRAWN, { ...DRAWN, x: 10, y: -5 }, WINDOW)).toBe("translate(-20px, 10px) scale(1)");
  // Half of the units on the same window: everything is larger, around the middle.
  expect(moved(DRAWN, { x: 40, y: 15, width: 160, height: 120 }, WINDOW)).toBe("translate(-50px, 0px) scale(1.25)");
});

test("what would be too coarse or too small is drawn anew", () => {
  expect(moved(DRAWN, { ...DRAWN, width: 50, height: 40 }, WINDOW)).toBeNull();
  expect(moved(DRAWN, { ...DRAWN, width: 400, height: 300 }, WINDOW)).toBeNull();
});
