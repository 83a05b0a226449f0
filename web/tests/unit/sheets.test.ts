// Everything that a field of either DOOM game shows has a card, with a title and a rule, on a table where all of the box lies about.
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { beforeAll, expect, test } from "vitest";
import { thingsOn } from "../../src/games/field/card/things.ts";
import type { Sheet, Thing } from "../../src/games/field/card/sheet.ts";
import { firstSheet } from "../../src/games/field/card/choice.ts";
import { game as game2004 } from "../../src/games/field/doom2004/game.ts";
import { sheetOf as sheet2004 } from "../../src/games/field/doom2004/about.ts";
import { read as read2004 } from "../../src/games/field/doom2004/read.ts";
import { sheets as sheets2004 } from "../../src/games/field/doom2004/sheets.ts";
import type { View as View2004 } from "../../src/games/field/doom2004/view.ts";
import { sheetOf as sheet2016 } from "../../src/games/field/doom2016/about.ts";
import { read as read2016 } from "../../src/games/field/doom2016/read.ts";
import { sheets as sheets2016 } from "../../src/games/field/doom2016/sheets.ts";
import type { View as View2016 } from "../../src/games/field/doom2016/view.ts";
import type { Field } from "../../src/games/field/model.ts";
import { hasWord, settled } from "../../src/lib/words.svelte.ts";

beforeAll(() =>
  settled(
    ...["ui", "page-field", "page-card", "doom2004-names", "doom2004-scenarios", "doom2004-rules"],
    ...["doom2016", "doom2016-ui", "doom2016-names", "doom2016-missions", "doom2016-rules"],
  ),
);

const ids = (file: string, table: string): string[] => {
  const all = parse(readFileSync(new URL(`../../../content/${file}`, import.meta.url), "utf8"))[table];
  return (all as { id: string }[]).map(({ id }) => id);
};

/** Squares in a long row, one after the other: nothing lies on anything else. */
function row(): () => string {
  let x = -1;
  return () => `${(x += 1)},0`;
}

const WALLS = [true, false, true, false];

/** DOOM (2004): every token, obstacle, door, invader and marine, some of it where only the invader looks. */
function all2004(who = "p1"): View2004 {
  const next = row();
  const space = (more: object = {}, at = next()) => {
    const plain = { obstacle: null, duct: false, teleporter: null, revealed: true };
    return { at, area: 0, walls: WALLS, ...plain, ...more };
  };
  const stands = ["duct", "encounter", "red-teleporter", "blue-teleporter", "yellow-teleporter"];
  const lying = ids("doom2004/tokens.toml", "token").filter((id) => !stands.includes(id));
  const things = [...lying.map((token) => ({ token })), { item: 1 }, { encounter: 1 }];
  const obstacles = ["blocking", "goo", "barrel", "body"];
  const door = (id: number, more: object = {}) => {
    const state = { key: null, exit: false, open: false, smashed: false, jammed: false, unlocked: false };
    return { id, spaces: [`${3 * id},0`], sides: ["S"], ...state, ...more };
  };
  const keys = ["red", "blue", "yellow"];
  return {
    invader: "p4",
    round: 1,
    timer: null,
    frags: 0,
    frag_limit: 6,
    title: "d04-way-out",
    briefing: "d04-way-out-briefing",
    secret: null,
    mood: "station",
    goals: [],
    items: [{ item: 1, name: "sunstone" }],
    rooms: [],
    attacks: [],
    active: null,
    hand: 0,
    deck: 0,
    turn: { who, deed: null, moves: 0, extra: 0, attacks: 0, order_due: false },
    floor: things.map((thing) => ({ at: next(), thing })),
    spaces: [
      ...[true, false].flatMap((revealed) => obstacles.map((obstacle) => space({ obstacle, revealed }))),
      ...keys.map((teleporter) => space({ teleporter })),
      space({ duct: true }),
      space(),
    ],
    doors: [
      ...[{}, { open: true }, { jammed: true }, { smashed: true }, { exit: true }].map((state, n) => door(n + 1, state)),
      ...keys.map((key, n) => door(n + 6, { key, exit: n === 0 })),
    ],
    marines: ["red", "green", "blue"].map((colour, n) => ({
      ...{ colour, at: next(), left: false, wounds: 1, full_wounds: 10, adrenaline: 0, berserk: 0 },
      ...{ armour: 2, bullets: 2, rockets: 0, cells: 0, weapons: ["shotgun"], cards: ["iron-frame"], items: [] },
      order: ["aim", "guard", "dodge"][n],
    })),
    figures: Object.keys(sheets2004.invaders).map((kind, n) => ({
      ...{ id: `f${n + 1}`, kind, at: next(), shape: "one", wounds: 0, acted: true },
    })),
    store: [
      { figure: { kind: "imp", at: next(), shape: "one" } },
      { thing: { at: next(), thing: { token: "health" } } },
      { thing: { at: next(), thing: { item: 1 } } },
    ],
  } as unknown as View2004;
}

