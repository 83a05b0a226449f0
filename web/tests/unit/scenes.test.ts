// The great moments of Adrenaline: who was killed by whom and with what, how the points are shared, double kills; in every recorded game.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { endingOf } from "../../src/games/adrenaline/ending.ts";
import { seatName, weaponName } from "../../src/games/adrenaline/telling.ts";
import { arena, stage, type Beat } from "../../src/games/adrenaline/stage.svelte.ts";
import type { FigureView, Seat, View } from "../../src/games/adrenaline/view.ts";
import { settings } from "../../src/lib/settings.svelte.ts";
import { settled } from "../../src/lib/words.svelte.ts";
import { asTold, recorded, type Happened } from "./recorded.ts";

beforeAll(() => settled("names", "page-adrenaline", "page-story"));
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = true;
  arena.clear();
});
afterEach(() => {
  arena.clear();
  vi.useRealTimers();
});

const figure = (more: Partial<FigureView> = {}): FigureView => ({ square: "00", damage: [], ...more }) as FigureView;
const viewOf = (players: number, more: Partial<View> = {}): View =>
  ({
    viewer: null,
    setup: { players },
    figures: Array.from({ length: players }, () => figure()),
    floor: {},
    ...more,
  }) as unknown as View;

/** The beats of some news, one after the other as they come from the server. */
function told(view: View, ...news: Happened[][]): Beat[] {
  const play = vi.spyOn(stage, "play");
  for (const events of news) arena.feed(view, view.viewer, asTold(events), {});
  const beats = play.mock.calls.flatMap(([, , beats]) => beats);
  play.mockRestore();
  return beats;
}
const posters = (beats: Beat[]) => beats.flatMap(({ poster }) => poster ?? []);
const fired = (who: string, weapon: string): Happened => ({ event: "fired", who, weapon });
const damaged = (from: string, to: string, amount: number, cause = "weapon"): Happened => ({ event: "damaged", from, to, amount, cause });
const killed = (by: string, who: string): Happened => ({ event: "killed", by, who });
const scored = (who: string, victim: string, points: number): Happened => ({ event: "scored", who, victim, points });

test("a kill says who was killed, by whom and with what", () => {
  const [scene, ...more] = posters(told(viewOf(3), [fired("p2", "zx-2"), damaged("p2", "p1", 3), killed("p2", "p1")]));
  expect(more).toEqual([]);
  expect(scene).toMatchObject({ tone: "plain", title: "Yellow is killed", text: "Blue, with ZX-2", seat: 0 });
});

test("whoever was killed is told so", () => {
  const [scene] = posters(told(viewOf(3, { viewer: "p1" }), [fired("p2", "zx-2"), damaged("p2", "p1", 3), killed("p2", "p1")]));
  expect(scene).toMatchObject({ tone: "bad", title: "You are killed", text: "Blue, with ZX-2" });
});

test("the weapon is that of the shot, wherever in the turn the kill is told, and no longer", () => {
  const texts = (...news: Happened[][]) => posters(told(viewOf(4), ...news)).map(({ text }) => text);
  const shot = [fired("p2", "zx-2"), damaged("p2", "p1", 3)];
  const began: Happened = { event: "turn-began", who: "p3" };
  expect(texts(shot, [{ event: "paid-cube", who: "p2" }], [damaged("p2", "p1", 2, "scope"), killed("p2", "p1")])).toEqual([
    "Blue, with ZX-2",
  ]);
  // Marks that were waiting go with the shot.
  expect(texts([fired("p2", "zx-2"), damaged("p2", "p1", 1), damaged("p2", "p1", 2, "marks"), killed("p2", "p1")])).toEqual([
    "Blue, with ZX-2",
  ]);
  // The next turn knows nothing of it, and what a turret or the bot does nobody does with a weapon.
  expect(texts([...shot, began, killed("p2", "p1")])).toEqual(["By Blue"]);
  expect(texts([...shot, damaged("p4", "p1", 1, "turret"), damaged("p4", "p1", 1, "marks"), killed("p4", "p1")])).toEqual(["By Purple"]);
  expect(texts([fired("p2", "zx-2"), damaged("p2", "p3", 1), damaged("p2", "p1", 1, "turret"), killed("p2", "p1")])).toEqual(["By Blue"]);
  expect(texts([...shot, killed("p1", "p1")])).toEqual(["By one’s own token"]);
});

