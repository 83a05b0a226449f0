// How even a place is, told before it is chosen.
import { beforeAll, expect, test } from "vitest";
import type { Setup } from "../../src/api/types.ts";
import type { Book } from "../../src/games/contract.ts";
import { balance, hardness } from "../../src/games/field/balance.ts";
import book2004 from "../../src/games/field/doom2004/book.ts";
import book2016 from "../../src/games/field/doom2016/book.ts";
import { say, settled } from "../../src/lib/words.svelte.ts";

beforeAll(() => settled("page-setup", "doom2004-names", "doom2016-names"));

const WINS = { yard: { easy: [70, 55], usual: [45, 20], hard: [10, 2] } };
const told = (choice: string, marines: number) =>
  balance(WINS, "yard", choice, marines, (other) => `<${other}>`).map((line) => line.replace(/\u2068|\u2069/g, ""));

test("what is fair is told without advice, what is not with what is fairer", () => {
  expect(told("usual", 1)).toEqual([expect.stringContaining("45")]);
  expect(told("usual", 2)).toEqual([expect.stringContaining("20"), expect.stringContaining("<easy>")]);
  expect(told("easy", 1)).toEqual([expect.stringContaining("70"), expect.stringContaining("<usual>")]);
  expect([told("unknown", 1), told("usual", 3), balance(WINS, "street", "usual", 1, String)]).toEqual([[], [], []]);
});

test("a place is hard if the marines rarely win it", () => {
  expect([39, 40, 60, 61].map(hardness)).toEqual(["hard", "fair", "fair", "easy"]);
});

test("every place that comes with the games has been counted, and is told to be easy, fair or hard", () => {
  const sets: [Book, Setup][] = [
    [book2004, { marines: ["red", "green"], difficulty: "hurt-me-plenty" }],
    [book2016, { marines: ["alpha", "bravo"], frags: "printed" }],
  ];
  for (const [book, setup] of sets)
    for (const place of book.chapters.flatMap((chapter) => chapter.places)) {
      const facts = book.facts(place, setup);
      const share = Number(/(\d+)\D*%/.exec(facts.join())?.[1] ?? expect.fail(place));
      expect(facts, place).toContain(say(`page-place-${hardness(share)}`, { marines: 2 }));
      // How long it takes stands there, too, whether rounds are limited or not.
      expect(facts.join(), place).toMatch(/Usually about \d+ rounds?/);
    }
});
