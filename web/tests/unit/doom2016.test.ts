// What the page reads out of a view of DOOM (2016).
import { beforeAll, expect, test } from "vitest";
import { sheetOf } from "../../src/games/field/doom2016/about.ts";
import { read } from "../../src/games/field/doom2016/read.ts";
import type { View } from "../../src/games/field/doom2016/view.ts";
import { settled } from "../../src/lib/words.svelte.ts";

beforeAll(() => settled("doom2016-names", "doom2016-missions", "doom2016-ui"));

type Cards = View["cards"];

/** A view of an empty map with these invasion cards. */
function view(invasion: Cards["invasion"], possible: Cards["possible"], objective: View["objective"]): View {
  const lists = ["spaces", "doors", "rooms", "portals", "floor", "teleporters", "decoys", "objectives", "checkpoints"];
  const empty = Object.fromEntries([...lists, "marines", "demons", "attacks", "progress"].map((name) => [name, []]));
  return {
    ...empty,
    invader: "p2",
    mission: "tutorial",
    title: {},
    about: {},
    objective,
    mood: "station",
    turn: { kind: null },
    initiative: { cards: [] },
    cards: { hand: 6, deck: 12, argent: 0, known: [], down: [], exhausted: [], invasion, possible },
  } as unknown as View;
}

/** What the page says of the goals: beside the board, and to those who have it read out. */
function told(given: View): string[] {
  const { notes, lines } = read(given, null);
  const said = (notes[1]?.lines ?? []).map(({ text }) => text);
  expect(lines).toEqual(expect.arrayContaining(said));
  return said;
}

test("those who are still to act are faces, one for each card, and words for those who listen", async () => {
  await settled("page");
  const marines = [
    { callsign: "alpha", class: null },
    { callsign: "bravo", class: null },
  ];
  const held = { hand: [], deck: [], discard: [], glory: [], weapons: [] };
  const seats = { ...held, at: null, samples: 0, health: 10, damage: 0 };
  const given = {
    ...view(null, [], null),
    marines: marines.map((marine) => ({ ...seats, ...marine })),
    invader: "p3",
    initiative: { cards: [0, 1, 0, 0, 2] },
  };
  const { notes, lines, field } = read(given as unknown as View, null);
  const row = notes[0]?.row ?? expect.fail();
  expect(row.faces.map(({ name }) => name)).toEqual(["Bravo", "the invader", "the invader"]);
  expect(row.label).toBe("Still to act: Bravo, the invader ×2");
  expect(lines).toContain(row.label);
  // Each of them has a card.
  expect(row.faces.map(({ thing }) => sheetOf(given as unknown as View, null, field, thing)?.title)).toEqual([
    "Bravo",
    "the invader",
    "the invader",
  ]);
  expect(notes[0]?.lines.map(({ text }) => text)).not.toContain(row.label);
});

test("what lies about has its name with the board, not only with the first card", () => {
  const given = {
    ...view(null, [], null),
    teleporters: [{ at: "1,1", active: false }],
    floor: ["sample", "asset"].map((thing) => ({ at: "2,1", thing })),
    spaces: [{ at: "3,1", room: 0, difficult: false, exit: true, zone: null, sides: [] }],
  } as unknown as View;
  const { tokens, squares } = read(given, null).field;
  expect([...tokens, ...squares].map(({ name }) => name)).toEqual(["sample", "asset", "inactive teleporter", "exit"]);
});

test("several samples on one square are one heap, as when a marine falls who carried them", () => {
  const floor = ["sample", "sample", "health-pack"].map((thing) => ({ at: "2,1", thing: thing === "sample" ? thing : { item: thing } }));
  const { tokens } = read({ ...view(null, [], null), floor } as unknown as View, null).field;
  expect(tokens.map(({ key, name, text }) => [key, name, text])).toEqual([
    ["sample", "sample ×2", "2"],
    ["health-pack", "health pack", undefined],
  ]);
});

test.for([null, "relay-link"] as const)("the invasion card is named, or those that it may be", (objective) => {
  const named = "Invasion card: First Strike";
  expect(told(view("first-strike", ["first-strike"], objective))).toContain(named);
  expect(told(view(null, ["first-strike"], objective))).toContain(named);
  expect(told(view("first-strike", ["stampede", "swarm"], objective))).toContain(named);
  const open = "The invasion card lies face down; it is one of these: Stampede, Swarm";
  expect(told(view(null, ["stampede", "swarm"], objective))).toContain(open);
  expect(told(view(null, [], objective)).join()).not.toContain("nvasion");
});

test("every card that can be asked about has a name, and what is no card has none", () => {
  const given = view(null, [], null);
  const title = (id: string) => sheetOf(given, null, read(given, null).field, { on: "card", id })?.title;
  expect(["demon-imp", "night", "swarm"].map(title)).toEqual(["imp", "Night", "Swarm"]);
  expect(title("combat-shotgun-1-b")).toMatch(/^[A-Z]/);
  expect(title("no-such-card")).toBeUndefined();
});