test("the points for a board are shared in one scene, a double kill has its own", () => {
  const scenes = posters(
    told(viewOf(3), [
      { event: "first-blood", who: "p3", victim: "p1" },
      scored("p2", "p1", 8),
      scored("p3", "p1", 6),
      { event: "skull-taken", victim: "p1", left: 4 },
      scored("p2", "p3", 8),
      { event: "double-kill", who: "p2" },
    ]),
  );
  expect(scenes.map(({ title, lines, seat }) => [title, lines, seat])).toEqual([
    ["Points for the board of Yellow", ["Blue +8", "Grey +7"], 0],
    ["Points for the board of Grey", ["Blue +8"], 2],
    ["Double kill", ["Blue +1"], 1],
  ]);
});

/** Points by seat as events say them. */
function points(events: Happened[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { event, who, points } of events) {
    const n = event === "scored" || event === "track-scored" ? Number(points) : event === "first-blood" || event === "double-kill" ? 1 : 0;
    if (n > 0) found.set(String(who), (found.get(String(who)) ?? 0) + n);
  }
  return found;
}

test.for(recorded("adrenaline"))("$name: every kill has its scene, and no point is lost or told twice", ({ setup, actions }) => {
  const { players, bot } = setup as { players: number; bot: boolean };
  const view = viewOf(players, {
    setup: setup as unknown as View["setup"],
    figures: Array.from({ length: players + Number(bot) }, () => figure()),
  });
  const name = (who: unknown) => seatName(view, who as Seat);
  const seats = view.figures.map((_, n) => `p${n + 1}`);
  let [kills, over] = [0, false];
  let weapon = "";
  for (const events of actions) {
    const beats = told(view, events);
    // Every line of the telling is there, in its order.
    const lines = beats.filter(({ poster, finale }) => !poster && !finale).map(({ line }) => line);
    expect(lines).toEqual(lines.map((_, n) => n + 1));
    const finale = beats.find((beat) => beat.finale)?.finale ?? [];
    expect(lines.length + finale.length).toBe(events.length);
    const scenes = posters(beats);
    const deaths = events.filter(({ event }) => event === "killed");
    const deathly = scenes.filter(({ title }) => title.endsWith("is killed"));
    expect(deathly.map(({ title }) => title)).toEqual(deaths.map(({ who }) => `${name(who)} is killed`));
    kills += deaths.length;
    let shooter: unknown = null;
    for (const it of events) {
      if (it.event === "fired") [weapon, shooter] = [weaponName(String(it["weapon"])), it["who"]];
      if (it.event !== "killed") continue;
      const text = deathly.find(({ title }) => title === `${name(it["who"])} is killed`)?.text ?? "";
      const [by, self] = [it["by"], it["by"] === it["who"]];
      if (self) expect(text).toBe("By one’s own token");
      else expect([`${name(by)}, with ${weapon}`, `By ${name(by)}`]).toContain(text);
      // Who has just fired has done it with that.
      const hurt = events.some(({ event, to, cause }) => event === "damaged" && to === it["who"] && cause === "weapon");
      if (shooter === by && hurt && !self) expect(text).toContain(weapon);
      const foreign = events.some(
        ({ event, to, cause }) => event === "damaged" && to === it["who"] && (cause === "turret" || cause === "bot"),
      );
      if (foreign && !hurt) expect(text).toBe(`By ${name(by)}`);
    }
    expect(scenes.filter(({ title }) => title === "Double kill")).toHaveLength(
      finale.length > 0 ? 0 : events.filter(({ event }) => event === "double-kill").length,
    );
    // What the scenes and the scoring at the end share out is what was won.
    const shared = points(finale.map(({ event }) => event as Happened));
    for (const { lines = [] } of scenes) {
      const gained = lines.map((line) => Number(/ \+(\d+)$/.exec(line)?.[1]));
      expect(gained).toEqual([...gained].sort((a, b) => b - a));
      for (const line of lines) {
        const seat = seats.find((who) => line.startsWith(`${name(who)} +`)) ?? "";
        shared.set(seat, (shared.get(seat) ?? 0) + Number(/\d+$/.exec(line)?.[0]));
      }
    }
    expect(shared).toEqual(points(events));
    over ||= finale.some(({ event }) => (event as Happened).event === "game-over");
  }
  expect(kills).toBeGreaterThan(0);
  expect(over).toBe(true);
});

