// Every game that the page knows brings all that makes it a game here; one that it does not know is played all the same.
import { beforeAll, expect, test, vi } from "vitest";
import { api } from "../../src/api/client.ts";
import { Games } from "../../src/api/games.svelte.ts";
import { gameName, gameTable, TITLES } from "../../src/games/titles.ts";
import { hasWord, settled } from "../../src/lib/words.svelte.ts";
import { gameOf } from "../../src/workshop/begin.ts";
import { WORKSHOP_GAMES } from "../../src/workshop/crafts.ts";
import { hideRule, showRule, shownRule } from "../../src/ui/rules.svelte.ts";
import { INFOS } from "./games.ts";

beforeAll(() => settled());

test("the three games are found by themselves", () => {
  expect([...TITLES.keys()]).toEqual(["adrenaline", "doom2004", "doom2016"]);
});

test.for([...TITLES])("%s: a picture, a table, a quick table, a form", { timeout: 30_000 }, async ([id, title]) => {
  expect(title.id).toBe(id);
  expect(title.Art).toBeDefined();
  expect(title.quick?.seats).toBeGreaterThan(title.quick?.mine ?? 0);
  const form = (await title.form?.())?.default ?? expect.fail();
  expect(form.main.length).toBeGreaterThan(1);
  const table = await gameTable(id);
  for (const part of [table.Board, table.Players, table.Hand]) expect(part).toBeTypeOf("function");
  await settled(...table.words, ...form.words);
  for (const key of [`game-${id}`, `page-about-${id}`, `page-facts-${id}`]) expect(hasWord(key), key).toBe(true);
});

test.for([...TITLES])("%s: what is drawn for it is known as its own", { timeout: 30_000 }, async ([id, { drawn }]) => {
  const { craft } = (await drawn?.craft()) ?? expect.fail();
  expect([craft.game, gameOf(craft.empty())]).toEqual([id, id]);
  const ours = await Promise.all(Object.values(craft.ours).map((load) => load()));
  expect(new Set(ours.map(gameOf))).toEqual(new Set([id]));
  expect(WORKSHOP_GAMES).toContain(id);
});

test("a game that nobody has heard of has a table and a name", async () => {
  const table = await gameTable("chess");
  for (const part of [table.Board, table.Players, table.Hand]) expect(part).toBeTypeOf("function");
  expect(table.describe({ turn: "p1", squares: ["e2", "e4"] })).toEqual(["Turn: Player 1", "Squares: E2, E4"]);
  expect(gameName("chess-960")).toBe("Chess 960");
});

test("the server is asked once for its games, and again after it has failed", async () => {
  const ask = vi.spyOn(api, "games").mockRejectedValueOnce(new Error("away")).mockResolvedValue(INFOS);
  const games = new Games();
  expect(games.ids).toEqual([...TITLES.keys()]);
  await expect(games.load()).rejects.toThrow("away");
  expect(await games.load()).toBe(await games.load());
  expect(ask).toHaveBeenCalledTimes(2);
  expect(games.ids).toEqual(INFOS.map(({ id }) => id));
});

test("a rule is in the file of the game that its number begins with", async () => {
  vi.spyOn(api, "games").mockResolvedValue(INFOS);
  const games = new Games();
  expect((await games.ofRule("D16-INT-6"))?.id).toBe("doom2016");
  expect((await games.ofRule("DUEL-END-1"))?.id).toBe("duel");
  await showRule("ADR-RUN-1");
  expect(shownRule()).toBe("ADR-RUN-1");
  hideRule();
});
