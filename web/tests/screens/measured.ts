// A measure as the server would give it, for pictures: the same each time, without a game.
import type { Page } from "@playwright/test";
import type { PlaceMeasure, PlaceWins } from "../../src/api/types.ts";

const wins = (marines: number | null, games: number, won: number, low: number, high: number): PlaceWins => ({
  ...(marines === null ? {} : { marines }),
  games,
  wins: won,
  share: won / games,
  low,
  high,
  rounds: 7.4,
  decisions: 420,
  frags: 3.2,
});

const MEASURE: PlaceMeasure = {
  game: "doom2016",
  id: "dockside",
  level: "soldier",
  seed: 1,
  games: 200,
  unfinished: 0,
  all: wins(null, 200, 66, 0.27, 0.4),
  marines: [wins(1, 50, 8, 0.08, 0.29), wins(2, 50, 14, 0.17, 0.42), wins(3, 50, 20, 0.28, 0.54), wins(4, 50, 24, 0.35, 0.61)],
  endings: { marines: 66, frags: 102, rounds: 32 },
  falls: [
    { at: "8,3", falls: 41 },
    { at: "9,3", falls: 26 },
    { at: "6,5", falls: 12 },
    { at: "4,4", falls: 3 },
  ],
  stands: [{ at: "3,3", rounds: 90 }],
  rooms: [],
  doors: [
    { door: "door 1", between: ["dock", "bay"], share: 0.98, round: 1.3 },
    { door: "door 2", between: ["bay", "bridge"], share: 0, round: null },
  ],
  things: [{ thing: "health-pack", at: "5,2", room: "dock", share: 0 }],
  unused: { rooms: ["bridge"], doors: ["door 2"], things: [], triggers: [] },
  advice: [
    { change: "frags", marines: 1, share: 0.16, now: 6, better: 9, then: 0.48 },
    { change: "heal", share: 0.33, thing: "health-pack", room: "dock", at: ["5,3"] },
  ],
  map: [],
  stood: [],
};

/** One seat of three. */
const seat = (n: number, won: number): PlaceWins => ({ ...wins(3, 200, won, won / 200 - 0.06, won / 200 + 0.06), seat: n, rounds: 34.2 });

/** An arena, where everybody plays against everybody. */
export const SEATS: PlaceMeasure = {
  ...MEASURE,
  game: "adrenaline",
  id: "small",
  all: { ...wins(null, 200, 200, 0.98, 1), rounds: 34.2, frags: 7.6 },
  marines: [seat(1, 84), seat(2, 60), seat(3, 56)],
  endings: { frenzy: 200 },
  falls: [
    { at: "1,1", falls: 320 },
    { at: "3,2", falls: 140 },
    { at: "0,0", falls: 25 },
  ],
  stands: [{ at: "2,0", rounds: 900 }],
  doors: [{ door: "red-yellow", between: ["red", "yellow"], share: 0.98, round: 4.3 }],
  things: [],
  unused: { rooms: ["white"], doors: [], things: [], triggers: [] },
  advice: [
    { change: "seat", marines: 3, seat: 1, share: 0.42 },
    { change: "crowded", at: "1,1", share: 0.41 },
    { change: "unused", what: "white" },
  ],
};

/** Whoever measures on this page is told this. */
export async function measuredAs(page: Page, measure = MEASURE): Promise<void> {
  const run = { id: "run", working: false, done: 200, all: 200, measure };
  await page.route(/\/api\/scenarios\/measure/, (route) => route.fulfill({ json: run }));
}
