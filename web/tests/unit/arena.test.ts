// Adrenaline: the arenas as drawings, who stands where, what a choice would bring, what a powerup is called.
import { beforeAll, expect, test } from "vitest";
import { arena } from "../../src/games/adrenaline/arena.ts";
import { foreseen, signs } from "../../src/games/adrenaline/foresight.ts";
import { around, corner, frame, look, middle, RIM, SIDE, squareOf, stand } from "../../src/games/adrenaline/geometry.ts";
import { BOT } from "../../src/games/adrenaline/heads.ts";
import { happensAt, type Beat } from "../../src/games/adrenaline/stage.svelte.ts";
import { arenaName, cubeWords, marks, powerup, tileWords } from "../../src/games/adrenaline/telling.ts";
import { cubes, type FigureView, type View } from "../../src/games/adrenaline/view.ts";
import { settled } from "../../src/lib/words.svelte.ts";
import type { Choice } from "../../src/api/types.ts";

beforeAll(() => settled("adrenaline", "page-adrenaline"));

/** Five columns and five rows, with a hole in the middle and a room in the last corner. */
const LARGE = `+-----+-----+-----+-----+-----+
| RED D BLU   BLU*  BLU   BLU |
+     +-----+-----+-----+--D--+
| RED |                 | GRE |
+     +                 +     +
| RED*|                 | GRE |
+--D--+                 +     +
| WHI |                 | GRE |
+     +-----+-----+-----+--D--+
| WHI   WHI   WHI D YEL   YEL*|
+-----+-----+-----+-----+-----+`;

const SMALL = `+-----+-----+-----+     +
| BLU   BLU   BLU*|
+--D--+#####+--D--+-----+
| RED*  RED   RED D YEL |
+-----+--D--+#####+     +
      | WHI   WHI D YEL*|
+     +-----+-----+-----+`;

test("the small arena is as it is printed", () => {
  const { tiles, edges, columns, rows } = arena(SMALL);
  expect(tiles).toHaveLength(10);
  expect([columns, rows]).toEqual([4, 3]);
  expect(tiles.find((tile) => tile.square === "10")).toMatchObject({ room: "red", spawnpoint: "red" });
  expect(tiles.some((tile) => tile.square === "03")).toBe(false);
  // The door between red and yellow, upright; the wall under the blue room.
  expect(edges).toContainEqual({ kind: "door", x: 3, y: 1, upright: true });
  expect(edges).toContainEqual({ kind: "wall", x: 1, y: 1, upright: false });
});

test("an arena may have five columns and five rows, and is drawn as large as it is", () => {
  const large = arena(LARGE);
  expect(large.tiles).toHaveLength(16);
  expect([large.columns, large.rows]).toEqual([5, 5]);
  expect(large.tiles.find((tile) => tile.square === "44")).toMatchObject({ room: "yellow", spawnpoint: "yellow" });
  expect(large.edges).toContainEqual({ kind: "door", x: 4, y: 4, upright: false });
  expect(large.edges).toContainEqual({ kind: "door", x: 3, y: 4, upright: true });
  expect(frame(large)).toEqual({ x: 0, y: 0, width: 5 * SIDE + 2 * RIM, height: 5 * SIDE + 2 * RIM });
  expect(frame(arena(SMALL))).toMatchObject({ width: 4 * SIDE + 2 * RIM, height: 3 * SIDE + 2 * RIM });
  // The same text is read once.
  expect(arena(LARGE)).toBe(large);
});

