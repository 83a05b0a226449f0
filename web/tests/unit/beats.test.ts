// What happened, as it is played on the field of both DOOM games.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { happensAt, stage, type Bare, type Beat } from "../../src/games/field/beats.ts";
import { beats as beats2004 } from "../../src/games/field/doom2004/beats.ts";
import { beats as beats2016 } from "../../src/games/field/doom2016/beats.ts";
import { area, type Figure } from "../../src/games/field/model.ts";
import { ICONS } from "../../src/games/field/signs.ts";
import type { Reading } from "../../src/games/field/reading.ts";
import { settings } from "../../src/lib/settings.svelte.ts";
import { settled } from "../../src/lib/words.svelte.ts";
import { posterWords } from "../../src/table/poster.ts";
import type { Told } from "../../src/api/types.ts";

const told = (...events: unknown[]): Told[] => events.map((event) => ({ event, text: "so" }) as Told);
const bare = (beats: Beat[]) => beats.map((beat) => ({ ...beat, text: undefined, line: undefined }));

test("DOOM (2004): events by their names, marines by their seats", () => {
  const beats = beats2004(
    told(
      { event: "moved", who: "f3", to: "2,3", shape: "quad" },
      { event: "teleported", who: "p1", to: "0,0" },
      { event: "wounded", who: "p2", n: 3, cause: "goo" },
      { event: "smashed", door: 1 },
      { event: "backup", card: "E01" },
      { event: "nobody-draws-this" },
    ),
  );
  expect(bare(beats)).toMatchObject([
    { kind: "walk", who: "f3", to: { x: 2, y: 3, w: 2, h: 2 } },
    { kind: "walk", who: "p1", far: true },
    { kind: "hit", who: "p2", n: 3 },
    { kind: "door", number: 1, open: true },
    { kind: "card" },
  ]);
  expect(beats.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
});

test("DOOM (2004): dice have the colour of their letter and the face of the content", () => {
  const [beat] = beats2004(told({ event: "rolled", pool: "RG", faces: [0, 1] }));
  expect(beat).toMatchObject({ kind: "dice", dice: [{ ink: "red" }, { ink: "green" }] });
  for (const { face } of beat?.kind === "dice" ? beat.dice : []) expect(face).not.toBe("");
});

const DICE = [
  { ink: "black", face: "2" },
  { ink: "red", face: "0" },
];

test("DOOM (2016): events by their names, figures as actions call them", () => {
  const beats = beats2016(
    told(
      { event: "moved", who: "p2", to: "1,1" },
      { event: "attack", by: "f4", on: "p1" },
      {
        event: "rolled",
        dice: [
          { die: "black", damage: 2 },
          { die: "red", damage: 0 },
        ],
      },
      { event: "damage", who: "drone", n: 1, rolled: 2, block: { shields: 1, dodge: false } },
      { event: "won", side: "marines", why: "objective" },
      { event: "nobody-draws-this" },
    ),
  );
  expect(bare(beats)).toMatchObject([
    { kind: "walk", who: "p2", to: { x: 1, y: 1 } },
    { kind: "attack", by: "f4", at: "p1", icon: ICONS.target },
    { kind: "dice", dice: DICE },
    // The dice stay until their sum is told.
    { kind: "hit", who: "drone", n: 1, dice: DICE },
    { kind: "scene", poster: { tone: "good" } },
  ]);
});

/** The time in which steps of a walk are gathered. */
const GATHER = 140;

const figure = (id: string, x: number): Figure => ({
  ...area({ x, y: 0 }),
  id,
  icon: "",
  ink: "",
  name: id,
  health: [5, 8],
  marks: [],
  faint: false,
  active: false,
});
const READING = {
  field: {
    squares: [],
    edges: [{ x: 1, y: 0, side: "w", kind: "door", door: 1 }],
    tokens: [],
    figures: [figure("p1", 0), figure("f1", 3)],
    shots: [],
  },
  frags: 1,
  seats: [{ index: 0, name: "one", health: [5, 8], facts: [], tags: [], active: true }],
} as unknown as Reading;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = true;
  stage.clear();
  stage.play(READING, 0, []);
});
afterEach(() => {
  stage.clear();
  vi.useRealTimers();
});

/** What the eye sees after a beat, before the real position is there. */
function seen(beat: Bare, goal: Reading = READING): Reading {
  // What takes no time is seen with what follows it.
  const tell: Beat = { kind: "tell", text: "", line: 2 };
  stage.play({ ...goal }, 2, [{ text: "", line: 1, ...beat } as Beat, tell]);
  vi.advanceTimersByTime(GATHER);
  return stage.shown ?? expect.fail();
}

