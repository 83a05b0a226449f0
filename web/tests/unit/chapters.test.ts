// A rule is found with the chapter it stands in, in every language.
import { expect, test } from "vitest";
import { chapterOf } from "../../src/lib/chapters.ts";
import { LANGS, settings } from "../../src/lib/settings.svelte.ts";
import { settled, written } from "../../src/lib/words.svelte.ts";

test("a rule stands in the chapter that was begun last", () => {
  const text = "# A book\n\n## One\nrule-X-1 = a\nrule-X-10 = b\n\n## Two\nrule-X-2 = c\n";
  expect(["X-1", "X-10", "X-2", "X-3"].map((rule) => chapterOf(text, rule))).toEqual(["One", "One", "Two", ""]);
});

// Eight long files are read.
test("the rules of the games have chapters", { timeout: 30_000 }, async () => {
  const found: string[] = [];
  for (const lang of LANGS) {
    settings.lang = lang;
    await settled();
    found.push(chapterOf(await written("doom2004-rules"), "D04-LOS-1"), chapterOf(await written("doom2016-rules"), "D16-LOS-1"));
  }
  settings.lang = "en";
  await settled();
  expect(found).not.toContain("");
  expect(found[0]).toBe("Line of sight");
});
