// The forms of new tables: what they begin with, which seats follow, what the server gets.
import { beforeAll, expect, test } from "vitest";
import { settled } from "../../src/lib/words.svelte.ts";
import { FORMS } from "../../src/screens/new/setups.ts";

beforeAll(() => settled(...Object.values(FORMS).flatMap(({ words }) => words)));

test.for(Object.entries(FORMS))("%s: every field begins with something that it offers, in words", ([, form]) => {
  for (const field of [...form.main, ...form.more]) {
    const begins = form.first[field.key];
    if (field.kind === "flag") expect(begins, field.key).toBeTypeOf("boolean");
    else {
      expect(field.options.map(({ value }) => value)).toContain(begins);
      for (const { value, name } of field.options) expect(name(), field.key).not.toMatch(new RegExp(`-${value}$`));
    }
  }
  expect(form.seats(form.first).length).toBeGreaterThanOrEqual(2);
});

test("Adrenaline has as many seats as players; a mode is two switches for the server", () => {
  const { first, seats, send } = FORMS["adrenaline"] ?? expect.fail();
  expect(seats({ ...first, players: 5 })).toHaveLength(5);
  expect(send({ ...first, mode: "turrets" })).toMatchObject({ domination: false, turrets: true });
  expect(send({ ...first, mode: "domination" })).toMatchObject({ domination: true, turrets: false });
  expect(send(first)).not.toHaveProperty("mode");
});

test.for(["doom2004", "doom2016"])("%s: a seat for each marine and one for the invader; marines are sent by name", (game) => {
  const { first, seats, inks, send } = FORMS[game] ?? expect.fail();
  const three = { ...first, marines: 3 };
  expect(seats(three)).toHaveLength(4);
  expect(new Set(inks(three)).size).toBe(inks(three).length);
  const { marines } = send(three) as { marines: string[] };
  expect(marines).toHaveLength(3);
  expect((send({ ...first, marines: 1 }) as { marines: string[] }).marines).toEqual(marines.slice(0, 1));
});
