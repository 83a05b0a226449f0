// The guided first game: from home, lesson by lesson, to its end.
import type { Page } from "@playwright/test";
import { accessible, asked, choices, choose, expect, fits, spots, test } from "./help.ts";
import { click, play, quick } from "./turns.ts";
import { confirm, MANNERS, playWhole } from "./whole.ts";

const title = (page: Page) => page.locator(".coach:not(.quiet) h2");
const count = (page: Page) => page.locator(".coach .count");
const gotIt = (page: Page) => page.getByRole("button", { name: "Got it" });

test.beforeEach(async ({ page }) => {
  await quick(page);
});

async function learn(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Learn Adrenaline" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(title(page)).toHaveText("Welcome to the arena");
}

/** The ring lies around that part of the table. */
async function ringed(page: Page, part: string): Promise<void> {
  await expect(async () => {
    const [ring, box] = await Promise.all([page.locator(".guide-ring").boundingBox(), page.locator(part).first().boundingBox()]);
    if (!ring || !box) throw new Error("there is no ring");
    expect(Math.abs(ring.x - box.x)).toBeLessThan(8);
    expect(Math.abs(ring.y - box.y)).toBeLessThan(8);
  }).toPass({ timeout: 5000 });
}

test("the guide begins with one click and explains as one plays", async ({ page }) => {
  await learn(page);
  await expect(count(page)).toHaveText("1 of 21");
  await ringed(page, ".board .arena");
  await gotIt(page).click();
  await expect(title(page)).toHaveText("Enter the arena");
  await ringed(page, ".prompt");
  // Whoever acts has understood.
  await choose(page, 0);
  await expect(title(page)).toHaveText("Two actions a turn");
  await expect(count(page)).toHaveText("3 of 21");
  // It goes on after a reload, and the rule is at hand.
  await page.reload();
  await expect(title(page)).toHaveText("Two actions a turn");
  await page.getByRole("button", { name: "The rule: ADR-TURN-1" }).click();
  await expect(page.getByRole("dialog")).toContainText("two actions");
  await page.keyboard.press("Escape");
  await page.locator(".prompt").getByRole("button", { name: "Grab" }).click();
  await expect(title(page)).toHaveText("Your choice of weapons");
  await gotIt(page).click();
  await expect(title(page)).toHaveText("Grabbing");
});

test("each lesson is told once", async ({ page }) => {
  await learn(page);
  const told: string[] = [];
  for (let n = 0; n < 24 && told.length < 7 && (await asked(page)); n += 1) {
    while (await title(page).isVisible()) {
      const now = await title(page).innerText();
      told.push(now);
      await page.keyboard.press("g");
      // The heading alone: another lesson may speak of the same thing.
      await expect(page.locator(".coach:not(.quiet)").getByRole("heading", { name: now, exact: true })).toBeHidden();
    }
    await choose(page, 0);
  }
  expect(told.slice(0, 4)).toEqual(["Welcome to the arena", "Enter the arena", "Two actions a turn", expect.any(String)]);
  expect(told.length).toBeGreaterThanOrEqual(5);
  expect(new Set(told).size).toBe(told.length);
});

