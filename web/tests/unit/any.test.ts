// A view that the page has never heard of, sorted by what it is about.
import { beforeAll, expect, test } from "vitest";
import type { Choice } from "../../src/api/types.ts";
import { describe, read, wordsIn } from "../../src/games/any/reading.ts";
import { isHeld, isSeat, thingsOf } from "../../src/games/any/spots.ts";
import { settled } from "../../src/lib/words.svelte.ts";

beforeAll(() => settled());

const VIEW = {
  hand: ["coin", "cigar"],
  hearts: [3, 2],
  aim: [0, 1],
  deck: 11,
  turn: "p1",
  discard: { last_card: "dodge", all: [] },
  asked: null,
  pause: false,
  over: true,
};

test("what there is for each seat is about the seats, the hand is yours, the rest lies on the table", () => {
  const { seats, hand, table } = read("duel-of-two", VIEW, 2);
  expect(seats.map((facts) => facts.map(({ label, value }) => `${label} ${value.is === "word" ? value.text : value.is}`))).toEqual([
    ["Hearts 3", "Aim 0"],
    ["Hearts 2", "Aim 1"],
  ]);
  expect(hand && wordsIn(hand)).toEqual(["coin", "cigar"]);
  expect(table.map(({ name, value }) => `${name} ${value.is}`)).toEqual([
    "deck word",
    "turn seat",
    "discard facts",
    "asked nothing",
    "pause nothing",
    "over yes",
  ]);
});

test("panels of people may be whole", () => {
  const { seats } = read(
    "chess",
    {
      people: [
        { name: "Ann", won: 3 },
        { name: "Bob", won: 1 },
      ],
    },
    2,
  );
  expect(seats[1]?.map(({ name }) => name)).toEqual(["name", "won"]);
});

test("a pile that happens to be as high as there are seats is no longer about them once it has grown", () => {
  const sorted = (pile: string[]) => read("patience", { pile, points: [1, 2] }, 2).table.map(({ name }) => name);
  expect(sorted(["coin", "cigar"])).toEqual([]);
  expect(sorted(["coin", "cigar", "dodge"])).toEqual(["pile"]);
  expect(sorted(["coin", "cigar"])).toEqual(["pile"]);
});

test("whoever watches holds nothing", () => {
  expect(read("chess", { hand: null }, 2).hand).toBeNull();
  expect(read("chess", null, 2)).toEqual({ seats: [[], []], hand: null, table: [] });
});

test("the position in words", () => {
  expect(describe("duel-of-two", VIEW)).toEqual([
    "Hand: Coin, Cigar",
    "Hearts: 3, 2",
    "Aim: 0, 1",
    "Deck: 11",
    "Turn: Player 1",
    "Discard: Last card: Dodge; All: –",
    "Asked: –",
    "Pause: –",
    "Over: ✓",
  ]);
  expect(describe("chess", null)).toEqual([]);
});

test("everything with a spot can be pointed at once, with all its choices", () => {
  const choice = (action: string, ...spots: Choice["spots"] & object): Choice => ({ action, deed: "", label: action, spots });
  const [coin, enemy] = [
    { on: "card" as const, id: "coin" },
    { on: "figure" as const, id: "p2" },
  ];
  const things = thingsOf([choice("toss coin", coin), choice("throw coin p2", coin, enemy), choice("wait")]);
  expect(things.map(({ id, choices }) => `${id} ${choices.length}`)).toEqual(["coin 2", "p2 1"]);
  expect(things.map((thing) => [isHeld(thing), isSeat(thing, 2)])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(isSeat({ on: "figure", id: "p3" }, 2)).toBe(false);
});
