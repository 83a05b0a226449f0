// The eye: what a figure cannot see is dark, what it reaches is outlined, what it threatens is red, and the key V closes it.
import type { Page } from "@playwright/test";
import { expect, test } from "./help.ts";
import { against } from "./rivals.ts";
import { ARMED, HALL, IDLE, room } from "./rooms.ts";

/** The squares of the room that are drawn like this, as a map: west to east, north to south. */
async function shaded(page: Page, like: string): Promise<string[]> {
  const found = await page
    .locator(`.board rect.${like}`)
    .evaluateAll((all) => all.map((one) => ["x", "y"].map((n) => Math.floor(Number(one.getAttribute(n)) / 40)).join()));
  return [0, 1, 2, 3, 4].map((y) => Array.from({ length: 11 }, (_, n) => (found.includes(`${n - 1},${y}`) ? "#" : ".")).join(""));
}

test("the eye shades what a figure cannot see, and shows what it reaches and threatens", async ({ page, request }) => {
  // A crate between the marine and a zombie.
  const scenario = room('{ kind = "zombie", colour = "any", at = [5, 1] }', { obstacles: '{ kind = "blocking", at = [3, 1] }' });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await expect(page.locator(".board .land").first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("v");
  await expect(page.locator(".legend")).toContainText("red marine");
  await expect(page.locator(".board .reach").first()).toBeAttached();
  await expect
    .poll(() => shaded(page, "dark"))
    .toEqual([
      "......#####", //
      ".....######",
      "......#####",
      ".........##",
      "...........",
    ]);
  // As far as an action with an attack leads, past the crate.
  await expect
    .poll(() => shaded(page, "reach"))
    .toEqual([
      ".######....", //
      ".#.#.#.....",
      "#######....",
      "#######....",
      ".######....",
    ]);
  await page.locator('.board .whose[aria-label^="zombie"]').click();
  await expect(page.locator(".legend")).toContainText("zombie");
  await expect(async () =>
    expect(await shaded(page, "reach")).toEqual([
      "...#######.", //
      "...#.#.###.",
      "...#######.",
      "...#######.",
      "...#######.",
    ]),
  ).toPass();
  // Three steps and an arm's length.
  expect(await shaded(page, "threat")).toEqual([
    "..#########", //
    "..##.######",
    "..#########",
    "..#########",
    "..#########",
  ]);
  await page.keyboard.press("v");
  await expect(page.locator(".board :is(.reach, .dark, .threat)")).toHaveCount(0);
  await expect(page.locator(".board .land").first()).toBeVisible();
});

test("doom2016: behind a wall it is dark for a demon, who reaches and threatens what the gap leads to", async ({ page, request }) => {
  // The pinky stands beyond the wall, in the east.
  const mission = `${HALL}blocking = [{ x = 5, y = [0, 4] }]\n`;
  const { table, mine, rival } = await against(page, request, "doom2016", { mission, marines: ["alpha"] }, ["me", "rival"]);
  await mine.answer(...ARMED);
  await rival.answer(...IDLE, /^Activate 1 pinky/, /^Activate no more/, /^Play nothing/);
  await page.goto(table);
  await expect(page.locator(".board .land").first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("v");
  await expect(page.locator(".legend")).toContainText("Alpha");
  await page.locator('.board .whose[aria-label^="pinky"]').click();
  await expect(page.locator(".legend")).toContainText("pinky");
  await expect(page.locator(".board rect.reach").first()).toBeAttached();
  await expect(async () =>
    expect(await shaded(page, "dark")).toEqual([
      ".#####.....", //
      ".#####.....",
      ".#####.....",
      ".#####.....",
      ".####......",
    ]),
  ).toPass();
  // Through the gap in the south.
  expect(await shaded(page, "reach")).toEqual([
    "....######.", //
    "...########",
    "..#########",
    ".##########",
    "..#########",
  ]);
  expect(await shaded(page, "threat")).toEqual([
    "..#########", //
    ".##########",
    ".##########",
    ".##########",
    ".##########",
  ]);
  await page.keyboard.press("v");
  await expect(page.locator(".board :is(.reach, .dark, .threat)")).toHaveCount(0);
});

test("adrenaline: the eye shades squares out of sight, and looks through whoever is pointed at", async ({ page, request }) => {
  const { table, mine, rival } = await against(page, request, "adrenaline", { board: "small", players: 3 }, ["me", "rival", "rival"]);
  await mine.answer(/^Discard Newton/, /^End/);
  await rival.answer(/^Discard/, /^End/, /^Discard/, /^End/);
  await page.goto(table);
  await expect(page.locator(".prompt.asks h2")).toContainText("Choose an action");
  const eye = page.locator(".board :is(.dark, .reach, .threat)");
  /** Where squares are shaded like this. */
  const shaded = (like: string) =>
    page.locator(`.board rect.${like}`).evaluateAll((all) => all.map((one) => `${one.getAttribute("x")},${one.getAttribute("y")}`));
  await expect(eye).toHaveCount(0);
  await page.keyboard.press("v");
  const legend = page.locator(".legend b");
  await expect(legend).toHaveText("Yellow");
  // From the middle row all but what lies below and behind the door in the east.
  await expect.poll(() => shaded("dark")).toEqual(["626,226", "226,426", "426,426", "626,426"]);
  const seen = await shaded("threat");
  expect(seen).toHaveLength(6);
  expect(await shaded("reach")).toHaveLength(9);
  // Blue is where Yellow does not see: neither threatens the other.
  await page.locator('.board circle[aria-label="Blue"]').click();
  await expect(legend).toHaveText("Blue");
  await expect.poll(() => shaded("dark")).toEqual(seen);
  expect(await shaded("threat")).toEqual(["626,226", "226,426", "426,426", "626,426"]);
  await page.keyboard.press("v");
  await expect(eye).toHaveCount(0);
});