test("what can be pointed at is on a square, and so is what happens; what is held or off the board is not", () => {
  const view = { figures: [{ square: "02" }, { square: "off" }, { square: "23" }], rows: [["thor"], [], ["zx-2"]] } as unknown as View;
  const at = (on: "square" | "figure" | "spawnpoint" | "weapon" | "card", id: string) => squareOf(view, arena(SMALL), { on, id });
  expect([at("square", "12"), at("figure", "p3"), at("spawnpoint", "blue"), at("weapon", "thor")]).toEqual(["12", "23", "02", "10"]);
  expect([at("square", "03"), at("figure", "p2"), at("figure", "p9"), at("weapon", "whisper"), at("card", "red-newton")]).toEqual(
    Array(5).fill(null),
  );
  const happens = (beat: object) => happensAt({ text: "", line: 1, ...beat } as Beat, view);
  expect(happens({ event: "damaged", from: "p1", to: "p3" })).toEqual(["02", "23"]);
  expect(happens({ event: "moved", who: "p3", from: "22", to: "23" })).toEqual(["23", "22"]);
  expect(happens({ event: "killed", who: "p2", by: "p2" })).toEqual([]);
  expect(around([])).toBeNull();
  expect(around(["02", "11"])).toEqual({ x: RIM + SIDE, y: RIM, width: 2 * SIDE, height: 2 * SIDE });
  expect(around(["11"], 1)).toEqual({ x: RIM, y: RIM, width: 3 * SIDE, height: 3 * SIDE });
});

test("an arena is called by its own title in the reader's language, else by the name of the board", () => {
  const called = (title: Record<string, string>, board: string) => arenaName({ title, setup: { board } } as View);
  expect(called({ en: "Cold Court", pl: "Zimny Dwór" }, 'id = "cold"')).toBe("Cold Court");
  expect(called({ pl: "Zimny Dwór" }, 'id = "cold"')).toBe("Zimny Dwór");
  expect(called({}, "big")).toBe("big board");
  expect(called({}, 'id = "cold"')).not.toContain("board-");
});

test("squares lie by row and column", () => {
  expect(middle("12").x - corner("12").x).toBe(SIDE / 2);
  expect(corner("44")).toEqual({ x: RIM + 4 * SIDE, y: RIM + 4 * SIDE });
  expect(cubes("RYB-R")).toEqual(["red", "yellow", "blue", "red"]);
});

const at = (square: string): FigureView => ({ square, marks: [], damage: [] }) as unknown as FigureView;
const view = { setup: { players: 3 }, figures: [at("12"), at("off"), at("12"), at("12")] } as View;

test("figures on one square stand apart, and whoever is off the board stands nowhere", () => {
  const stands = stand(view);
  expect([...stands.keys()]).toEqual(["p1", "p3", "p4"]);
  const xs = [...stands.values()].map(({ x }) => x);
  expect(new Set(xs).size).toBe(3);
  expect(look(view, "p3")).toBe(2);
  expect(look(view, "p4")).toBe(BOT);
});

const brings = (...events: object[]) => ({ brings: events.map((event) => ({ event })) }) as unknown as Choice;

test("what a choice would bring is summed up for each figure", () => {
  const found = foreseen(
    brings(
      { event: "damaged", from: "p1", to: "p2", amount: 2, total: 5 },
      { event: "damaged", from: "p1", to: "p2", amount: 1, total: 6 },
      { event: "marked", from: "p1", to: "p3", amount: 1 },
      { event: "moved", who: "p3", to: "02" },
      { event: "paid-cube", who: "p1" },
    ),
  );
  expect(found).toEqual([
    { who: "p2", before: 3, after: 6, damage: ["p1", "p1", "p1"], marks: [], square: null },
    { who: "p3", before: 0, after: 0, damage: [], marks: ["p1"], square: "02" },
  ]);
  expect(found.map(signs)).toEqual([["3 → 6"], ["+1 ⊕"]]);
  expect(foreseen(undefined)).toEqual([]);
});

test("cubes, tiles, marks and powerups in words", () => {
  expect(cubeWords("RRB")).toMatch(/2.*red.*1.*blue/);
  expect(cubeWords("")).not.toBe("");
  expect(tileWords("PRR").startsWith(cubeWords("RR"))).toBe(true);
  expect(tileWords("PRR")).not.toBe(tileWords("RR"));
  expect(marks({ marks: [0, 2, 0, 1] } as FigureView)).toEqual([
    { who: "p2", n: 2 },
    { who: "p4", n: 1 },
  ]);
  // The short word of the notation is not the key of the name.
  expect(powerup("red-scope")).toMatchObject({
    name: expect.not.stringMatching(/^powerup-/),
    help: expect.not.stringMatching(/^powerup-/),
  });
});
