// The great moments of both DOOM games in every recorded game: frags, glory kills, new rooms and ends have scenes, everything else has none.
import { beforeAll, expect, test } from "vitest";
import { beats as beats2004 } from "../../src/games/field/doom2004/beats.ts";
import { beats as beats2016 } from "../../src/games/field/doom2016/beats.ts";
import type { Beat } from "../../src/games/field/beats.ts";
import { seatIndex } from "../../src/lib/players.ts";
import { settled } from "../../src/lib/words.svelte.ts";
import type { Seat } from "../../src/api/types.ts";
import { asTold, recorded, type Happened } from "./recorded.ts";

beforeAll(() => settled("page-story", "page-field", "page-card", "doom2004-names", "doom2016-names"));

const isMarine = (who: unknown) => String(who).startsWith("p");
const scenes = (beats: Beat[]) => beats.flatMap((beat) => (beat.kind === "scene" ? [beat.poster] : []));
const seat = (who: unknown) => seatIndex(who as Seat);

/** Whoever dies is gone once the scene has been seen. */
function gone(beats: Beat[], who: unknown): void {
  const at = beats.findIndex((beat) => beat.kind === "kill" && beat.who === who);
  expect(beats[at - 1]?.kind).toBe("scene");
}

/** Beats keep the order of the lines they belong to. */
const inOrder = (beats: Beat[]) => expect(beats.map(({ line }) => line)).toEqual(beats.map(({ line }) => line).sort((a, b) => a - b));

test("DOOM (2004): frags, rooms that are revealed, and the end", () => {
  const seen: Record<string, number> = {};
  for (const { actions } of recorded("doom2004")) {
    for (const events of actions) {
      const beats = beats2004(asTold(events));
      inOrder(beats);
      const wanted: object[] = [];
      let fresh = false;
      for (const it of events) {
        if (it.event === "fragged") {
          wanted.push({ tone: "bad", title: "Fragged", seat: seat(it["who"]) });
          gone(beats, it["who"]);
        }
        if (it.event === "won") wanted.push({ tone: it["side"] === "marines" ? "good" : "bad" });
        // What a room says when it is entered stands large; what is said at other times is only told.
        if (it.event === "said" && fresh) wanted.push({ tone: "plain", title: "said" });
        fresh = it.event === "revealed" || (fresh && it.event === "placed");
        if (wanted.length > 0) seen[it.event] = (seen[it.event] ?? 0) + 1;
      }
      expect(scenes(beats)).toMatchObject(wanted);
      expect(scenes(beats)).toHaveLength(wanted.length);
    }
  }
  expect([seen["fragged"], seen["said"], seen["won"]].every((n) => (n ?? 0) > 10)).toBe(true);
});

test("DOOM (2004): how a frag came about is told with it", () => {
  let told = 0;
  for (const { actions } of recorded("doom2004")) {
    const kinds = new Map<unknown, unknown>();
    let attack: Happened | null = null;
    for (const events of actions) {
      const marines = [1, 2, 3].map(() => ({ armour: 1, colour: "red" }));
      const beats = beats2004(asTold(events), { marines, figures: [...kinds].map(([id]) => ({ id, kind: "imp" })) });
      let wound: Happened | null = null;
      for (const it of events) {
        if (it.event === "placed") kinds.set(it["who"], "imp");
        if (it.event === "attacked") attack = it;
        if (it.event === "wounded") wound = it;
        if (it.event !== "fragged" || wound?.["cause"] !== "attack" || !kinds.has(attack?.["who"])) continue;
        const poster = scenes(beats).find(({ title }) => title === "Fragged");
        expect(poster?.lines?.[0]).toBe(`Killed by: imp ${String(attack?.["who"]).slice(1)}`);
        expect(poster?.lines?.[1]).toMatch(new RegExp(`= ${wound["n"]} wounds?$`));
        told += 1;
      }
    }
  }
  expect(told).toBeGreaterThan(10);
});

test("DOOM (2016): marines who fall, glory kills, telefrags and the end", () => {
  const seen = { fragged: 0, glory: 0, won: 0 };
  for (const { actions } of recorded("doom2016")) {
    for (const events of actions) {
      const beats = beats2016(asTold(events));
      inOrder(beats);
      const wanted = events.flatMap((it): object[] => {
        const { who, by, how } = it as { who?: string; by?: string; how?: string };
        if (it.event === "won") {
          seen.won += 1;
          return [{ tone: it["side"] === "marines" ? "good" : "bad" }];
        }
        if (it.event !== "killed" || (!isMarine(who) && how === "damage")) return [];
        gone(beats, who);
        if (isMarine(who)) {
          seen.fragged += 1;
          return [{ tone: "bad", title: "Fragged", seat: seat(who) }];
        }
        if (how === "glory") seen.glory += 1;
        return [
          { title: how === "glory" ? "Glory kill" : "Telefrag", ...(isMarine(by) ? { tone: "good", seat: seat(by) } : { tone: "bad" }) },
        ];
      });
      expect(scenes(beats)).toMatchObject(wanted);
      expect(scenes(beats)).toHaveLength(wanted.length);
    }
  }
  expect(Object.values(seen).every((n) => n > 10)).toBe(true);
});
