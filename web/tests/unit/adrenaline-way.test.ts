// Adrenaline: what walking costs, and the way that is drawn there.
import { expect, test } from "vitest";
import { arena } from "../../src/games/adrenaline/arena.ts";
import type { Square } from "../../src/games/adrenaline/view.ts";
import { costs, route } from "../../src/games/adrenaline/way.ts";
import type { Outlook } from "../../src/api/types.ts";

const SMALL = arena(`+-----+-----+-----+     +
| BLU   BLU   BLU*|
+--D--+#####+--D--+-----+
| RED*  RED   RED D YEL |
+-----+--D--+#####+     +
      | WHI   WHI D YEL*|
+     +-----+-----+-----+`);

const way = (from: string, to: string) => route(SMALL, from as Square, to as Square).join(" ");

test("a way leads through doors and around walls", () => {
  expect(way("01", "11")).toBe("01 02 12 11");
  expect(way("00", "10")).toBe("00 10");
  expect(way("12", "22")).toBe("12 13 23 22");
  expect(way("11", "11")).toBe("11");
  // Nobody knows a way: the line is straight.
  expect(way("00", "03")).toBe("00 03");
});

test("a square costs what the cheapest walk there does", () => {
  const stop = (to: string, cost: number) => ({ action: `to ${to}`, to, cost, ends: true });
  const outlook = {
    roads: [
      { by: [{ action: "grab" }], stops: [stop("01", 1)] },
      { by: [{ action: "run" }], stops: [stop("01", 1), stop("02", 2), stop("00", 0)] },
      { by: [{ action: "shoot" }], stops: [stop("02", 1)] },
    ],
  } as unknown as Outlook;
  expect([...costs(outlook)].sort()).toEqual([
    ["01", 1],
    ["02", 1],
  ]);
  expect(costs(null).size).toBe(0);
});
