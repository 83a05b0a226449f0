// The list of keys: what the table hears stands in it, and no more than the game has.
import { beforeAll, expect, test } from "vitest";
import { gameTable } from "../../src/games/titles.ts";
import { hasWord, settled } from "../../src/lib/words.svelte.ts";
import { keysOf } from "../../src/table/keys.ts";

beforeAll(() => settled("page-keys"));

const list = async (game: string, guided = false) => keysOf(await gameTable(game), guided).flatMap(({ all }) => all);
const ids = async (game: string, guided?: boolean) => (await list(game, guided)).map(({ id }) => id);

test("a game has its own keys and no others", async () => {
  const [board, every] = [
    ["arrows", "zoom", "whole", "eye", "why", "skip"],
    ["choose", "undo", "reach", "enter", "leave", "list"],
  ];
  for (const doom of ["doom2004", "doom2016"])
    expect((await ids(doom)).sort()).toEqual([...board, ...every, "steps", "walls", "fire"].sort());
  expect((await ids("adrenaline")).sort()).toEqual([...board, ...every].sort());
  expect((await ids("chess")).sort()).toEqual(every.sort());
  expect(await ids("adrenaline", true)).toContain("guide");
});

test("every key has words, in every language", async () => {
  const files = import.meta.glob<string>("../../../locales/*/page-keys.ftl", { query: "?raw", import: "default", eager: true });
  expect(Object.keys(files)).toHaveLength(4);
  for (const id of await ids("doom2016", true)) {
    expect(hasWord(`page-keys-${id}`), id).toBe(true);
    for (const [path, text] of Object.entries(files)) expect(text, path).toContain(`page-keys-${id} = `);
  }
});

/** How keys are called that have no sign of their own, and those that are others on another keyboard. */
const CALLED: Record<string, string> = { Escape: "Esc", ArrowLeft: "←", ArrowUp: "↑", ArrowRight: "→", ArrowDown: "↓", "-": "−", "=": "+" };

test("whatever key the table hears stands in the list", async () => {
  const sources = import.meta.glob<string>("../../src/{table,guide,games}/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const heard = Object.values(sources).flatMap((text) => [
    ...[...text.matchAll(/event\.key(?:\.toUpperCase\(\))? [!=]== "(.+?)"/g)].map(([, key = ""]) => key),
    ...[...text.matchAll(/^ {4}(?:"(.)"|(Arrow\w+)): (?:\(\) =>|whole)/gm)].map(([, sign, arrow]) => sign ?? arrow ?? ""),
  ]);
  const known = (await list("doom2016", true)).flatMap(({ keys }) => keys.map((key) => key.replace("Shift + ", "")));
  expect(new Set(heard)).toContain("ArrowLeft");
  expect(heard.length).toBeGreaterThan(15);
  const missing = heard.filter(
    (key) => key !== " " && !known.includes(CALLED[key] ?? key.replace(/^[a-z]$/, (letter) => letter.toUpperCase())),
  );
  expect(missing).toEqual([]);
});
