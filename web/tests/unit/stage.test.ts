// The stage: news are played one after the other, and then the real position is there.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte.ts";
import { Stage } from "../../src/lib/stage.svelte.ts";
import type { Told } from "../../src/api/types.ts";

/** A position is a number; a beat counts it up and takes as many milliseconds. */
const heard: number[] = [];
const made = () =>
  new Stage<{ at: number }, number, { of: number }>({
    length: (beat) => beat,
    after: ({ at }, beat) => ({ at: at + beat }),
    flash: (beat) => (beat > 100 ? { of: beat } : null),
    hear: (beat) => heard.push(beat),
    loud: (beat) => (beat === 1 ? 0 : beat),
  });
const news = (): Told[] => [{ event: {}, text: "" } as Told];

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  settings.motion = true;
});
afterEach(() => void vi.useRealTimers());

test("the first position is shown at once; later ones after what led to them", async () => {
  const stage = made();
  stage.play({ at: 0 }, news(), [50], false);
  expect([stage.shown, stage.busy]).toEqual([{ at: 0 }, false]);
  stage.play({ at: 1000 }, news(), [200, 300], false);
  expect([stage.shown, stage.beat, stage.busy]).toEqual([{ at: 200 }, 200, true]);
  await vi.advanceTimersByTimeAsync(200);
  expect([stage.shown, stage.beat]).toEqual([{ at: 500 }, 300]);
  await vi.advanceTimersByTimeAsync(300);
  expect([stage.shown, stage.beat, stage.busy]).toEqual([{ at: 1000 }, null, false]);
});

test("the same news are not played twice", async () => {
  const stage = made();
  const [told, end] = [news(), { at: 9 }];
  stage.play({ at: 0 }, news(), [], false);
  stage.play(end, told, [200], false);
  stage.play(end, told, [200], false);
  await vi.advanceTimersByTimeAsync(200);
  expect([stage.shown, stage.busy]).toEqual([end, false]);
  // Another position with the same news is shown as it is.
  stage.play({ at: 10 }, told, [200], false);
  expect([stage.shown, stage.busy]).toEqual([{ at: 10 }, false]);
});

test("whoever skips or acts sees the last position at once", async () => {
  const stage = made();
  stage.play({ at: 0 }, news(), [], false);
  stage.play({ at: 1 }, news(), [500], false);
  stage.play({ at: 2 }, news(), [500], false);
  stage.skip();
  expect([stage.shown, stage.busy, stage.flashes]).toEqual([{ at: 2 }, false, []]);
  stage.play({ at: 3 }, news(), [500], false);
  stage.play({ at: 4 }, news(), [200], true);
  expect([stage.shown, stage.beat]).toEqual([{ at: 203 }, 200]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stage.shown).toEqual({ at: 4 });
});

test("without motion nothing moves, and only the loudest is heard", () => {
  settings.motion = false;
  const stage = made();
  stage.play({ at: 0 }, news(), [], false);
  stage.play({ at: 1 }, news(), [20, 700, 30], false);
  expect([stage.shown, stage.busy, heard]).toEqual([{ at: 1 }, false, [700]]);
  stage.play({ at: 2 }, news(), [1], false);
  expect(heard).toEqual([700]);
});

test("a flash is gone after a moment", async () => {
  const stage = made();
  stage.play({ at: 0 }, news(), [], false);
  stage.play({ at: 1 }, news(), [300], false);
  expect(stage.flashes).toMatchObject([{ of: 300 }]);
  await vi.advanceTimersByTimeAsync(900);
  expect(stage.flashes).toEqual([]);
});

test("much news is played faster than little", async () => {
  const stage = made();
  stage.play({ at: 0 }, news(), [], false);
  stage.play({ at: 1 }, news(), Array<number>(27).fill(1000), false);
  await vi.advanceTimersByTimeAsync(9000);
  expect(stage.busy).toBe(false);
});
