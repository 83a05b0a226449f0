// Seats, and who sits on them.
import { beforeAll, expect, test } from "vitest";
import { levelName, opponent, opponentName, rank, styleName } from "../../src/lib/opponents.ts";
import { owner, seatColour, seatIndex, seatOf, seatShape, sitterName } from "../../src/lib/players.ts";
import { settled } from "../../src/lib/words.svelte.ts";
import type { Sitter } from "../../src/api/types.ts";

const ann: Sitter = { person: { id: "a1", name: "Ann" } };
const bot: Sitter = { bot: { level: "greedy" } };
const kept: Sitter = { bot: { level: "greedy", keeps: { id: "b2", name: "Bea" } } };

beforeAll(() => settled());

test("seats are counted from p1", () => {
  expect(seatOf(0)).toBe("p1");
  expect(seatIndex("p3")).toBe(2);
  expect([0, 1, 2, 3, 4].map((n) => seatIndex(seatOf(n)))).toEqual([0, 1, 2, 3, 4]);
});

test("five seats have five colours and five shapes; a sixth begins anew", () => {
  for (const of of [seatColour, seatShape]) {
    expect(new Set([0, 1, 2, 3, 4].map(of)).size).toBe(5);
    expect(of(5)).toBe(of(0));
  }
});

test("a seat that a computer player keeps is still somebody's", () => {
  expect([undefined, "open" as const, ann, bot, kept].map(owner)).toEqual([null, null, "a1", null, "b2"]);
});

test("who sits there has a name", () => {
  expect(sitterName("open")).toBe(sitterName(undefined));
  expect(sitterName(ann)).toBe("Ann");
  // Soldiers of older tables, too.
  expect(sitterName(bot)).toContain(levelName("soldier"));
  expect(sitterName({ bot: { level: "veteran-hunter" } })).toContain(opponentName({ level: "veteran", style: "hunter" }));
  expect(rank(opponent("veteran-hunter"))).toBe(`${levelName("veteran")}, ${styleName("hunter")}`);
  expect(sitterName(kept)).toContain("Bea");
});
