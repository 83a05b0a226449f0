// The workshop's plain parts: files as models and back, lines, places of findings, links.
import { expect, test } from "vitest";
import type { PlaceAdvice, PlaceMeasure } from "../../src/api/types.ts";
import type { Area } from "../../src/games/field/model.ts";
import { changeOf, inWords } from "../../src/workshop/advised.ts";
import { areaAt, copy, layAnew, move, paste, pick, type Choice, type Craft, type Target } from "../../src/workshop/craft.ts";
import { craft as adrenaline } from "../../src/workshop/adrenaline/craft.ts";
import { craft as doom2004 } from "../../src/workshop/doom2004/craft.ts";
import { craft as doom2016 } from "../../src/workshop/doom2016/craft.ts";
import { addEdge, dropEdge, nearest } from "../../src/workshop/lines.ts";
import { packed, unpacked } from "../../src/workshop/link.ts";
import { headOf, inline, read, type Table } from "../../src/workshop/toml.ts";
import { warmth } from "../../src/workshop/survey.svelte.ts";
import { placeOf } from "../../src/workshop/where.ts";
import { Work } from "../../src/workshop/work.svelte.ts";

const CRAFTS: Craft[] = [doom2004, doom2016, adrenaline];
const FILES = CRAFTS.flatMap((craft) => Object.entries(craft.ours).map(([id, load]) => ({ craft, id, load })));

const CHOICE: Choice = { kind: "", turn: 0, colour: "any", area: "" };
const at = (x: number, y: number, edge: Target["edge"] = { x, y, side: "n" }): Target => ({ x, y, edge, far: 0.5 });
const tool = (craft: Craft, id: string) => {
  const found = craft.tools.find((one) => one.id === id);
  if (!found) throw new Error(`there is no tool ${id}`);
  return found;
};

test.each(FILES)("$craft.game $id: what is read is printed and read the same", async ({ craft, load }) => {
  const text = await load();
  const model = read(text);
  const printed = craft.print(model, text);
  expect(read(printed)).toEqual(model);
  expect(craft.print(read(printed), printed)).toBe(printed);
  expect(printed.startsWith(headOf(text))).toBe(true);
});

test.each(FILES)("$craft.game $id: laid anew four times, or twice in a mirror, a map is as before", async ({ craft, load }) => {
  const model = read(await load());
  for (const how of craft.changes) {
    const changed = structuredClone(model);
    for (let n = 0; n < (how === "turn" ? 4 : 2); n += 1) layAnew(craft, changed, how);
    expect(changed).toEqual(model);
  }
});

test.each(FILES)("$craft.game $id: everything on the map has its squares, and no piece is left open", async ({ craft, load }) => {
  const model = read(await load());
  const { squares, figures, tokens } = craft.field(model);
  expect(squares.length).toBeGreaterThan(craft === adrenaline ? 9 : 20);
  expect(figures.length + tokens.length).toBeGreaterThanOrEqual(3);
  for (const path of craft.things(model)) expect(areaAt(craft, model, path), path.join(".")).not.toBeNull();
  expect(craft.loose?.(model) ?? []).toEqual([]);
});

test("signs that steer are written so that they can be read again", () => {
  for (const text of ['a "b" \\ c', "tab\tline\n", "del\u007f", "ő 猫"]) expect(read(`x = ${inline(text)}`)).toEqual({ x: text });
  expect(inline({ "odd key": [1, { a: true }] })).toBe('{ "odd key" = [1, { a = true }] }');
});

test("edges join to runs, doors only to two, and a run can be broken", () => {
  const model: Table = {};
  for (const y of [1, 3, 2]) addEdge(model, "walls", { x: 4, y, side: "w" });
  expect(model["walls"]).toEqual([{ x: 4, y: [1, 3] }]);
  for (const x of [0, 1, 2]) addEdge(model, "doors", { x, y: 5, side: "n" }, 2);
  expect(model["doors"]).toEqual([
    { x: [0, 1], y: 5 },
    { x: [2, 2], y: 5 },
  ]);
  expect(dropEdge(model, "walls", { x: 4, y: 2, side: "w" })).toBe(true);
  expect(model["walls"]).toEqual([
    { x: 4, y: [1, 1] },
    { x: 4, y: [3, 3] },
  ]);
  expect(dropEdge(model, "walls", { x: 4, y: 2, side: "w" })).toBe(false);
  expect(nearest(4.1, 2.5)).toMatchObject({ x: 4, y: 2, side: "w" });
  expect(nearest(4.5, 2.9)).toMatchObject({ x: 4, y: 3, side: "n" });
});