test("a scene has the arena for itself: it holds the question back, stands until it is read, and can be skipped", async () => {
  const done = vi.fn();
  const view = viewOf(3);
  arena.feed(view, "p1", [], {});
  arena.feed(view, "p1", asTold([fired("p1", "zx-2"), damaged("p1", "p2", 3), killed("p1", "p2")]), { own: true, done });
  // One's own shot is told, too, before the next question.
  expect([stage.busy, stage.holds, done.mock.calls.length]).toEqual([true, true, 0]);
  for (let n = 0; n < 100 && !stage.beat?.poster; n += 1) await vi.advanceTimersByTimeAsync(100);
  expect(stage.beat?.poster?.title).toBe("Blue is killed");
  expect(arena.words).toBe("Blue is killed · Yellow, with ZX-2");
  expect(stage.pace).toBeGreaterThan(1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.beat?.poster).toBeDefined();
  stage.skip();
  expect([stage.busy, stage.beat, done.mock.calls.length]).toEqual([false, null, 1]);
});

test("without motion the scene is noted, with all its words", () => {
  settings.motion = false;
  const view = viewOf(3);
  arena.feed(view, "p1", [], {});
  arena.feed(view, "p1", asTold([fired("p3", "zx-2"), damaged("p3", "p2", 3), killed("p3", "p2"), scored("p1", "p2", 8)]), {});
  expect(stage.noted.map(({ poster }) => [poster?.title, poster?.text, poster?.lines])).toEqual([
    ["Blue is killed", "Grey, with ZX-2", undefined],
    ["Points for the board of Blue", undefined, ["Yellow +8"]],
  ]);
  expect(stage.busy).toBe(false);
});

test("tracks fill, figures run and ammo is taken while it is told, before the real position is there", async () => {
  const view = viewOf(3, { floor: { "11": "RRB" } } as unknown as Partial<View>);
  arena.feed(view, "p1", [], {});
  const news: Happened[] = [
    { event: "moved", who: "p2", from: "00", to: "11", by: "p2" },
    { event: "tile-taken", who: "p2", tile: "RRB" },
    fired("p2", "zx-2"),
    damaged("p2", "p1", 2),
    { event: "marked", from: "p2", to: "p1", amount: 1 },
  ];
  arena.feed(viewOf(3, { viewer: "p3" }), "p1", asTold(news), {});
  const seen: View[] = [];
  for (let n = 0; n < 100 && stage.busy; n += 1) {
    await vi.advanceTimersByTimeAsync(50);
    if (stage.shown && seen.at(-1) !== stage.shown) seen.push(stage.shown);
  }
  expect(seen.some(({ figures }) => figures[1]?.square === "11")).toBe(true);
  expect(seen.some(({ floor, viewer }) => viewer === null && Object.keys(floor).length === 0)).toBe(true);
  expect(seen.some(({ figures }) => figures[0]?.damage.join() === "p2,p2")).toBe(true);
  // What is real comes last.
  expect(seen.at(-1)?.viewer).toBe("p3");
});

test("who won is what the rules say, not who has as many points", () => {
  const view = viewOf(3, { figures: [35, 35, 34].map((points) => figure({ points })) } as Partial<View>);
  expect(endingOf(view, ["p1"]).title).toBe("Yellow wins with 35 points");
  expect(endingOf(view, ["p2"]).title).toBe("Blue wins with 35 points");
  expect(endingOf(view, ["p1", "p2"]).title).toBe("The winners: Yellow, Blue");
});
