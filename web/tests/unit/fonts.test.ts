// The letters that our languages have beside those of all come in small files: none is missing there.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = (path: string) => new URL(path, import.meta.url);

/** What the small files have, by the rules that name them. */
const faces = readFileSync(here("../../src/styles/fonts.css"), "utf8")
  .split("@font-face")
  .filter((face) => face.includes("./fonts/"));

function has(face: string, code: number): boolean {
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return ranges.some(([, from = "", to = from]) => parseInt(from, 16) <= code && code <= parseInt(to, 16));
}

test("every letter of every text is in a small file of each font", () => {
  expect(faces).toHaveLength(2);
  const letters = new Set<string>();
  for (const file of readdirSync(here("../../../locales"), { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".ftl"))
      for (const letter of readFileSync(here(`../../../locales/${file}`), "utf8").match(/[\u0100-\u02af]/g) ?? []) letters.add(letter);
  expect(letters.size).toBeGreaterThan(20);
  for (const face of faces) expect([...letters].filter((letter) => !has(face, letter.codePointAt(0) ?? 0))).toEqual([]);
});
