// Everything that Adrenaline's table shows or names has a card with a title, words and rules; what is not there has none.
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { beforeAll, expect, test } from "vitest";
import { concerned, sheetOf } from "../../src/games/adrenaline/about.ts";
import { POWERUP_ICONS } from "../../src/games/adrenaline/icons.ts";
import { COLOURS, type View, nextKill } from "../../src/games/adrenaline/view.ts";
import { hasWord, settled } from "../../src/lib/words.svelte.ts";

beforeAll(() => settled("names", "page-adrenaline", "page-card", "adrenaline-rules"));

const MAP = ["+-----+-----+", "| RED*  BLU*|", "+     +     +", "| RED   YEL |", "+-----+-----+"].join("\n");

const figure = (more: object = {}) => ({
  ...{ square: "00", damage: ["p2"], marks: [0, 1], skulls: 0, flipped: false, points: 0, seasoned: true },
  ...{ ammo: "RYB", loaded: ["thor"], unloaded: ["whisper"], hand: [] },
  ...more,
});

const view = (more: object = {}): View =>
  ({
    ...{ setup: { players: 2, bot: true, turrets: false, domination: false }, map: MAP, viewer: "p1", active: "p1" },
    ...{ figures: [figure(), figure({ skulls: 1 }), figure({ flipped: true })], rows: [["zx-2", "thor"], [], []] },
    ...{ floor: { "10": "PRR" }, turrets: {} },
    ...more,
  }) as unknown as View;

const ids = (file: string, table: string): string[] => {
  const all = parse(readFileSync(new URL(`../../../content/adrenaline/${file}`, import.meta.url), "utf8"))[table];
  return (all as { id: string }[]).map(({ id }) => id);
};

test("each weapon, powerup, player, tile, spawnpoint and turret has a card", () => {
  const weapons = ids("weapons.toml", "weapon").map((id) => ({ on: "weapon" as const, id }));
  const kinds = Object.keys(POWERUP_ICONS);
  const cards = kinds.flatMap((kind) => [kind, ...COLOURS.map((colour) => `${colour}-${kind}`)]).map((id) => ({ on: "card" as const, id }));
  const things = [
    ...weapons,
    ...cards,
    ...["p1", "p2", "p3"].map((id) => ({ on: "figure" as const, id })),
    { on: "tile" as const, id: "PRR" },
    ...COLOURS.map((id) => ({ on: "spawnpoint" as const, id })),
    ...["00", "10"].map((id) => ({ on: "square" as const, id })),
  ];
  expect(weapons).toHaveLength(21);
  for (const thing of things) {
    const sheet = sheetOf(view(), thing);
    const told = [
      sheet?.title,
      sheet?.kind,
      ...(sheet?.lines ?? []).map(({ text }) => text),
      ...(sheet?.facts ?? []).map(({ name }) => name),
    ];
    expect(
      told.filter((text) => !text || /^(page|weapon|effect|powerup|colour|cubes|rule)-/.test(text)),
      thing.id,
    ).toEqual([]);
    expect(
      (sheet?.rules ?? []).filter((rule) => !hasWord(`rule-${rule}`)),
      thing.id,
    ).toEqual([]);
    expect(sheet?.rules.length, thing.id).toBeGreaterThan(0);
    expect(new Set(sheet?.rules).size, thing.id).toBe(sheet?.rules.length);
  }
  expect(sheetOf(view(), { on: "weapon", id: "lock-rifle" })?.facts).toEqual([
    { name: "to take", value: "1 blue cube" },
    { name: "to reload", value: "2 blue cubes" },
  ]);
});

test("a square is what stands on it: a spawnpoint, a tile, a turret and whose it is", () => {
  const title = (more: object, id: string) => sheetOf(view(more), { on: "square", id })?.title;
  expect(title({}, "00")).toBe("red spawnpoint");
  expect(title({}, "10")).toBe("2 red cubes, a powerup");
  expect(title({}, "11")).toBeUndefined();
  const turrets = { setup: { players: 2, bot: false, turrets: true }, floor: {}, turrets: { "11": "p2" } };
  expect(title(turrets, "10")).toBe("turret");
  expect(sheetOf(view(turrets), { on: "square", id: "11" })?.lines[0]?.text).toBe("Under control of Blue.");
});

test("what is not there has no card, and a choice has that of the first thing that has one", () => {
  for (const [on, id] of [
    ["weapon", "spoon"],
    ["card", "red-spoon"],
    ["figure", "p5"],
    ["tile", "none"],
    ["cube", "red"],
  ] as const)
    expect(sheetOf(view(), { on, id }), id).toBeNull();
  const choice = (...spots: { on: "square" | "figure" | "cube"; id: string }[]) => ({ action: "", label: "", deed: "", spots });
  expect(concerned(view(), choice({ on: "cube", id: "red" }, { on: "figure", id: "p2" }))).toEqual({ on: "figure", id: "p2" });
  expect(concerned(view(), choice({ on: "square", id: "11" }))).toBeUndefined();
});

test("skulls cover what a board is worth; a flipped board has numbers of its own", () => {
  expect(view().figures.map(nextKill)).toEqual([8, 6, 2]);
});
