// What happened, as it is played on the field of both DOOM games.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stage, type Beat } from "../../src/games/field/beats.ts";
import { beats as beats2004 } from "../../src/games/field/doom2004/beats.ts";
import { beats as beats2016 } from "../../src/games/field/doom2016/beats.ts";
import { area, type Figure } from "../../src/games/field/model.ts";
import type { Reading } from "../../src/games/field/reading.ts";
import { settings } from "../../src/lib/settings.svelte.ts";
import type { Told } from "../../src/api/types.ts";

const told = (...events: unknown[]): Told[] => events.map((event) => ({ event, text: "so" }) as Told);
const bare = (beats: Beat[]) => beats.map(({ text: _, ...beat }) => beat);

test("DOOM (2004): events by their names, marines by their seats", () => {
  const beats = beats2004(
    told(
      { event: "moved", who: "f3", to: "2,3", shape: "quad" },
      { event: "teleported", who: "p1", to: "0,0" },
      { event: "wounded", who: "p2", n: 3 },
      { event: "smashed", door: 1 },
      { event: "backup" },
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
  expect(beats.every(({ text }) => text === "so")).toBe(true);
});

test("DOOM (2004): dice have the colour of their letter and the face of the content", () => {
  const [beat] = beats2004(told({ event: "rolled", pool: "RG", faces: [0, 1] }));
  expect(beat).toMatchObject({ kind: "dice", dice: [{ ink: "red" }, { ink: "green" }] });
  for (const { face } of beat?.kind === "dice" ? beat.dice : []) expect(face).not.toBe("");
});

test("DOOM (2016): events by their names, figures as actions call them", () => {
  const beats = beats2016(
    told(
      { event: "moved", who: "p2", to: "1,1" },
      { event: "attack", by: "f4", on: "p1" },
      {
        event: "rolled",
        dice: [
          [true, 2],
          [false, 0],
        ],
      },
      { event: "damage", who: "drone", n: 1 },
      { event: "won" },
      { event: "nobody-draws-this" },
    ),
  );
  expect(bare(beats)).toEqual([
    { kind: "walk", who: "p2", to: { x: 1, y: 1 } },
    { kind: "attack", by: "f4", at: "p1" },
    {
      kind: "dice",
      dice: [
        { ink: "black", face: "2" },
        { ink: "red", face: "0" },
      ],
    },
    { kind: "hit", who: "drone", n: 1 },
    { kind: "over" },
  ]);
});

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
  seats: [{ index: 0, name: "one", health: [5, 8], facts: [], tags: [], active: true }],
} as unknown as Reading;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = true;
  stage.clear();
  stage.play(READING, [], [], false);
});
afterEach(() => {
  stage.clear();
  vi.useRealTimers();
});

/** What the eye sees after a beat, before the real position is there. */
function seen(beat: Beat): Reading {
  stage.play({ ...READING }, told({}), [beat], false);
  return stage.shown ?? expect.fail();
}

test("a figure that walks stands where it walked", () => {
  expect(seen({ kind: "walk", text: "", who: "f1", to: { x: 2, y: 0 } }).field.figures[1]).toMatchObject({ x: 2, y: 0, w: 1 });
});

test("health goes down and up between nothing and all of it, on the board and in the panel", () => {
  const hurt = seen({ kind: "hit", text: "", who: "p1", n: 9 });
  expect([hurt.field.figures[0]?.health, hurt.seats[0]?.health, hurt.field.figures[1]?.health]).toEqual([
    [0, 8],
    [0, 8],
    [5, 8],
  ]);
  stage.skip();
  expect(seen({ kind: "heal", text: "", who: "p1", n: 9 }).seats[0]?.health).toEqual([8, 8]);
});

test("who is killed is gone, and a door that opens is open", () => {
  expect(seen({ kind: "kill", text: "", who: "f1" }).field.figures.map(({ id }) => id)).toEqual(["p1"]);
  stage.skip();
  expect(seen({ kind: "door", text: "", number: 1, open: true }).field.edges[0]?.kind).toBe("open-door");
});

test("a shot flies from where one stands to where the other does", () => {
  seen({ kind: "attack", text: "", by: "p1", at: "f1" });
  const [shot] = stage.flashes;
  expect(shot).toMatchObject({ kind: "shot" });
  expect((shot?.from?.x ?? 9) < (shot?.to.x ?? 0)).toBe(true);
});