test("a mission is drawn from nothing", () => {
  const work = new Work(doom2016, doom2016.empty());
  const { draw } = tool(doom2016, "room");
  work.step((model) => draw?.(model, { x: 0, y: 0, w: 5, h: 5 }, CHOICE));
  work.step((model) => draw?.(model, { x: 5, y: 0, w: 5, h: 5 }, CHOICE));
  work.step((model) => tool(doom2016, "door").put(model, at(4, 1, { x: 5, y: 1, side: "w" }), CHOICE));
  work.step((model) => tool(doom2016, "figure").put(model, at(6, 2), { ...CHOICE, kind: "pinky", turn: 1 }));
  work.step((model) => tool(doom2016, "goal").put(model, at(9, 4), { ...CHOICE, kind: "zone" }));
  expect(read(work.text)).toMatchObject({
    rooms: [
      { id: "room-1", at: [0, 0], to: [4, 4] },
      { id: "room-2", at: [5, 0], to: [9, 4], zone: true },
    ],
    doors: [{ x: 5, y: [1, 1] }],
    figures: [{ kind: "pinky", at: [6, 2], to: [6, 3] }],
  });
  work.undo();
  expect(work.text).not.toContain("zone");
  work.redo();
  expect(work.text).toContain("zone = true");
  // A room takes along what is in it; what was copied has a name of its own.
  work.step((model) => move(doom2016, model, ["rooms", 1], 2, 0));
  expect(work.model["figures"]).toEqual([{ kind: "pinky", at: [8, 2], to: [8, 3] }]);
  const clip = copy(doom2016, work.model, ["rooms", 1]);
  work.step((model) => clip && paste(model, clip, { x: 20, y: 0 }));
  expect((work.model["rooms"] as Table[]).map(({ id }) => id)).toEqual(["room-1", "room-2", "room-3"]);
  expect((work.model["figures"] as Table[]).length).toBe(2);
});

test("a text that cannot be read stops the drawing, and undo brings it back", () => {
  const work = new Work(doom2016, doom2016.empty());
  const before = work.text;
  work.write("rooms = [");
  work.commit();
  expect(work.unreadable?.line).toBe(1);
  work.step((model) => (model["id"] = "lost"));
  expect(work.text).toBe("rooms = [");
  work.undo();
  expect([work.text, work.unreadable]).toEqual([before, null]);
});

test("a file that is nonsense is drawn as far as it makes sense", () => {
  for (const craft of CRAFTS) {
    for (const text of [
      "",
      'rooms = "x"\narea = 5',
      "rooms = [{ at = [0, 0], to = [99999, 1] }, 3]",
      "[[area]]\npieces = [{ piece = 'NO', at = [1, 1] }]",
    ])
      expect(() => craft.field(read(text)), text).not.toThrow();
  }
});

test("pieces are placed, turned and joined, and things belong to the area they lie in", () => {
  const model = read(doom2004.empty());
  const piece = tool(doom2004, "piece");
  expect(doom2004.loose?.(model).length).toBe(4);
  expect(doom2004.addArea?.(model)).toBe("A1");
  piece.put(model, at(4, 1), { ...CHOICE, kind: "HALL3", area: "A1" });
  expect(doom2004.loose?.(model).length).toBe(4);
  piece.put(model, at(1, 4), { ...CHOICE, kind: "HALL3", area: "A1", turn: 1 });
  expect(doom2004.loose?.(model).length).toBe(4);
  tool(doom2004, "token").put(model, at(5, 1), { ...CHOICE, kind: "health" });
  tool(doom2004, "figure").put(model, at(0, 0), { ...CHOICE, kind: "demon", colour: "red" });
  // Nothing lies where there is no floor.
  tool(doom2004, "token").put(model, at(40, 1), { ...CHOICE, kind: "health" });
  tool(doom2004, "door").put(model, at(4, 1, { x: 4, y: 1, side: "w" }), { ...CHOICE, kind: "blue" });
  expect(read(doom2004.print(model, ""))).toMatchObject({
    area: [
      { id: "A0", figures: [{ kind: "demon", colour: "red", at: [0, 0], to: [1, 0] }] },
      { id: "A1", pieces: [{ at: [4, 1] }, { at: [1, 4], turn: 90 }], tokens: [{ kind: "health", at: [5, 1] }] },
    ],
    door: [{ id: "door-1", x: 4, y: [1, 2], key: "blue" }],
  });
  expect(pick(doom2004, model, at(0, 0))).toEqual(["area", 0, "figures", 0]);
});

test("a finding is where its line says, or its message", () => {
  const text = [
    "rooms = [",
    "    { id = 'a', at = [1, 2], to = [3, 4] },",
    "]",
    "starts = [[5, 6], [7, 8]]",
    "",
    "[[door]]",
    "id = 'd'",
    "x = 4",
    "y = [1, 2]",
  ].join("\n");
  const where = (line: number, column: number, message = ""): Area | null => placeOf(text, line, column, message);
  expect(where(2, 20)).toEqual({ x: 1, y: 2, w: 3, h: 3 });
  expect(where(4, 20)).toEqual({ x: 7, y: 8, w: 1, h: 1 });
  expect(where(7, 6)).toEqual({ x: 4, y: 1, w: 0, h: 2 });
  expect(where(1, 1)).toBeNull();
  expect(where(1, 1, "something on (9, -3) is wrong")).toEqual({ x: 9, y: -3, w: 1, h: 1 });
});

