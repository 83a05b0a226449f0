// "Play now" asks for a table that can begin at once.
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/api/client.ts";
import * as me from "../../src/api/me.svelte.ts";
import { TITLES } from "../../src/games/titles.ts";
import { company } from "../../src/lib/opponents.ts";
import { playNow, usualLevel, USUAL_LEVEL } from "../../src/lib/quick.ts";
import { place } from "../../src/lib/router.svelte.ts";
import { INFOS } from "./games.ts";
import type { NewTable, TablePage } from "../../src/api/types.ts";

const opened: NewTable[] = [];

beforeEach(() => {
  opened.length = 0;
  vi.spyOn(me, "somebody").mockResolvedValue(undefined as never);
  vi.spyOn(api, "games").mockResolvedValue(INFOS);
  vi.spyOn(api, "open").mockImplementation((table) => {
    opened.push(table);
    return Promise.resolve({ id: "new" } as TablePage);
  });
});

test.for([...TITLES.keys()])("%s: seats for everybody, ours first, then the table", async (game) => {
  await playNow(game);
  const [table] = opened;
  expect(table).toMatchObject({ game, begin: true });
  const seats = table?.seats ?? [];
  const mine = seats.filter((seat) => seat === "me").length;
  expect(mine).toBeGreaterThan(0);
  expect(seats.slice(mine)).toEqual(company(USUAL_LEVEL, seats.length - mine).map((bot) => ({ bot })));
  // As many as the set-up names: players, or marines and the invader.
  const { players, marines } = table?.setup as { players?: number; marines?: string[] };
  expect(seats).toHaveLength(players ?? (marines?.length ?? 0) + 1);
  expect(place()).toEqual({ at: "table", id: "new" });
});

test("a game that the page has never heard of: as usual, against the strongest there are", async () => {
  await playNow("duel");
  expect(opened).toEqual([{ game: "duel", setup: { players: 2, hearts: 3 }, seats: ["me", { bot: "random" }], begin: true }]);
  expect(usualLevel(["random"])).toBe("random");
  expect(usualLevel(["random", USUAL_LEVEL, "best"])).toBe(USUAL_LEVEL);
});

test("a game that is not there has its form", async () => {
  await playNow("chess");
  expect(opened).toEqual([]);
  expect(place()).toEqual({ at: "new", game: "chess", wants: {} });
});
