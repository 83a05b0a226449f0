// The forms of new tables: what they offer and begin with, which seats follow, what the server gets.
import { expect, test } from "vitest";
import type { Field, Setup } from "../../src/api/types.ts";
import { chosen, formOf, type Control } from "../../src/games/form.ts";
import { TITLES } from "../../src/games/titles.ts";
import { info } from "./games.ts";

/** What comes of choosing that word. */
function choose(controls: Control[], key: string, word: string, setup: Setup): Setup {
  const control = controls.find((one) => one.key === key);
  const option = control?.kind === "choice" ? control.options.find(({ value }) => value === word) : undefined;
  return { ...setup, ...(option ?? expect.fail(`${key} does not offer ${word}`)).sets };
}

test.for([...TITLES.keys()])("%s: every field begins with something that it offers, in words", async (game) => {
  const { main, more, begins, seats } = await formOf(info(game));
  const form = (await TITLES.get(game)?.form?.())?.default ?? expect.fail();
  expect([...main, ...more].map(({ key }) => key)).toEqual([...form.main, ...form.more]);
  for (const field of [...main, ...more]) {
    expect(field.label(), field.key).not.toMatch(/^page-setup/);
    if (field.kind === "flag") expect(begins[field.key], field.key).toBeTypeOf("boolean");
    else if (field.kind !== "choice") expect.fail(`${field.key} is neither a switch nor a choice`);
    else {
      expect(chosen(field.options, begins), field.key).toBeDefined();
      for (const { value, name } of field.options) expect(name(), field.key).not.toMatch(new RegExp(`-${value}$`));
    }
  }
  expect(seats(begins).length).toBeGreaterThanOrEqual(2);
});

test("Adrenaline has as many seats as players; a mode is two switches for the server", async () => {
  const { main, begins, seats } = await formOf(info("adrenaline"));
  expect(begins).toMatchObject({ players: 4, skulls: 5, "confirm-turn": true, bot: false });
  expect(seats(choose(main, "players", "5", begins))).toHaveLength(5);
  expect(choose(main, "mode", "turrets", begins)).toMatchObject({ domination: false, turrets: true });
  expect(choose(main, "mode", "domination", begins)).toMatchObject({ domination: true, turrets: false });
  expect(begins).not.toHaveProperty("mode");
});

test.for(["doom2004", "doom2016"])("%s: a seat for each marine and one for the invader; marines are sent by name", async (game) => {
  const { main, begins, seats, inks } = await formOf(info(game));
  const three = choose(main, "marines", "3", begins) as { marines: string[] };
  expect(seats(three)).toHaveLength(4);
  expect(new Set(inks(three)).size).toBe(inks(three).length);
  expect(three.marines).toHaveLength(3);
  expect(choose(main, "marines", "1", begins)["marines"]).toEqual(three.marines.slice(0, 1));
});

test("the place for beginners stands first, and is told about", async () => {
  const { main, begins, about } = await formOf(info("doom2004"));
  const [scenario] = main;
  expect(scenario?.kind === "choice" && scenario.options.map(({ value }) => value)).toEqual(["way-out", "lockdown"]);
  expect(about(begins)).not.toBe(about({ ...begins, scenario: "one of mine" }));
});

test("a game that the page has never heard of has a form of what the server offers", async () => {
  const more: Field[] = [
    { name: "deck", takes: "one", of: ["small", "very-large"], or_null: true, or_file: false },
    { name: "guests", takes: "several", of: ["ann", "bob"], least: 1, most: 2 },
    { name: "coins", takes: "number", least: 0, most: 500 },
    { name: "no-mercy", takes: "flag" },
    { name: "secret", takes: "other" },
  ];
  const duel = info("duel");
  const setup = { ...(duel.setup as Setup), deck: null, guests: ["ann"], coins: 10, "no-mercy": false };
  const laid = await formOf({ ...duel, setup, form: [...duel.form, ...more] });
  expect(laid.begins).toEqual(setup);
  expect(laid.main.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    "choice players",
    "choice hearts",
    "choice deck",
    "several guests",
    "number coins",
  ]);
  expect(laid.more.map(({ kind, key }) => `${kind} ${key}`)).toEqual(["flag no-mercy"]);
  expect([...laid.main, ...laid.more].map(({ label }) => label())).toEqual(["Players", "Hearts", "Deck", "Guests", "Coins", "No mercy"]);
  expect(laid.seats(choose(laid.main, "players", "4", setup))).toEqual(["Player 1", "Player 2", "Player 3", "Player 4"]);
  expect(choose(laid.main, "deck", "very-large", setup)["deck"]).toBe("very-large");
  const [, , deck] = laid.main;
  expect(deck?.kind === "choice" && deck.options.map(({ name }) => name())).toEqual(["–", "Small", "Very large"]);
});