test("a link carries a scenario, and nonsense none", async () => {
  const text = doom2016.empty();
  const link = await packed(text);
  expect(link).toMatch(/^#s=[\w-]+$/);
  expect(await unpacked(link)).toBe(text);
  for (const other of ["", "#main", "#s=", "#s=%%%", "#s=AAAA"]) expect(await unpacked(other)).toBeFalsy();
});

test("a map that is turned takes along what will happen on it", async () => {
  const model = read((await doom2004.ours["hot-core"]?.()) ?? "");
  const [trigger] = model["trigger"] as { effects: { spawn?: { at: [number, number] } }[] }[];
  const place = () => trigger?.effects[2]?.spawn?.at;
  expect(place()).toEqual([14, 6]);
  const on = () => doom2004.field(model).squares.some(({ x, y }) => x === place()?.[0] && y === place()?.[1]);
  expect(on()).toBe(true);
  layAnew(doom2004, model, "turn");
  const now = (model["trigger"] as { effects: { spawn?: { at: [number, number] } }[] }[])[0]?.effects[2]?.spawn?.at;
  expect(now).not.toEqual([14, 6]);
  expect(doom2004.field(model).squares.some(({ x, y }) => x === now?.[0] && y === now?.[1])).toBe(true);
});

/** Advice of every kind for a place, and what it comes to in its file. */
const ADVICE: [PlaceAdvice, (model: Table, before: Table) => void][] = [
  [
    { change: "frags", marines: 2, share: 0.9, now: 6, better: 3, then: 0.5 },
    (model, before) => {
      expect((model["frags"] as number[])[1]).toBe(3);
      expect((model["frags"] as number[])[0]).toBe((before["frags"] as number[] | undefined)?.[0] ?? 6);
    },
  ],
  [{ change: "rounds", share: 0.4, now: 10, better: 12 }, (model) => expect(model["rounds"] ?? model["timer"]).toBe(12)],
];

test.each([doom2004, doom2016])("$game: advice changes the file as it says", async (craft) => {
  const [, load] = Object.entries(craft.ours)[0] ?? [];
  const before = read((await load?.()) ?? "");
  for (const [advice, comes] of ADVICE) {
    const model = structuredClone(before);
    changeOf(craft, advice)?.(model);
    comes(model, before);
    expect(read(craft.print(model, ""))).toEqual(model);
  }
  expect(changeOf(craft, { change: "even", share: 0.5 })).toBeNull();
  expect(changeOf(craft, { change: "unused", what: "hall" })).toBeNull();
});

test.each([doom2004, doom2016])("$game: figures and health are put where there is room, and taken away again", async (craft) => {
  const [, load] = Object.entries(craft.ours)[0] ?? [];
  const model = read((await load?.()) ?? "");
  const { squares, figures, tokens } = craft.field(model);
  const taken = new Set([...figures, ...tokens].map(({ x, y }) => `${x},${y}`));
  const free = squares.map(({ x, y }) => `${x},${y}`).find((at) => !taken.has(at)) ?? "";
  const health = craft.game === "doom2004" ? "health" : "health-pack";
  const count = () => {
    const field = craft.field(model);
    return [field.figures.length - figures.length, field.tokens.length - tokens.length];
  };
  const figure = { share: 0.9, count: 1, kind: "imp", room: "x", at: [free] };
  const token = { share: 0.9, thing: health, room: "x", at: [free] };
  changeOf(craft, { change: "more", ...figure })?.(model);
  expect(count()).toEqual([1, 0]);
  changeOf(craft, { change: "heal", ...token })?.(model);
  expect(count()).toEqual([1, 1]);
  changeOf(craft, { change: "fewer", ...figure })?.(model);
  changeOf(craft, { change: "starve", ...token, taken: 0.9 })?.(model);
  expect(count()).toEqual([0, 0]);
  // Where nobody knows a place, a person has to find one.
  expect(changeOf(craft, { change: "more", ...figure, at: [] })).toBeNull();
  expect(inWords(craft, { change: "more", ...figure })).not.toBe("");
});

test("what was measured lies on squares", () => {
  const measure = { falls: [{ at: "3,-4", falls: 7 }], stands: [{ at: "0,12", rounds: 2 }] } as unknown as PlaceMeasure;
  expect(warmth(measure, "falls")).toEqual([{ x: 3, y: -4, n: 7 }]);
  expect(warmth(measure, "stands")).toEqual([{ x: 0, y: 12, n: 2 }]);
});
