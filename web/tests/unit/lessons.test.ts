// The lessons of the guided game: when it is time for which.
import { beforeAll, expect, test } from "vitest";
import { LESSONS, type Happening, type Now } from "../../src/guide/lessons.ts";
import { guided, guidedAt, keepGuided } from "../../src/lib/guided.ts";
import { hasWord, settled } from "../../src/lib/words.svelte.ts";
import type { View } from "../../src/games/adrenaline/view.ts";

beforeAll(() => settled("page-guide"));

const now = (verbs: string[], more: Partial<Now> = {}, damage = 0): Now => ({
  view: { killed: [], over: false, figures: [{ damage: Array(damage).fill("p2") }] } as unknown as View,
  you: "p1",
  verbs: new Set(verbs),
  deed: null,
  ...more,
});
const timely = (now: Now) => LESSONS.filter((lesson) => lesson.now?.(now)).map(({ id }) => id);
const told = (event: Partial<Happening>) => LESSONS.filter((lesson) => lesson.after?.(event as Happening, "p1")).map(({ id }) => id);

test("every lesson is told once, in words", () => {
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  for (const { id } of LESSONS) expect([hasWord(`page-guide-${id}`), hasWord(`page-guide-${id}-title`)], id).toEqual([true, true]);
});

test("it is time for what can be chosen now", () => {
  expect(timely(now(["discard"]))).toEqual(["welcome", "spawn"]);
  expect(timely(now(["discard"], { view: { ...now([]).view, killed: ["p1"] } }))).toEqual(["welcome", "respawn"]);
  expect(timely(now(["run", "grab"]))).toEqual(["welcome", "actions"]);
  expect(timely(now(["to"], { deed: "run" }))).toEqual(["welcome", "run"]);
  expect(timely(now(["to"], { deed: "grab" }))).toEqual(["welcome", "grab"]);
  expect(timely(now(["run"], {}, 6))).toEqual(["welcome", "actions", "adrenaline", "rush"]);
});

test("damage is explained when it is yours, given or taken", () => {
  expect(told({ event: "damaged", from: "p1", to: "p3" })).toEqual(["damage"]);
  expect(told({ event: "damaged", from: "p2", to: "p3" })).toEqual([]);
  expect(told({ event: "paid-cube", who: "p1" })).toEqual(["pay"]);
  expect(told({ event: "frenzy-began" })).toEqual(["frenzy"]);
});

test("the guide speaks at its table until it is over", () => {
  expect([guided(), guidedAt("t1")]).toEqual([null, false]);
  keepGuided({ table: "t1", told: ["welcome"], over: false });
  expect([guidedAt("t1"), guidedAt("t2")]).toEqual([true, false]);
  keepGuided({ table: "t1", told: [], over: true });
  expect(guidedAt("t1")).toBe(false);
});
