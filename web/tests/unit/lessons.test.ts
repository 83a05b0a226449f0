// The lessons of the guided games: when it is time for which.
import { beforeAll, expect, test } from "vitest";
import { LESSONS as COURSES, lessonOf } from "../../src/games/titles.ts";
import { LESSONS } from "../../src/guide/adrenaline.ts";
import type { Happening, Now } from "../../src/guide/course.ts";
import { guided, guidedAt, keepGuided } from "../../src/lib/guided.ts";
import { hasWord, settled } from "../../src/lib/words.svelte.ts";
import type { View } from "../../src/games/adrenaline/view.ts";

beforeAll(() => settled("page-guide"));

const now = (verbs: string[], more: Partial<Now> = {}, damage = 0): Now => ({
  view: { killed: [], over: false, figures: [{ damage: Array(damage).fill("p2") }] } as unknown as View,
  you: "p1",
  verbs: new Set(verbs),
  happened: [],
  ...more,
});
const began = (what: string): Partial<Now> => ({ happened: [{ event: "began", who: "p1", what }] });
const timely = (now: Now) => LESSONS.filter((lesson) => lesson.now?.(now)).map(({ id }) => id);
const told = (event: Partial<Happening>) => LESSONS.filter((lesson) => lesson.after?.(event as Happening, "p1")).map(({ id }) => id);

test.for(COURSES.map(({ id }) => id))(
  "%s: every lesson is told once, in words, about a part that is there and a rule that exists",
  async (game) => {
    const { lessons, prefix, words, places, place } = (await lessonOf(game)?.course())?.default ?? expect.fail();
    await settled(...words, `${game.replace("-invader", "")}-rules`);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const lesson of lessons) {
      const { id, part, rule } = lesson;
      expect([hasWord(prefix + id), hasWord(`${prefix}${id}-title`), hasWord(`rule-${rule}`)], id).toEqual([true, true, true]);
      expect(places[part] ?? place?.(lesson, undefined, "p1"), id).toBeDefined();
      expect(lesson.now ?? lesson.after, id).toBeDefined();
    }
  },
);

test("it is time for what can be chosen now", () => {
  expect(timely(now(["discard"]))).toEqual(["welcome", "spawn"]);
  expect(timely(now(["discard"], { view: { ...(now([]).view as View), killed: ["p1"] } }))).toEqual(["welcome", "respawn"]);
  expect(timely(now(["run", "grab"]))).toEqual(["welcome", "actions"]);
  expect(timely(now(["to"], began("run")))).toEqual(["welcome", "run"]);
  expect(timely(now(["to"], began("grab")))).toEqual(["welcome", "grab"]);
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