/** DOOM (2016): the same with portals, terrain and lines between squares. */
function all2016(kind: string | null = null): View2016 {
  const next = row();
  const side = (one: unknown) => [one, "open", "wall", "open"];
  const space = (sides: unknown[], more: object = {}) => ({
    ...{ at: next(), room: 0, difficult: false, exit: false, zone: null, sides },
    ...more,
  });
  const items = ["health-pack", ...Object.keys(sheets2016.cards).filter((set) => set !== "uac-marine")];
  const portal = (number: number, more: object) => {
    const state = { colour: "blue", up: true, counters: 0, used: false, sample: false };
    return { number, at: next(), ...state, ...more };
  };
  const lists = ["rooms", "attacks", "progress"];
  return {
    ...Object.fromEntries(lists.map((list) => [list, []])),
    invader: "p5",
    round: 1,
    last_round: null,
    frags: 0,
    frag_limit: 6,
    dark: null,
    mission: "tutorial",
    title: {},
    about: {},
    objective: "relay-link",
    threat: null,
    delivered: 0,
    mood: "station",
    mover: null,
    turn: { marine: kind ? null : "p1", kind, figure: null, mp: 0, mains: 0, strikes: 0 },
    initiative: { cards: [] },
    cards: { hand: 6, deck: 12, argent: 0, known: [], down: [], exhausted: [], invasion: null, possible: [] },
    spaces: [
      ...["wall", "blocking", "impassable", { door: 1 }, { door: 2 }].map((one) => space(side(one))),
      ...[{ difficult: true }, { exit: true }, { zone: 0 }].map((more) => space(side("open"), more)),
    ],
    doors: [
      { id: 1, spaces: ["3,0"], open: false },
      { id: 2, spaces: ["4,0"], open: true },
    ],
    portals: [{}, { up: false }, { used: true }, { counters: 2 }, { sample: true }].map((more, n) => portal(n + 1, more)),
    floor: [...items.map((item) => ({ item })), "sample", "asset"].map((thing) => ({ at: next(), thing })),
    teleporters: [true, false].map((active) => ({ at: next(), active })),
    decoys: [next()],
    objectives: [next(), next()],
    checkpoints: [next()],
    drone: { at: next() },
    marines: ["alpha", "bravo", "charlie", "delta"].map((callsign, n) => ({
      ...{ callsign, at: next(), damage: 1, health: 10, stunned: n === 1, samples: 0, asset: false },
      ...{ class: [null, "medic", "gunner", "scout"][n], squad: null, hand: 3, deck: 9, glory: [], weapons: ["burst-rifle"] },
    })),
    demons: Object.keys(sheets2016.demons).map((kind, n) => ({
      ...{ id: `f${n + 1}`, kind, at: next(), shape: "one", damage: 1, stunned: n === 1, staggered: n === 2, samples: 1 },
      acted: true,
    })),
  } as unknown as View2016;
}

interface Table {
  field: Field;
  sheet(thing: Thing): Sheet | null;
}

function table2004(view = all2004()): Table {
  const { field } = read2004(view, null);
  return { field, sheet: (thing) => sheet2004(view, null, field, thing) };
}

function table2016(view = all2016()): Table {
  const { field } = read2016(view, null);
  return { field, sheet: (thing) => sheet2016(view, null, field, thing) };
}

const TABLES: [string, () => Table][] = [
  ["doom2004", table2004],
  ["doom2016", table2016],
];

test.for(TABLES)("%s: every figure, token, door, named square and line has a card with a title and rules", ([, table]) => {
  const { field, sheet } = table();
  const things = thingsOn(field, sheet);
  for (const kind of ["figure", "token", "door", "edge", "square"]) expect(things.some(({ thing }) => thing.on === kind)).toBe(true);
  for (const { thing, name } of things) {
    const { title, rules } = sheet(thing) ?? expect.fail(`${thing.on} ${thing.id}: ${name}`);
    const about = `${thing.on} ${thing.id}: ${title}`;
    expect(title, about).not.toMatch(/^$|d04-|d16-|page-/);
    expect(rules, about).not.toEqual([]);
    for (const rule of rules) expect(hasWord(`rule-${rule}`), `${about}: ${rule}`).toBe(true);
  }
});

test.for(TABLES)("%s: a wall says what it stops, and gives way to whoever stands before it", ([, table]) => {
  const { field, sheet } = table();
  const all = thingsOn(field, sheet);
  const wall = all.find(({ thing }) => thing.on === "edge" && thing.id === "wall");
  expect(wall?.name).toBe("wall");
  expect(sheet({ on: "edge", id: "wall" })?.lines).toEqual([{ text: "Nobody crosses it, and nobody sees across it." }]);
  const first = (on: Thing["on"]) => all.findIndex(({ thing }) => thing.on === on);
  expect(all.indexOf(wall ?? expect.fail())).toBeGreaterThan(Math.max(first("figure"), first("token")));
});

