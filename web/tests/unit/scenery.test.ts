// Places: what their pictures are made of, what is open about them before a game, and which one comes next.
import { readdirSync, readFileSync } from "node:fs";
import maps2004 from "map:doom2004";
import maps2016 from "map:doom2016";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { turns } from "../../src/api/turns.svelte.ts";
import type { TableCard } from "../../src/api/types.ts";
import book2004 from "../../src/games/field/doom2004/book.ts";
import book2016 from "../../src/games/field/doom2016/book.ts";
import { silhouette } from "../../src/games/field/marines.ts";
import type { Edge, Square } from "../../src/games/field/model.ts";
import { laid, type OpenMap } from "../../src/games/field/preview.ts";
import { LOOKS } from "../../src/games/field/scenery/moods.ts";
import type { Pen } from "../../src/games/field/scenery/pen.ts";
import { planOf, runs } from "../../src/games/field/scenery/plan.ts";
import { walls } from "../../src/games/field/scenery/walls.ts";
import { monster } from "../../src/games/field/signs.ts";
import { placeName, wonPlaces } from "../../src/games/places.ts";

const MAPS = { doom2004: maps2004 as Record<string, OpenMap>, doom2016: maps2016 as Record<string, OpenMap> };
const BOOKS = { doom2004: book2004, doom2016: book2016 };
const FOLDERS = { doom2004: "doom2004/scenarios", doom2016: "doom2016/missions" };
const GAMES = ["doom2004", "doom2016"] as const;

const wall = (x: number, y: number, side: "n" | "w"): Edge => ({ x, y, side, kind: "wall" });
const square = (x: number, y: number): Square => ({ x, y, tone: "floor" });

test("edges of one line are one wall, whatever their order", () => {
  const found = runs([wall(2, 0, "n"), wall(0, 0, "w"), wall(0, 0, "n"), wall(1, 0, "n"), wall(0, 1, "w"), wall(5, 0, "n")]);
  expect(found).toEqual([
    { x: 0, y: 0, along: "x", length: 3 },
    { x: 5, y: 0, along: "x", length: 1 },
    { x: 0, y: 0, along: "y", length: 2 },
  ]);
});

/** A pen that paints nothing and remembers what it was told to do. */
function deaf(): { pen: Pen; done: string[] } {
  const done: string[] = [];
  const stops = { addColorStop: () => {} };
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (own, name: string) => own[name] ?? ((...all: unknown[]) => (done.push(`${name}(${all.length})`), stops)),
    set: (own, name: string, value) => Reflect.set(own, name, value),
  });
  return { pen: pen as unknown as Pen, done };
}

test("where walls are rock fire burns on them, elsewhere lamps hang", () => {
  const plan = planOf(
    [square(0, 0), square(1, 0), square(2, 0)],
    [0, 1, 2].map((x) => wall(x, 0, "n")),
  );
  expect(plan.lamps.length).toBeGreaterThan(0);
  for (const [mood, look] of Object.entries(LOOKS)) {
    const { pen, done } = deaf();
    walls(pen, plan, look);
    const curves = done.filter((one) => one.startsWith("bezierCurveTo")).length;
    // Three flames in one another, two curves each.
    expect(curves, mood).toBe(["ash", "hell", "shrine"].includes(mood) ? 6 * plan.lamps.length : 0);
  }
});

test("a corridor is narrow, a room is not; fog is no floor", () => {
  const room = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => square(x, y)));
  const corridor = [4, 5, 6, 7].map((x) => square(x, 1));
  const { floor } = planOf([...room, ...corridor, { x: 9, y: 1, tone: "fog" }], [wall(4, 1, "w")]);
  expect(floor.get("1,1")?.narrow).toBe(false);
  expect(floor.get("5,1")?.narrow).toBe(true);
  expect(floor.has("9,1")).toBe(false);
});

