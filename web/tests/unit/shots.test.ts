// Attacks of a question: who is a target, which is the best, what is aimed at.
import { describe, expect, test } from "vitest";
import type { Choice, Victim } from "../../src/api/types.ts";
import { aimed, aims, mean, meant, percent, swept, withSquares } from "../../src/games/field/shot/shots.ts";

const victim = (id: string, wounds: number[], left: number, friend = false): Victim => ({
  on: { on: id.includes(",") ? "square" : "figure", id },
  friend,
  left,
  of: wounds.reduce((sum, ways) => sum + ways, 0),
  wounds,
  kill: wounds.slice(left).reduce((sum, ways) => sum + ways, 0),
});

const at = (place: string, who: string[], victims: Victim[], more: Partial<Choice> = {}): Choice => ({
  action: `at ${place}`,
  deed: "at",
  label: place,
  aims: true,
  spots: [...who.map((id) => ({ on: "figure" as const, id })), { on: "square" as const, id: place }],
  shot: { of: 36, hit: 18, victims },
  ...more,
});

describe("the attacks of a question", () => {
  const weak = at("1,1", ["f1"], [victim("f1", [30, 6], 2)]);
  const strong = at("2,1", ["f2"], [victim("f2", [18, 9, 9], 2)]);
  const empty = at("3,1", [], [], { quiet: true });
  const barrel = at("4,1", [], [victim("4,1", [18, 18], 1)]);
  const far = at("9,1", ["f3"], [victim("f3", [36], 2)], { quiet: true, shot: { of: 36, hit: 0, victims: [victim("f3", [36], 2)] } });

  test("enemies and barrels are targets, the best first; what cannot be hit comes last; empty squares are none", () => {
    const { targets, squares } = aims([empty, far, weak, strong, barrel]);
    expect(targets.map(({ label }) => label)).toEqual(["4,1", "2,1", "1,1", "9,1"]);
    expect(squares.map(({ label }) => label)).toEqual(["3,1"]);
  });

  test("a weapon in hand that is pointed at shows whom it sweeps; one that asks for its target shows nobody", () => {
    const hand = (id: string): Partial<Choice> => ({ action: `fire ${id}`, deed: "fire", spots: [{ on: "card", id }] });
    const sweep = at("", [], [victim("f1", [1, 35], 1), victim("f2", [1, 35], 1)], hand("fist"));
    const { shot: _, ...pistol } = at("", [], [], hand("pistol"));
    expect(swept([pistol, sweep], "fire fist")?.shot.victims).toHaveLength(2);
    for (const pointed of ["fire pistol", null]) expect(swept([pistol, sweep], pointed)).toBeUndefined();
    // An attack with a target of its own is aimed.
    expect(swept([weak], "at 1,1")).toBeUndefined();
  });

  test("of several attacks at one large figure the best stands for all", () => {
    const near = at("5,5", ["f7"], [victim("f7", [18, 18], 9)]);
    const farther = at("6,5", ["f7"], [victim("f7", [30, 6], 9)]);
    expect(aims([farther, near]).targets.map(({ label }) => label)).toEqual(["5,5"]);
  });

  test("a blast at a friend alone is no target, and one that hits a friend too counts for less", () => {
    const mate = at("7,1", ["p2"], [victim("p2", [18, 18], 9, true)], { quiet: true });
    expect(aims([mate]).targets).toEqual([]);
    const clean = at("1,2", ["f4"], [victim("f4", [18, 18], 2)]);
    const dirty = at("1,3", ["f5"], [victim("f5", [18, 18], 2), victim("p2", [18, 18], 9, true)]);
    expect(aims([dirty, clean]).targets[0]?.label).toBe("1,2");
    expect(aims([dirty]).targets.map((attack) => meant(attack)?.on.id)).toEqual(["f5"]);
  });

  test("what is pointed at is aimed, else what was tapped, else the best", () => {
    const all = aims([empty, far, weak, strong]);
    expect(aimed(all, null, null)?.label).toBe("2,1");
    expect(aimed(all, null, "at 1,1")?.label).toBe("1,1");
    expect(aimed(all, "at 3,1", "at 1,1")?.label).toBe("3,1");
    expect(aimed(aims([far]), null, null)?.label).toBe("9,1");
    expect(aimed(aims([empty]), null, null)).toBeUndefined();
  });

  test("a weapon that is only taken in hand is no attack", () => {
    const fire: Choice = {
      action: "fire chainsaw",
      deed: "fire",
      label: "",
      spots: [{ on: "card", id: "chainsaw" }],
      shot: { of: 6, hit: 3 },
    };
    expect(aims([fire])).toEqual({ targets: [], squares: [] });
  });

  test("empty squares wait until they are asked for, unless there is nothing else", () => {
    expect(withSquares(aims([weak, empty]), false)).toBe(false);
    expect(withSquares(aims([weak, empty]), true)).toBe(true);
    expect(withSquares(aims([empty]), false)).toBe(true);
  });
});

test("what is possible is never 0 per cent, and what may fail never 100", () => {
  expect([percent(0, 36), percent(18, 36), percent(36, 36)]).toEqual([0, 50, 100]);
  expect([percent(1, 1296), percent(1295, 1296)]).toEqual([1, 99]);
});

test("the mean is that of all ways", () => {
  expect(mean(victim("f1", [3, 2, 1], 2))).toBeCloseTo(4 / 6);
});
