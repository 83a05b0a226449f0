// What the page reads out of a view of DOOM (2004).
import { beforeAll, expect, test } from "vitest";
import { boardOf } from "../../src/games/field/doom2004/board.ts";
import { goalText } from "../../src/games/field/doom2004/goals.ts";
import type { Goal, View } from "../../src/games/field/doom2004/view.ts";
import { settings } from "../../src/lib/settings.svelte.ts";
import { settled, told } from "../../src/lib/words.svelte.ts";

beforeAll(() => settled("page", "ui", "doom2004-names", "doom2004-scenarios"));

/** A view of an empty map where the first thing of the scenario lies, and is called that. */
function view(name: View["items"][number]["name"]): View {
  const lists = ["spaces", "doors", "marines", "figures", "attacks"];
  return {
    ...Object.fromEntries(lists.map((list) => [list, []])),
    mood: "station",
    items: [{ item: 1, name }],
    floor: [{ at: "3,4", thing: { item: 1 } }],
    store: [],
  } as unknown as View;
}

const CARRY = { goal: "carry", item: 1, door: 2, met: false } as Goal;
const TAKE = { goal: "take-item", item: 1, met: false } as Goal;

test("a thing of the scenario is called by its name, in goals and on the board", async () => {
  const own = view({ en: "sunstone", pl: "rozżarzeniec" });
  expect(goalText(own, CARRY)).toBe("Carry out: sunstone (exit)");
  expect(goalText(own, TAKE)).toBe("Take: sunstone");
  expect(boardOf(own).tokens.map(({ name, x, y }) => [name, x, y])).toEqual([["Sunstone", 3, 4]]);
  settings.lang = "pl";
  await settled();
  expect(goalText(own, TAKE)).toContain("rozżarzeniec");
  settings.lang = "en";
  await settled();
});

test("what comes with the game is named by its key, and what is not known yet is a thing", () => {
  const ours = view("d04-hot-core-core");
  expect(goalText(ours, TAKE)).toBe(`Take: ${told("d04-hot-core-core")}`);
  expect(told("d04-hot-core-core")).not.toContain("d04-");
  expect(goalText({ ...ours, items: [] }, TAKE)).toBe("Take: Scenario item");
});

test("a way out that nobody has seen is not called a door", () => {
  expect(goalText(view("x"), { goal: "leave", door: 2, met: false } as Goal)).toBe("Find the exit and get out");
});
