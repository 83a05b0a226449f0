// Changes of a scene, as a light line tells them.
import { expect, test } from "vitest";
import { changed } from "../../src/api/change.ts";

test("parts that are named change, the others stay the very same", () => {
  const scene = { number: 1, view: { map: [{ x: 1 }, { x: 2 }], turn: null as string | null } };
  const next = changed<typeof scene>(scene, {
    "~": { number: { "=": 2 }, view: { "~": { map: { "~": { "1": { "=": { x: 3 } } } }, turn: { "=": "p1" } } } },
  });
  expect(next).toEqual({ number: 2, view: { map: [{ x: 1 }, { x: 3 }], turn: "p1" } });
  expect(next.view.map[0]).toBe(scene.view.map[0]);
  expect(scene).toEqual({ number: 1, view: { map: [{ x: 1 }, { x: 2 }], turn: null } });
});

test("a list of another length comes whole, and no change is none", () => {
  expect(changed<number[]>([1, 2], { "=": [1] })).toEqual([1]);
  expect(changed({ a: 1 }, { "~": {} })).toEqual({ a: 1 });
  expect(changed("a", undefined)).toBe("a");
});
