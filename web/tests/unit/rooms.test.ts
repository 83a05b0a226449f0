// Rooms of DOOM (2004) have names where somebody knows them, and doors have numbers where they are spoken of.
import { beforeAll, expect, test } from "vitest";
import type { Told } from "../../src/api/types.ts";
import { beats } from "../../src/games/field/doom2004/beats.ts";
import { labelsOf, roomName, roomsAt, strip } from "../../src/games/field/doom2004/rooms.ts";
import type { View } from "../../src/games/field/doom2004/view.ts";
import { doorPlates, doorsIn } from "../../src/games/field/edges.ts";
import type { Edge } from "../../src/games/field/model.ts";
import { settled } from "../../src/lib/words.svelte.ts";

const space = (x: number, y: number, area: number) => ({ at: `${x},${y}`, area });
/** An L of area 0, and beside it a corridor of area 1. */
const view = {
  rooms: [
    { area: 0, name: "d04-room-machine-hall" },
    { area: 1, name: "Kotłownia" },
  ],
  spaces: [
    ...[0, 1, 2].map((y) => space(0, y, 0)),
    ...[0, 1, 2, 3].flatMap((x) => [space(x, 3, 0), space(x, 4, 0)]),
    ...[4, 5].map((x) => space(x, 3, 1)),
    space(8, 8, 2),
  ],
  figures: [],
  marines: [],
} as unknown as View;

beforeAll(() => settled("doom2004-names", "doom2004-scenarios", "page-story"));

test("a name of ours is in the reader's language, one of a scenario of one's own is as it is written", () => {
  expect([0, 1, 2].map((area) => roomName(view, area))).toEqual(["Machine hall", "Kotłownia", undefined]);
  expect(roomName({}, 0)).toBeUndefined();
  expect(roomsAt(view, ["3,3", "3,4", "4,3", "9,9"])).toEqual(["Machine hall", "Kotłownia"]);
});

test("a name stands on the floor of its room, where the room is wide", () => {
  expect(labelsOf(view)).toEqual([
    { x: 0, y: 3, w: 4, h: 2, text: "Machine hall" },
    { x: 4, y: 3, w: 2, h: 1, text: "Kotłownia" },
  ]);
  expect(strip([])).toBeNull();
});

const told = (...events: unknown[]): Told[] => events.map((event) => ({ event, text: "It drips." }) as Told);
const posters = (...events: unknown[]) =>
  beats(told(...events), view).flatMap((beat) => (beat.kind === "scene" ? [[beat.poster.title, beat.poster.text]] : []));

test("a new room is named in its scene, and what is said of it stands below", () => {
  expect(posters({ event: "revealed", area: 0 }, { event: "said", key: "x" })).toEqual([["Machine hall", "It drips."]]);
  expect(posters({ event: "revealed", area: 1 }, { event: "placed", who: "f1", at: "5,3", shape: "one" })).toEqual([["Kotłownia", ""]]);
  // Without a name what is said comes first, and without words there is no scene.
  expect(posters({ event: "revealed", area: 2 }, { event: "said", key: "x" })).toEqual([["It drips", ""]]);
  expect(posters({ event: "revealed", area: 2 })).toEqual([]);
  expect(posters({ event: "said", key: "x" })).toEqual([]);
});

test("the number of a door stands in its middle", () => {
  const doors: Edge[] = [
    { x: 4, y: 1, side: "w", kind: "door", door: 3 },
    { x: 4, y: 2, side: "w", kind: "door", door: 3 },
    { x: 7, y: 5, side: "n", kind: "open-door", door: 4 },
  ];
  expect(doorPlates(doors, [3, 3, 9])).toEqual([{ door: 3, x: 4, y: 2 }]);
  expect(doorPlates(doors, [4])).toEqual([{ door: 4, x: 7.5, y: 5 }]);
  const spots = [
    { on: "door", id: "3" },
    { on: "square", id: "4,1" },
  ] as const;
  expect(doorsIn([...spots])).toEqual([3]);
});
