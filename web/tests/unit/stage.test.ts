// The stage: news are played one after the other, then the real position is there; what others did can be held and seen again.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte.ts";
import { Stage } from "../../src/lib/stage.svelte.ts";
import type { Manner } from "../../src/lib/teller.ts";

interface Beat {
  /** A beat counts the position up by that and takes as many milliseconds. */
  n: number;
  line: number;
  walk?: string;
}
/** The time in which steps of a walk are gathered. */
const GATHER = 140;

const heard: number[] = [];
const made = () =>
  new Stage<{ at: number }, Beat, { of: number }>({
    length: ({ n }) => n,
    after: ({ at }, { n }) => ({ at: at + n }),
    flash: ({ n }) => (n > 100 ? { of: n } : null),
    light: ({ walk }) => walk !== undefined,
    join: (one, next) => (one.walk && one.walk === next.walk ? { ...next, n: one.n + next.n } : null),
    great: ({ n }) => n >= 600,
    hear: ({ n }) => heard.push(n),
    loud: ({ n }) => (n === 1 ? 0 : n),
  });
const beats = (...lengths: number[]): Beat[] => lengths.map((n, at) => ({ n, line: at + 1 }));
const steps = (who: string, ...lengths: number[]): Beat[] => beats(...lengths).map((beat) => ({ ...beat, walk: who }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A stage at 0 that plays these beats up to 1000. */
async function playing(news: Beat[], manner: Manner = {}) {
  const stage = made();
  stage.play({ at: 0 }, 0, []);
  stage.play({ at: 1000 }, news.length, news, manner);
  await pass(GATHER);
  return stage;
}

/** Somebody looks at the page again, or elsewhere. */
function looks(here: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!here);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  settings.motion = true;
  settings.speed = 1;
});
afterEach(() => void vi.useRealTimers());

test("the first position is shown at once; later ones after what led to them", async () => {
  const stage = made();
  stage.play({ at: 0 }, 1, beats(50));
  expect([stage.shown, stage.busy]).toEqual([{ at: 0 }, false]);
  stage.play({ at: 1000 }, 2, beats(200, 300));
  expect([stage.shown, stage.busy, stage.holds]).toEqual([{ at: 0 }, true, true]);
  await pass(GATHER);
  expect([stage.shown, stage.beat?.n]).toEqual([{ at: 200 }, 200]);
  await pass(200);
  expect([stage.shown, stage.beat?.n]).toEqual([{ at: 1000 }, 300]);
  await pass(300);
  expect([stage.shown, stage.beat, stage.busy]).toEqual([{ at: 1000 }, null, false]);
});

test("lines are out when they have been seen, and the end is told last", async () => {
  const told: (number | string)[] = [];
  const manner = { line: (n: number) => told.push(n), done: () => told.push("done") };
  await playing(beats(200, 300), manner);
  await pass(150);
  expect(told).toEqual([]);
  await pass(50);
  expect(told).toEqual([1]);
  await pass(300);
  expect(told).toEqual([1, 2, "done"]);
});

test("the steps of a walk are one glide, wherever they come from", async () => {
  const stage = made();
  stage.play({ at: 0 }, 0, []);
  stage.play({ at: 200 }, 1, steps("f1", 200));
  stage.play({ at: 500 }, 1, steps("f1", 300));
  stage.play({ at: 600 }, 1, steps("f2", 100));
  await pass(GATHER);
  expect([stage.shown, stage.beat]).toMatchObject([{ at: 500 }, { n: 500, walk: "f1" }]);
  await pass(500);
  expect(stage.beat).toMatchObject({ n: 100, walk: "f2" });
});

test("much news is not hurried, and the reader chooses the pace", async () => {
  const stage = await playing(beats(...Array<number>(27).fill(1000)));
  await pass(26_000);
  expect(stage.busy).toBe(true);
  await pass(1000);
  expect(stage.busy).toBe(false);
  settings.speed = 4;
  stage.again();
  await pass(27_000 / 4);
  expect(stage.busy).toBe(false);
  settings.speed = 0.5;
  stage.again();
  await pass(50_000);
  expect(stage.busy).toBe(true);
});

test("whoever holds it sees the same until it goes on", async () => {
  const stage = await playing(beats(200, 300));
  stage.hold(true);
  await pass(60_000);
  expect([stage.beat?.n, stage.busy, stage.paused]).toEqual([200, true, true]);
  stage.hold(false);
  await pass(100);
  expect(stage.beat?.n).toBe(300);
});