test.for(GAMES)("%s: every place is in the book, has a map and a mood that can be painted", (game) => {
  const files = readdirSync(new URL(`../../../content/${FOLDERS[game]}`, import.meta.url)).map((file) => file.replace(".toml", ""));
  const listed = BOOKS[game].chapters.flatMap(({ places }) => places);
  expect([...listed].sort()).toEqual(files.sort());
  for (const place of listed) {
    const map = MAPS[game][place] ?? expect.fail(place);
    expect(Object.keys(LOOKS), place).toContain(map.mood);
    const { squares, edges } = laid(map, game === "doom2016");
    expect(squares.length, place).toBeGreaterThan(10);
    // Every square is closed off somewhere, and no wall stands where people walk through.
    expect(edges.filter(({ kind }) => kind === "wall").length, place).toBeGreaterThan(10);
    for (const [x, y, side] of map.open) expect(edges).not.toContainEqual({ x, y, side, kind: "wall" });
    for (const [x, y] of map.starts)
      expect(
        squares.some((one) => one.x === x && one.y === y),
        place,
      ).toBe(true);
  }
});

test("of DOOM (2004) nothing is told that marines must find out", () => {
  // Way out begins in a room of sixteen squares with three dead ends; one door leads on.
  const map = MAPS.doom2004["way-out"] ?? expect.fail();
  expect(laid(map, false).squares).toHaveLength(22);
  expect(map.door).toEqual([
    [4, 1, "w"],
    [4, 2, "w"],
  ]);
  expect(JSON.stringify(MAPS.doom2004)).not.toMatch(/figures|tokens|trigger|mancubus/);
});

test("a place of ours has a name, somebody's own has none here", async () => {
  expect(await placeName("doom2016", { mission: "knee-deep" })).toMatch(/^Knee deep/i);
  expect(await placeName("doom2004", { scenario: "way-out" })).toBeTruthy();
  expect(await placeName("doom2016", { mission: "one of mine" })).toBeNull();
  expect(await placeName("adrenaline", {})).toBeNull();
});

test("what I have won stays won, also when the server has forgotten the table", () => {
  const table = (winners: string[], mission: string): TableCard =>
    ({
      game: "doom2016",
      phase: "over",
      setup: { mission },
      winners,
      sitters: [{ person: { id: "me", name: "" } }, { bot: { level: "soldier" } }],
    }) as unknown as TableCard;
  turns.mine = [table(["p1"], "tutorial"), table(["p2"], "knee-deep")];
  expect([...wonPlaces("doom2016", book2016, "me")]).toEqual(["tutorial"]);
  turns.mine = [];
  expect([...wonPlaces("doom2016", book2016, "me")]).toEqual(["tutorial"]);
  expect([...wonPlaces("doom2016", book2016, "somebody else")]).toEqual([]);
  expect([...wonPlaces("doom2016", book2016, undefined)]).toEqual([]);
  localStorage.removeItem("telefrag-won/me");
});

/** What the box of a game has, by the ids of its content. */
const boxed = (file: string, table: string): string[] => {
  const all = parse(readFileSync(new URL(`../../../content/${file}`, import.meta.url), "utf8"))[table];
  return (all as { id: string }[]).map(({ id }) => id);
};

test("no two marines at a table look alike, and no two classes", () => {
  const classes = boxed("doom2016/classes.toml", "class");
  expect(classes).toHaveLength(24);
  const drawn = [
    ...["alpha", "bravo", "charlie", "delta"].map((name) => silhouette(name)),
    ...classes.map((kind) => silhouette("alpha", kind)),
  ];
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(new Set(["red", "green", "blue"].map((name) => silhouette(name))).size).toBe(3);
});

test.for([
  ["doom2004/invaders.toml", "invader"],
  ["doom2016/demons.toml", "demon"],
] as const)("no two kinds of %s look alike", ([file, table]) => {
  const kinds = boxed(file, table);
  const drawn = kinds.map((kind) => monster(kind)[0]);
  expect(new Set(drawn).size).toBe(kinds.length);
  // What is not known looks like the last of them: that one alone may.
  expect(kinds.filter((kind) => monster(kind)[0] === monster("no-such-monster")[0])).toEqual(["cyberdemon"]);
});
