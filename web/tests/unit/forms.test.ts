// What the workshop's forms ask for: an answer is written, read again and asked for as it was given.
import { expect, test } from "vitest";
import { craft as doom2004 } from "../../src/workshop/doom2004/craft.ts";
import {
  answered,
  cuesOf,
  effectsOf,
  firstOf,
  fits,
  giftsOf,
  giveAtStart,
  goalsOf,
  questionsOf,
  type Answer,
} from "../../src/workshop/doom2004/plot.ts";
import { craft as doom2016 } from "../../src/workshop/doom2016/craft.ts";
import { counted, type Asked, type Craft } from "../../src/workshop/craft.ts";
import { settled } from "../../src/lib/words.svelte.ts";
import { get, remove, set } from "../../src/workshop/things.ts";
import { read, type Table } from "../../src/workshop/toml.ts";

/** A model as it is after it was written down and read. */
const again = (craft: Craft, model: Table): Table => read(craft.print(model, ""));

function asked(craft: Craft, model: Table, key: string): Asked {
  const found = craft.asks(model, null).find(({ path }) => path.join(".") === key);
  return found ?? expect.fail(`nobody asks for ${key}`);
}

/** A scenario with one of everything that a form can name. */
function scenario(): Table {
  const model = read(doom2004.empty());
  const [area] = model["area"] as Table[];
  Object.assign(area ?? {}, {
    figures: [{ kind: "imp", colour: "any", at: [3, 3], tag: "leader" }],
    items: [{ id: "core", name: "Core", at: [2, 2] }],
    encounters: [{ at: [3, 2], effects: [{ heal: 1 }] }],
  });
  return { ...model, door: [{ id: "exit-1", x: 4, y: [1, 2], exit: true }] };
}

const KINDS = (["goals", "cues", "effects"] as const).flatMap((what) => {
  const kinds = { goals: goalsOf, cues: cuesOf, effects: effectsOf }[what](scenario());
  return Object.entries(kinds).map(([kind, answer]) => ({ what, kind, answer }));
});

test.each(KINDS)("$what of DOOM (2004), $kind: what it begins with is written, read and asked for again", ({ what, kind, answer }) => {
  const model = scenario();
  const entry = { [kind]: firstOf(answer) };
  if (what === "goals") model["goals"] = [entry];
  else model["trigger"] = [what === "cues" ? { on: entry, effects: [{ heal: 1 }] } : { on: { round: 1 }, effects: [entry] }];
  const after = again(doom2004, model);
  expect(after).toEqual(model);
  expect(fits(answer, firstOf(answer))).toBe(true);
  for (const [, , value] of questionsOf(answer, firstOf(answer))) expect(value).not.toBe("");
});

/** The answers of a form to what is written, by their names. */
const form = (answer: Answer, value: unknown) => Object.fromEntries(questionsOf(answer, value).map(([name, , told]) => [name, told]));

test("an invader that comes has its other half, wherever it goes, and a name", () => {
  const model = scenario();
  const spawn = effectsOf(model)["spawn"] ?? expect.fail();
  let value = firstOf(spawn);
  const put = (name: string, next: unknown) => {
    value = answered(spawn, value, name, next);
    model["trigger"] = [{ on: { round: 2 }, effects: [{ spawn: value }] }];
    const [trigger] = again(doom2004, model)["trigger"] as { effects: Table[] }[];
    const written = trigger?.effects[0]?.["spawn"];
    expect(written).toEqual(value);
    expect(fits(spawn, written)).toBe(true);
    expect(form(spawn, written)).toEqual(form(spawn, value));
  };
  expect(form(spawn, value)).not.toHaveProperty("to");
  put("kind", "demon");
  expect(value).toEqual({ kind: "demon", colour: "any", at: [0, 0], to: [1, 0] });
  put("to", "south");
  put("at", [3, 1]);
  expect(value).toEqual({ kind: "demon", colour: "any", at: [3, 1], to: [3, 2] });
  expect(form(spawn, value)).toMatchObject({ to: "south" });
  put("tag", "hound");
  // Goals and cues can be about it.
  expect(goalsOf(model)["kill"]).toContain("hound");
  expect(cuesOf(model)["kill"]).toEqual(["leader", "hound"]);
  put("tag", "");
  put("kind", "mancubus");
  expect(value).toEqual({ kind: "mancubus", colour: "any", at: [3, 1] });
  // One that was written without it is asked how it lies.
  const half = { kind: "demon", colour: "red", at: [1, 1] };
  expect(fits(spawn, half)).toBe(true);
  expect(form(spawn, half)).toMatchObject({ to: "" });
  expect(answered(spawn, half, "to", "east")).toEqual({ ...half, to: [2, 1] });
});

test("several things are given, in an effect and at the start", () => {
  const model = scenario();
  const give = effectsOf(model)["give"] ?? expect.fail();
  const gifts = ["bullets", "bullets", "shotgun"];
  expect(fits(give, gifts)).toBe(true);
  expect(fits(give, [])).toBe(false);
  expect(answered(give, ["bullets"], null, gifts)).toEqual(gifts);
  giveAtStart(model, gifts);
  expect(giftsOf(again(doom2004, model))).toEqual(gifts);
  expect(again(doom2004, model)).toEqual(model);
  giveAtStart(model, []);
  expect(doom2004.print(model, "")).not.toContain("give");
});

test("how many marines may play is asked, both numbers at once", () => {
  const model = scenario();
  const question = asked(doom2004, model, "marines");
  if (question.takes !== "numbers") expect.fail();
  const next = counted(question, get(model, ["marines"]), 0, 2);
  expect(next).toEqual([2, 3]);
  set(model, ["marines"], next);
  expect(again(doom2004, model)["marines"]).toEqual([2, 3]);
  expect(counted(question, [2, 3], 1, null)).toBeNull();
});

test("the event deck of a mission is ticked, or left to the invader", async () => {
  await settled(...doom2016.words);
  const model = read(doom2016.empty());
  const question = asked(doom2016, model, "events");
  if (question.takes !== "several") expect.fail();
  const sets = question.of.map(([set]) => set);
  expect(sets).toEqual(["power-overwhelming", "seek-and-destroy", "red-haste", "armored-offensive", "night", "harvest"]);
  for (const [set, name] of question.of) expect(name).not.toContain(set);
  set(model, ["events"], sets.slice(0, 3));
  expect(again(doom2016, model)).toEqual(model);
  set(model, ["events"], []);
  expect(again(doom2016, model)).not.toHaveProperty("events");
});

test("limits that were tuned by play are asked beside the printed ones, and may be left out", () => {
  const model = { ...read(doom2016.empty()), frags: [5, 6, 7, 8] };
  const question = asked(doom2016, model, "tuned_frags");
  if (question.takes !== "numbers") expect.fail();
  expect(question.usual).toEqual([5, 6, 7, 8]);
  const next = counted(question, undefined, 1, 9);
  set(model, ["tuned_frags"], next);
  expect(again(doom2016, model)["tuned_frags"]).toEqual([5, 9, 7, 8]);
  expect(counted(question, next, 1, null)).toEqual([]);
  remove(model, ["tuned_frags"]);
  expect(again(doom2016, model)).toEqual(model);
});
