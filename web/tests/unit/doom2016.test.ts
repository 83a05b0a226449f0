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
