// Where a figure can walk: squares with their ways, what is done at once, and what must be chosen.
import { expect, test } from "vitest";
import type { Outlook } from "../../src/api/types.ts";
import { apart, proposed, walked } from "../../src/lib/ahead.ts";
import { asChoices, landsOf, track, usual } from "../../src/games/field/ways.ts";

const OUTLOOK: Outlook = {
  walker: "p1",
  from: "1,1",
  roads: [
    {
      by: [
        { action: "advance", label: "Advance" },
        { action: "ready", label: "Ready" },
      ],
      stops: [
        { to: "2,1", cost: 1, action: "step E", ends: true },
        { to: "3,1", cost: 2, before: 0, action: "step E" },
        { to: "4,1", cost: 3, before: 1, action: "step E", ends: true, seen: ["f1"] },
      ],
    },
    {
      by: [{ action: "sprint", label: "Sprint" }],
      stops: [{ to: "2,1", cost: 1, action: "step E", ends: true, close: "done" }],
    },
  ],
  proposals: [
    {
      on: [{ on: "figure", id: "f1" }],
      actions: ["advance", "fire pistol", "at 5,1"],
      says: ["Advance", "Attack with pistol", "Zombie, 50 %"],
    },
  ],
};

test("every square in reach has its ways, the shortest reach first", () => {
  const lands = landsOf(OUTLOOK);
  expect(lands.map(({ key }) => key)).toEqual(["2,1", "4,1"]);
  expect(lands[0]?.ways.map(({ action }) => apart(action))).toEqual([
    ["advance", "step E"],
    ["ready", "step E"],
    ["sprint", "step E", "done"],
  ]);
  expect(lands[1]?.ways[0]?.cost).toBe(3);
  expect(landsOf(null)).toEqual([]);
});

test("nobody is asked where what is done can be taken back", () => {
  const [land] = landsOf(OUTLOOK);
  if (!land) throw new Error("there is a square");
  expect(apart(usual(land)?.action ?? "")).toEqual(["advance", "step E"]);
  const shown = { ...land, ways: land.ways.map((way) => ({ ...way, by: { ...way.by, shows: true } })) };
  expect(usual(shown)).toBeNull();
  expect(asChoices(shown).map(({ label }) => label)).toEqual(["Advance · 1", "Ready · 1", "Sprint · 1"]);
});

test("the way is drawn through every stop", () => {
  const way = landsOf(OUTLOOK)[1]?.ways[0];
  expect(track({ x: 1, y: 1, w: 1, h: 1 }, way?.stops ?? [])).toEqual([1.5, 2.5, 3.5, 4.5].map((x) => ({ x, y: 1.5 })));
});

test("a large figure covers all squares it fills", () => {
  const big: Outlook = { roads: [{ by: [{}], stops: [{ to: "0,0", wide: 2, high: 2, cost: 1, action: "step N", ends: true }] }] };
  expect(landsOf(big).map(({ key }) => key)).toEqual(["0,0", "1,0", "0,1", "1,1"]);
});

test("proposals and walks are choices of several actions", () => {
  const [shot] = proposed(OUTLOOK);
  expect(shot?.label).toBe("Zombie, 50 % · Advance · Attack with pistol");
  expect(apart(shot?.action ?? "")).toEqual(["advance", "fire pistol", "at 5,1"]);
  expect(walked(OUTLOOK)).toHaveLength(5);
});