test("a figure that walks stands where it walked", () => {
  expect(seen({ kind: "walk", who: "f1", to: { x: 2, y: 0 } }).field.figures[1]).toMatchObject({ x: 2, y: 0, w: 1 });
});

test("health goes down and up between nothing and all of it, on the board and in the panel", () => {
  const hurt = seen({ kind: "hit", who: "p1", n: 9 });
  expect([hurt.field.figures[0]?.health, hurt.seats[0]?.health, hurt.field.figures[1]?.health]).toEqual([
    [0, 8],
    [0, 8],
    [5, 8],
  ]);
  stage.skip();
  expect(seen({ kind: "heal", who: "p1", n: 9 }).seats[0]?.health).toEqual([8, 8]);
});

test("who is killed is gone, and a door that opens is open", () => {
  expect(seen({ kind: "kill", who: "f1" }).field.figures.map(({ id }) => id)).toEqual(["p1"]);
  stage.skip();
  expect(seen({ kind: "door", number: 1, open: true }).field.edges[0]?.kind).toBe("open-door");
});

test("a frag counts when it is told, in both games", () => {
  expect(stage.shown?.frags).toBe(1);
  for (const [beat] of [beats2004(told({ event: "fragged", who: "p1", frags: 2 })), beats2016(told({ event: "frag", frags: 2 }))]) {
    expect(seen(beat ?? expect.fail()).frags).toBe(2);
    stage.skip();
  }
});

test("who comes stands where it comes, and a new room is seen when it is revealed", () => {
  const goal = { ...READING, field: { ...READING.field, squares: [{ x: 9, y: 9, tone: "floor" }], figures: [figure("f2", 7)] } } as Reading;
  expect(seen({ kind: "arrive", who: "f2", at: area({ x: 5, y: 0 }) }, goal).field.figures.at(-1)).toMatchObject({ id: "f2", x: 5 });
  stage.skip();
  stage.clear();
  stage.play(READING, 0, []);
  expect(seen({ kind: "reveal" }, goal).field.squares).toHaveLength(1);
});

test("an attack is looked at for longer than a second, a long text for as long as it takes to read", async () => {
  const lasts = async (...beats: Bare[]) => {
    stage.clear();
    stage.play(READING, 0, []);
    const text = "A service corridor. Something drags its feet in the dark, and it has heard you.";
    stage.play(
      { ...READING },
      beats.length,
      beats.map((beat, n) => ({ ...beat, text, line: n + 1 }) as Beat),
    );
    let ms = 0;
    for (; stage.busy; ms += 100) await vi.advanceTimersByTimeAsync(100);
    return ms;
  };
  expect(await lasts({ kind: "attack", by: "p1", at: "f1" }, { kind: "dice", dice: [] })).toBeGreaterThan(1500);
  expect(await lasts({ kind: "tell" })).toBeGreaterThan(2500);
});

test("DOOM (2004): the sum of an attack is told with its dice", () => {
  const view = { marines: [{ armour: 2 }], figures: [] };
  const beats = beats2004(
    told(
      { event: "attacked", who: "f1", weapon: null, at: "0,0", range: 3 },
      { event: "rolled", who: "f1", pool: "RG", faces: [0, 0] },
      { event: "hit", damage: 3, bonus: {} },
      { event: "withstood", who: "p2", sum: { damage: 3, armour: 4 } },
      { event: "wounded", who: "p1", n: 1, cause: "attack", sum: { damage: 3, armour: 2 } },
      { event: "fragged", who: "p1", frags: 1 },
    ),
    view,
  );
  expect(beats.map(({ kind }) => kind)).toEqual(["attack", "dice", "sum", "sum", "hit", "scene", "kill"]);
  expect(beats[4]).toMatchObject({ n: 1, dice: [{ ink: "red" }, { ink: "green" }] });
});