test("one step on and one back, and it stands still there", async () => {
  const stage = await playing(beats(200, 300, 400));
  stage.step(1);
  await pass(5000);
  expect([stage.beat?.n, stage.shown]).toEqual([300, { at: 500 }]);
  stage.step(-1);
  await pass(5000);
  expect([stage.beat?.n, stage.shown]).toEqual([200, { at: 200 }]);
  stage.step(1);
  stage.step(1);
  stage.step(1);
  expect([stage.busy, stage.paused, stage.shown]).toEqual([false, false, { at: 1000 }]);
});

test("what has been seen is passed, and the rest goes on at its pace; what is held stays held", async () => {
  const told: number[] = [];
  const stage = await playing(beats(2000, 300, 400), { line: (n) => told.push(n) });
  stage.pass();
  expect([stage.beat?.n, stage.paused, stage.shown, told]).toEqual([300, false, { at: 2300 }, [1]]);
  await pass(300);
  expect(stage.beat?.n).toBe(400);
  stage.hold(true);
  stage.pass();
  expect([stage.busy, stage.shown, told]).toEqual([false, { at: 1000 }, [1, 2, 3]]);
  stage.again();
  stage.step(1);
  stage.pass();
  await pass(5000);
  expect([stage.beat?.n, stage.paused]).toEqual([400, true]);
});

test("the turn of others can be seen again, the own one is not on the reel", async () => {
  const done = vi.fn();
  const stage = await playing(beats(200, 300), { turn: "theirs", done });
  await pass(500);
  stage.play({ at: 2000 }, 1, beats(700), { own: true });
  await pass(700);
  expect([stage.shown, stage.kept]).toEqual([{ at: 2000 }, true]);
  stage.again();
  expect([stage.shown, stage.holds]).toEqual([{ at: 200 }, true]);
  await pass(499);
  expect(stage.shown).toEqual({ at: 1000 });
  await pass(1);
  expect([stage.shown, stage.busy, done.mock.calls.length]).toEqual([{ at: 2000 }, false, 1]);
  // The next turn of others begins a new reel.
  stage.play({ at: 3000 }, 1, beats(50), { turn: "theirs" });
  await pass(GATHER + 50);
  stage.again();
  expect(stage.beat?.n).toBe(50);
});

test("from the end one steps back into the turn of others", async () => {
  const stage = await playing(beats(200, 300));
  await pass(500);
  stage.step(-1);
  expect([stage.beat?.n, stage.paused]).toEqual([300, true]);
  stage.step(-1);
  expect(stage.beat?.n).toBe(200);
});

test("whoever skips or acts sees the last position at once", async () => {
  const done = vi.fn();
  const stage = await playing(beats(500), { done });
  stage.play({ at: 2 }, 1, beats(500), { done });
  stage.skip();
  expect([stage.shown, stage.busy, stage.flashes, done.mock.calls.length]).toEqual([{ at: 2 }, false, [], 2]);
  stage.play({ at: 3 }, 1, beats(500));
  stage.play({ at: 4 }, 1, beats(160), { own: true });
  expect([stage.shown, stage.beat?.n]).toEqual([{ at: 4 }, 160]);
  // One knows what one does oneself: it is told faster.
  await pass(100);
  expect(stage.busy).toBe(false);
});

test("the own walk holds nobody up, the own shot does", async () => {
  const done = vi.fn();
  const stage = await playing(steps("p1", 400), { own: true, done });
  expect([stage.busy, stage.holds, done.mock.calls.length]).toEqual([true, false, 1]);
  stage.play({ at: 2000 }, 1, beats(400), { own: true, done });
  expect([stage.busy, stage.holds, done.mock.calls.length]).toEqual([true, true, 1]);
  await pass(400);
  expect(done).toHaveBeenCalledTimes(2);
});

test("without motion nothing moves, and only the loudest is heard", () => {
  settings.motion = false;
  const stage = made();
  const done = vi.fn();
  stage.play({ at: 0 }, 0, []);
  stage.play({ at: 1 }, 3, beats(20, 700, 30), { done });
  expect([stage.shown, stage.busy, heard, done.mock.calls.length]).toEqual([{ at: 1 }, false, [700], 1]);
  stage.play({ at: 2 }, 1, beats(1));
  expect(heard).toEqual([700]);
});