test("skipped is skipped; whoever asks again gets a new guided game", async ({ page }) => {
  await learn(page);
  const first = page.url();
  // The same game goes on from home.
  await page.goto("/");
  await page.getByRole("link", { name: "Learn Adrenaline" }).click();
  await expect(page).toHaveURL(first);
  // By keyboard only.
  await page.getByRole("button", { name: "Skip the guide" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(gotIt(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Enter the arena");
  await expect(page.locator(".coach")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".coach")).toBeHidden();
  await expect(page.getByText("The guide is off.")).toBeVisible();
  await page.reload();
  await expect(page.locator(".prompt h2")).toBeVisible();
  await expect(page.locator(".coach")).toBeHidden();
  await page.goto("/learn");
  await expect(title(page)).toHaveText("Welcome to the arena");
  expect(page.url()).not.toBe(first);
});

test("the guide fits a phone and locks nobody out", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await learn(page);
  await gotIt(page).click();
  await expect(title(page)).toBeInViewport();
  await ringed(page, ".prompt");
  await fits(page);
  await accessible(page);
  // It stands below the table, and covers nothing of it.
  const [table, guide] = await Promise.all([page.locator("main").boundingBox(), page.locator(".coach").boundingBox()]);
  expect(table && guide && table.y + table.height).toBeLessThanOrEqual((guide?.y ?? 0) + 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await accessible(page);
});

test("a whole game with the guide: points, the track, the frenzy, the end", async ({ page }) => {
  test.slow();
  await learn(page);
  await play(page, click(page));
  await expect(page.locator(".result")).toBeVisible();
  const told: string[] = [];
  while (await title(page).isVisible()) {
    told.push(await title(page).innerText());
    await page.keyboard.press("g");
    await expect(page.locator(".coach:not(.quiet)", { hasText: told.at(-1) ?? "" })).toBeHidden();
  }
  expect(told).toEqual(
    expect.arrayContaining(["Damage brings points", "A kill", "A board is scored", "The killshot track", "Final frenzy"]),
  );
  expect(told.at(-1)).toBe("The end");
  await expect(page.locator(".coach")).toBeHidden();
});

const GUIDED = [
  ["doom2016", "Two marines, one hall", 7],
  ["doom2004", "The way out", 7],
  ["doom2016-invader", "You are the demons", 5],
  ["doom2004-invader", "You are the station", 4],
] as const;

test("newcomers are shown a guided game of each; later both sides can be learned", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Learn Adrenaline", "Learn DOOM (2004)", "Learn DOOM (2016)"])
    await expect(page.locator(".hero").getByRole("link", { name })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("telefrag-guide", JSON.stringify({ table: "t", told: [], over: true })));
  await page.reload();
  const card = page.locator('[data-game="doom2016"]');
  await expect(card.getByRole("link", { name: "Learn DOOM (2016)" })).toBeVisible();
  await expect(card.getByRole("link", { name: "Learn to play the invader" })).toHaveAttribute("href", "/learn/doom2016-invader");
});

test.describe("on a phone, with a finger", () => {
  test.use(MANNERS.finger.use);
  for (const [course, first, least] of GUIDED) {
    test(`${course}: the guide leads through a first game until one knows enough`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.goto(`/learn/${course}`);
      await expect(page).toHaveURL(/\/table\//);
      await expect(title(page)).toHaveText(first);
      await ringed(page, ".board");
      const told: string[] = [];
      const read = async () => {
        while ((await page.locator(".coach").count()) > 0 && (await title(page).isVisible())) {
          const now = await title(page).innerText();
          // Nothing sticks out, and nothing lies over the words.
          await expect(title(page)).toBeInViewport({ ratio: 0.9 });
          told.push(now);
          await page.locator(".coach .foot .btn").tap();
          // The heading alone: another lesson may speak of the same thing.
          await expect(page.locator(".coach:not(.quiet)").getByRole("heading", { name: now, exact: true })).toBeHidden();
        }
      };
      // Every lesson is read, and something is done; sooner or later nothing is left to say.
      for (let n = 0; n < 160 && !told.includes("You know enough") && (await asked(page)); n += 1) {
        await read();
        if (told.includes("You know enough")) break;
        const before = (await page.locator(".prompt").getAttribute("data-number")) ?? "";
        const on = page.locator(`.prompt:not([data-number="${before}"]), .result`).filter({ visible: true });
        // What is tapped is aimed at first, and a way is shown. Whoever taps while the question comes taps again.
        await expect(async () => {
          const all = choices(page);
          const count = await all.count();
          await (count > 0 ? all.nth(n % 3 === 2 ? count - 1 : n % Math.min(2, count)) : spots(page).first()).tap({ timeout: 5_000 });
          await confirm(page, "finger", Number(before));
          await expect(on.first()).toBeVisible({ timeout: 3_000 });
        }).toPass();
      }
      await read();
      await fits(page);
      expect(told.at(-1)).toBe("You know enough");
      expect(new Set(told).size).toBe(told.length);
      expect(told.length).toBeGreaterThanOrEqual(least);
      await expect(page.locator(".coach")).toBeHidden();
      // The longer one is played on with `TELEFRAG_WHOLE=all`.
      if (!["doom2016", ...(process.env["TELEFRAG_WHOLE"] === "all" ? ["doom2004"] : [])].includes(course)) return;
      // What one knows is enough to bring the game to its end, and the end leads on.
      await playWhole(page, course, undefined, { by: "finger" });
      await expect(page.locator(".result h2")).toBeVisible();
      await expect(page.locator(".coach:not(.quiet)")).toBeHidden();
      if (course === "doom2004") return expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
      await page.getByRole("button", { name: "Next: Knee Deep in the Dead" }).tap();
      await expect(page.locator(".result")).toBeHidden();
      expect(await asked(page)).toBe(true);
    });
  }
});

test("on a desk the guide of a DOOM game stands beside its board", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [course, first] of GUIDED.slice(0, 2)) {
    await page.goto(`/learn/${course}`);
    await expect(title(page)).toHaveText(first);
    await ringed(page, ".board");
    const [board, coach] = await Promise.all([page.locator(".middle .board").first().boundingBox(), page.locator(".coach").boundingBox()]);
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual((coach?.x ?? 0) + 1);
    await gotIt(page).click();
    await expect(page.locator(".coach:not(.quiet)").getByRole("heading", { name: first, exact: true })).toBeHidden();
  }
});