test.for(TABLES)("%s: a token that nobody knows has no card, and none of another thing", ([, table]) => {
  const { field, sheet } = table();
  const id = "no-such-token";
  field.tokens.push({ key: id, x: 0, y: 0, icon: "", ink: "", name: id });
  expect(sheet({ on: "token", id })).toBeNull();
});

test("DOOM (2004): an ability is named once, and then told", () => {
  const { sheet } = table2004();
  const lines = sheet({ on: "card", id: "chain-gun" })?.lines ?? [];
  const told = lines.find(({ name }) => name === "blow-through") ?? expect.fail();
  expect(told.text).toMatch(/^after the first roll/);
  for (const { name, text } of lines) if (name) expect(text.toLowerCase(), name).not.toContain(`${name.replace(/ \d+$/, "")}:`);
});

test("a card with dice says what each kind of them shows, once", () => {
  const lines = (sheet: Sheet | null) => sheet?.lines.map(({ name = "", text }) => `${name}: ${text}`) ?? [];
  const gun = lines(table2004().sheet({ on: "card", id: "chain-gun" }));
  expect(gun).toContain("▲ yellow die: 3/1 · 3/1• · 2/2 · 1/3 · 4/0• · ✕");
  // Two green dice, one line.
  expect(gun.filter((line) => line.includes("green die"))).toEqual(["◆ green die: 1/1 · 2/1 · 2/0 · 3/0 · 2/0 · 3/0"]);
  expect(gun.at(-1)).toBe(": Faces: range/damage, • an icon, ✕ a miss.");
  expect(lines(table2004().sheet({ on: "die", id: "blue" }))[0]).toContain("■ blue die: 1/1");
  const imp = lines(table2016().sheet({ on: "card", id: "demon-imp" }));
  expect(imp).toContain("● red die: 0 · 1 · 1 · 1 · 2 · 2");
});

test("a name in the log has the card of its figure, and of its kind once the figure is gone", () => {
  const view = all2004();
  const title = (id: string) =>
    firstSheet(game2004, view, null, [
      { on: "figure", id },
      { on: "card", id: "imp" },
    ])?.title;
  const [imp] = view.figures.filter(({ kind }) => kind === "imp");
  expect(title(imp?.id ?? "")).toMatch(/^imp \d/);
  expect(title("f99")).toBe("imp");
  // What has no card opens none.
  expect(firstSheet(game2004, view, null, [{ on: "square", id: "1,1" }])).toBeNull();
});

test("DOOM (2004): goo under fog has the card of goo, not of fog", () => {
  const { field, sheet } = table2004();
  const under = field.squares.filter(({ tone, name }) => tone === "fog" && name !== undefined);
  const titles = thingsOn({ ...field, squares: under, tokens: [] }, sheet).flatMap(({ thing }) =>
    thing.on === "square" ? [sheet(thing)?.title] : [],
  );
  expect(new Set(titles)).toEqual(new Set(["blocking obstacle", "goo", "barrel", "body", "exit"]));
});

test.for(TABLES)("%s: the card of a marine shows the marine as the board does", ([, table]) => {
  const { field, sheet } = table();
  const marines = field.figures.filter(({ seat }) => seat !== undefined);
  expect(marines.length).toBeGreaterThan(2);
  for (const { id, icon } of marines) expect(sheet({ on: "figure", id })?.icon, id).toBe(icon);
  expect(new Set(marines.map(({ icon }) => icon)).size).toBe(marines.length);
});

test("DOOM (2016): the card of a door says the rooms on both sides of it", () => {
  const spaces = [0, 1].map((room) => ({ at: `${room},0`, room, difficult: false, exit: false, zone: null, sides: [] }));
  const doors = [{ id: 2, spaces: ["0,0", "1,0"], open: false }];
  const lines = (more: object) => {
    const view = { ...all2016(), rooms: ["hall", "reactor"], doors, spaces, ...more } as unknown as View2016;
    return (
      table2016(view)
        .sheet({ on: "door", id: "2" })
        ?.lines.map(({ text }) => text) ?? []
    );
  };
  expect(lines({})[0]).toMatch(/^hall · reactor$/i);
  // A door within a room leads nowhere else, and a server that is older than the page knows no rooms.
  expect(lines({ spaces: spaces.map((space) => ({ ...space, room: 0 })) })).toHaveLength(1);
  expect(lines({ rooms: undefined })).toHaveLength(1);
});

test("who has acted is grey in the invader's turn, and as dangerous as ever in a marine's", () => {
  const faint = ({ figures }: Field) => new Set(figures.filter(({ id }) => /^f\d/.test(id)).map((figure) => figure.faint));
  expect(faint(read2004(all2004("p1"), "p1").field)).toEqual(new Set([false]));
  expect(faint(read2004(all2004("p4"), "p1").field)).toEqual(new Set([true]));
  expect(faint(read2016(all2016(), "p1").field)).toEqual(new Set([false]));
  expect(faint(read2016(all2016("imp"), "p1").field)).toEqual(new Set([true]));
});