test("without motion what others did is gone through step by step", async () => {
  settings.motion = false;
  const done = vi.fn();
  const stage = made();
  stage.play({ at: 0 }, 0, []);
  stage.play({ at: 1000 }, 3, beats(200, 300, 400), { turn: "theirs", done });
  expect([stage.busy, stage.kept, done.mock.calls.length]).toEqual([false, true, 1]);
  stage.again();
  await pass(60_000);
  expect([stage.shown, stage.beat?.n, stage.paused]).toEqual([{ at: 200 }, 200, true]);
  stage.step(1);
  await pass(60_000);
  expect([stage.shown, stage.beat?.n]).toEqual([{ at: 500 }, 300]);
  // What flashes stands until the next step.
  expect(stage.flashes).toMatchObject([{ of: 300 }]);
  // Who does not want to press goes on from there.
  stage.hold(false);
  await pass(60_000);
  expect([stage.shown, stage.busy, done.mock.calls.length, stage.flashes]).toEqual([{ at: 1000 }, false, 1, []]);
});

test("without motion great moments are noted for a while, until one acts", async () => {
  settings.motion = false;
  const stage = made();
  stage.play({ at: 0 }, 0, []);
  stage.play({ at: 1 }, 2, beats(20, 700));
  stage.play({ at: 2 }, 1, beats(30));
  expect(stage.noted.map(({ n }) => n)).toEqual([700]);
  stage.play({ at: 3 }, 1, beats(600));
  expect(stage.noted.map(({ n }) => n)).toEqual([700, 600]);
  stage.play({ at: 4 }, 1, beats(20), { own: true });
  expect(stage.noted).toEqual([]);
  stage.play({ at: 5 }, 1, beats(700), { own: true });
  await pass(4000);
  expect(stage.noted).toHaveLength(1);
  await pass(1000);
  expect(stage.noted).toEqual([]);
  // In motion they are played.
  settings.motion = true;
  stage.play({ at: 6 }, 1, beats(700));
  expect(stage.noted).toEqual([]);
});

test("whoever looks elsewhere finds the last position, and is told on coming back what happened meanwhile", async () => {
  const told: string[] = [];
  const done = (name: string): Manner => ({ turn: "theirs", done: () => told.push(name) });
  const stage = await playing(beats(500), done("first"));
  looks(false);
  stage.play({ at: 2000 }, 1, beats(600), done("second"));
  stage.play({ at: 3000 }, 1, beats(700), { ...done("third"), turn: "mine" });
  expect([stage.shown, stage.busy, stage.kept, told]).toEqual([{ at: 3000 }, false, true, ["first", "second", "third"]]);
  await pass(5000);
  looks(true);
  // What was being told is told whole; the board asks nothing meanwhile, while the question of the table stays.
  expect([stage.beat?.n, stage.shown, stage.busy, stage.holds, stage.paused]).toEqual([500, { at: 1000 }, true, true, false]);
  await pass(500);
  expect([stage.beat?.n, stage.shown]).toEqual([600, { at: 2000 }]);
  // What comes now comes behind it.
  stage.play({ at: 4000 }, 1, beats(800), { done: () => told.push("fourth") });
  await pass(600);
  expect([stage.beat?.n, told.length]).toEqual([700, 3]);
  await pass(700 + 800);
  expect([stage.shown, stage.busy, told]).toEqual([{ at: 4000 }, false, ["first", "second", "third", "fourth"]]);
  // It is told once.
  looks(false);
  looks(true);
  expect(stage.busy).toBe(false);
});

test("of what is told on coming back only what was missed, and nothing to whoever acts, wants no motion or has left", async () => {
  const stage = await playing(beats(500));
  await pass(500);
  looks(false);
  stage.play({ at: 2000 }, 1, beats(600));
  looks(true);
  expect(stage.beat?.n).toBe(600);
  stage.skip();
  const away = (then: () => void) => {
    looks(false);
    stage.play({ at: 3000 }, 1, beats(700));
    then();
    looks(true);
    return stage.busy;
  };
  expect(away(() => undefined)).toBe(true);
  expect(away(() => stage.play({ at: 4000 }, 1, beats(800), { own: true }))).toBe(false);
  expect(away(() => (settings.motion = false))).toBe(false);
  settings.motion = true;
  const forgotten = vi.spyOn(document, "removeEventListener");
  expect(away(() => stage.clear())).toBe(false);
  expect(forgotten).toHaveBeenCalledWith("visibilitychange", expect.any(Function));
});

test("a flash is gone after a moment", async () => {
  const stage = await playing(beats(300));
  expect(stage.flashes).toMatchObject([{ of: 300 }]);
  await pass(900);
  expect(stage.flashes).toEqual([]);
});