test("DOOM (2004): a frag says who did it, with what, and how it came to that", async () => {
  await settled("page-story", "page-card", "doom2004-names");
  const view = { marines: [{ armour: 2, colour: "red" }, { colour: "green" }], figures: [{ id: "f4", kind: "imp" }] };
  const scene = (...events: unknown[]) => {
    const found = beats2004(told(...events, { event: "fragged", who: "p1", frags: 1 }), view).find(({ kind }) => kind === "scene");
    return found?.kind === "scene" ? found.poster.lines : null;
  };
  const hit = [
    { event: "hit", damage: 6, bonus: {} },
    { event: "wounded", who: "p1", n: 3, cause: "attack", sum: { damage: 6, armour: 2 } },
  ];
  const sum = "6 damage ÷ 2 armour = 3 wounds";
  expect(scene({ event: "attacked", who: "f4", weapon: null, at: "0,0", range: 1 }, ...hit)).toEqual(["Killed by: imp 4", sum]);
  const [killer] = scene({ event: "attacked", who: "p2", weapon: "pistol", at: "0,0", range: 1 }, ...hit) ?? [];
  expect(killer).toMatch(/^Killed by: .*green.* · pistol$/i);
  // Nobody did that.
  expect(scene({ event: "wounded", who: "p1", n: 1, cause: "goo" })).toEqual(["so"]);
});

/** Two rooms and a door between them; the marine stands in the first. */
const ROOMS = {
  rooms: ["hall", "reactor"],
  marines: [{ at: "0,0" }],
  doors: [{ id: 2, spaces: ["0,0", "1,0"], open: true }],
  spaces: [
    { at: "0,0", room: 0 },
    { at: "1,0", room: 1 },
  ],
};

test("DOOM (2016): a door that opens says the name of the room behind it", () => {
  const beats = beats2016(told({ event: "opened", who: "p1", door: 2 }), ROOMS);
  expect(beats.map(({ kind }) => kind)).toEqual(["door", "scene"]);
  expect(beats[1]).toMatchObject({ poster: { title: expect.stringMatching(/reactor/i) as string, text: "so" } });
  const within = { ...ROOMS, spaces: ROOMS.spaces.map((space) => ({ ...space, room: 0 })) };
  expect(beats2016(told({ event: "opened", who: "p1", door: 2 }), within).map(({ kind }) => kind)).toEqual(["door"]);
});

test("DOOM (2016): a frag says what the attack came to", async () => {
  await settled("page-story");
  const beats = beats2016(
    told(
      { event: "attack", by: "f4", on: "p1" },
      { event: "damage", who: "p1", n: 4, rolled: 5, block: { shields: 1, dodge: false } },
      { event: "killed", who: "p1", by: "f4", how: "damage" },
    ),
  );
  expect(beats.find(({ kind }) => kind === "scene")).toMatchObject({ poster: { lines: ["5 damage − 1 shield = 4 damage"] } });
});

test("DOOM (2004): the words of a new room stand large", () => {
  const [, room] = beats2004([
    { event: { event: "revealed", area: 2 }, text: "" },
    { event: { event: "said", key: "x" }, text: "A lab. It is dark." },
  ] as Told[]);
  expect(room).toMatchObject({ kind: "scene", poster: { title: "A lab", text: "It is dark." } });
});

test("a shot flies from where one stands to where the other does", () => {
  seen({ kind: "attack", by: "p1", at: "f1" });
  const [shot] = stage.flashes;
  expect(shot).toMatchObject({ kind: "shot" });
  expect((shot?.from?.x ?? 9) < (shot?.to.x ?? 0)).toBe(true);
});

test("every beat with a place says where it is: who acts, whom it is done to, the door", () => {
  const at = (beat: Bare) => happensAt({ text: "", line: 1, ...beat } as Beat, READING.field).map(({ x }) => x);
  expect(at({ kind: "attack", by: "p1", at: "f1" })).toEqual([0, 3]);
  expect(at({ kind: "attack", by: "p1", at: { x: 5, y: 0 } })).toEqual([0, 5]);
  expect(at({ kind: "walk", who: "f1", to: { x: 7, y: 0 } })).toEqual([3, 7]);
  expect(at({ kind: "hit", who: "f1", n: 1 })).toEqual([3]);
  expect(at({ kind: "door", number: 1, open: true })).toEqual([1]);
  expect(at({ kind: "scene", poster: { tone: "bad", title: "", seat: 0 } })).toEqual([0]);
  expect(at({ kind: "dice", dice: [] })).toEqual([]);
});

test("a great moment in one line has no full stop in its middle", () => {
  expect(
    posterWords({ tone: "bad", title: "Fragged", text: "Alpha is killed by the imp 3.", lines: ["3 damage − 1 shield = 2 damage"] }),
  ).toBe("Fragged · Alpha is killed by the imp 3 · 3 damage − 1 shield = 2 damage");
  expect(posterWords({ tone: "plain", title: "A lab", text: "It is dark." })).toBe("A lab · It is dark.");
});
