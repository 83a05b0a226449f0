// What others do is told as a story: it can be held and seen again, nobody is asked before it is told, and great moments have scenes.
import type { Locator, Page } from "@playwright/test";
import { asked, choices, choose, expect, MOVING, playButton, test } from "./help.ts";
import { conclude, quick } from "./turns.ts";

const bar = (page: Page) => page.getByRole("group", { name: "What happens" });
const log = (page: Page) => page.getByRole("log").first().getByRole("listitem");
const telling = (page: Page) => page.locator(".prompt.telling");

/** From home to a table at which things move, without a sound. */
async function begin(page: Page, game: string, speed = 1): Promise<void> {
  await page.addInitScript((settings) => localStorage.setItem("telefrag-settings", settings), JSON.stringify({ sound: false, speed }));
  await page.goto("/");
  await playButton(page, game).click();
  await expect(page).toHaveURL(/\/table\//);
}

/** Play on until others act and it is told. */
async function untilTold(page: Page): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    await telling(page).or(choices(page).first()).first().waitFor({ timeout: 30_000 });
    if (await telling(page).isVisible()) {
      // The own shot is told as well: the deeds of others are on the reel.
      if (await bar(page).getByRole("button", { name: "One step back" }).isEnabled()) return;
      await page.keyboard.press("Escape");
    } else {
      await choices(page).last().click();
    }
    await page.waitForTimeout(100);
  }
  throw new Error("nobody else acts");
}

test.describe("in motion", () => {
  test.use(MOVING);
  test.setTimeout(150_000);

  test("the turn of others is held, stepped through, and seen again", async ({ page }) => {
    await begin(page, "doom2004");
    await untilTold(page);
    await bar(page).getByRole("button", { name: "Pause" }).click();
    const words = await telling(page).locator("h2").innerText();
    await page.waitForTimeout(2500);
    // Whatever happens meanwhile, what is held stays.
    await expect(telling(page).locator("h2")).toHaveText(words);
    await bar(page).getByRole("button", { name: "One step on" }).click();
    await expect(telling(page).locator("h2", { hasText: words })).toHaveCount(0);
    // It may have been the last that there was to tell.
    if (await telling(page).count()) await bar(page).getByRole("button", { name: "Play" }).click();
    await page.keyboard.press("Escape");
    await expect(telling(page)).toBeHidden();
    await expect(choices(page).first()).toBeVisible();
    // Once more: the question stays, the board shows what was.
    await bar(page).getByRole("button", { name: "Again" }).click();
    await expect(bar(page).getByRole("button", { name: "Pause" })).toBeEnabled();
    await expect(choices(page).first()).toBeVisible();
    await expect(page.locator(".board .spot")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(bar(page).getByRole("button", { name: "Again" })).toBeEnabled();
  });

  test("on a phone the board follows what is told", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await begin(page, "doom2016", 0.5);
    // A map that is much larger than the screen.
    const table = { game: "doom2016", setup: { mission: "knee-deep", marines: ["alpha"] }, seats: ["me", { bot: "recruit" }], begin: true };
    const opened = (await (await page.request.post("/api/tables", { data: table })).json()) as { id: string };
    await page.goto(`/table/${opened.id}`);
    await untilTold(page);
    await bar(page).getByRole("button", { name: "Pause" }).click();
    const on = bar(page).getByRole("button", { name: "One step on" });
    let seen = 0;
    for (let n = 0; n < 40 && (await on.isEnabled()); n += 1) {
      // Shots, hits and arrivals, wherever on the map they are; they are gone in a moment.
      const flashes = await page.locator(".middle .board").evaluate((board) => {
        const { left, right, top, bottom } = board.getBoundingClientRect();
        return [...board.querySelectorAll(".flashes > g > g")].map((flash) => {
          const { x, y, width, height } = flash.getBoundingClientRect();
          const [across, down] = [x + width / 2, y + height / 2];
          return left < across && across < right && top < down && down < bottom;
        });
      });
      expect(flashes).not.toContain(false);
      seen += flashes.length;
      await on.click();
    }
    expect(seen).toBeGreaterThan(0);
  });

  test("the speed is chosen at the bar and kept", async ({ page }) => {
    await begin(page, "doom2016");
    await untilTold(page);
    await expect(bar(page).getByRole("group", { name: "Speed" }).getByRole("button")).toHaveText(["½", "1", "2", "4"]);
    await bar(page).getByRole("button", { name: "4", exact: true }).click();
    expect(await page.evaluate(() => (JSON.parse(localStorage.getItem("telefrag-settings") ?? "{}") as { speed: number }).speed)).toBe(4);
    await expect(bar(page).getByRole("button", { name: "4", exact: true })).toHaveAttribute("aria-pressed", "true");
  });

  test("no question and no line of the log before the story", async ({ page }) => {
    await begin(page, "doom2004");
    await untilTold(page);
    await bar(page).getByRole("button", { name: "Pause" }).click();
    const before = await log(page).count();
    await page.waitForTimeout(1500);
    await expect(page.locator(".prompt.asks")).toHaveCount(0);
    expect(await log(page).count()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(page.locator(".prompt.asks")).toBeVisible();
    expect(await log(page).count()).toBeGreaterThan(before);
  });

  test("whoever comes back is told what happened meanwhile", async ({ page }) => {
    await begin(page, "doom2016", 4);
    await choices(page).first().waitFor({ timeout: 60_000 });
    const table = page.url();
    // Somewhere else: the own turn ends, and others act.
    await page.goto("/about");
    const api = `/api/tables/${table.split("/").pop()}`;
    interface Now {
      scene: { number: number; question: { choices?: { action: string }[] } | null };
    }
    const now = async () => ((await (await page.request.get(api)).json()) as Now).scene;
    const seen = (await now()).number;
    for (let n = 0; n < 60; n += 1) {
      const scene = await now();
      const action = scene.question?.choices?.at(-1)?.action;
      if (action) await page.request.post(`${api}/act`, { data: { after: scene.number, action } });
      const acts = (await (await page.request.get(`${api}/log?after=${seen}`)).json()) as { what: string; bot?: boolean }[];
      if (acts.filter(({ what, bot }) => what === "acted" && bot).length > 2) break;
    }
    await page.goto(table);
    await expect(telling(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(telling(page)).toBeHidden();
  });
});

test("without motion the question is there at once, and what others did is gone through step by step", async ({ page }) => {
  await quick(page);
  await page.goto("/");
  await playButton(page, "doom2016").click();
  await choices(page).first().waitFor();
  const again = bar(page).getByRole("button", { name: "Again" });
  for (let n = 0; n < 30 && !((await again.count()) > 0 && (await again.isEnabled())); n += 1) {
    await expect(telling(page)).toHaveCount(0);
    await choose(page, -1);
  }
  await expect(choices(page).first()).toBeVisible();
  await again.click();
  const [words, on] = [bar(page).locator(".words p"), bar(page).getByRole("button", { name: "One step on" })];
  const told = await words.innerText();
  await page.waitForTimeout(2500);
  // Nothing goes on by itself, and nothing moves.
  await expect(words).toHaveText(told);
  expect(await page.locator(".middle .board").evaluate((board) => board.getAnimations({ subtree: true }).length)).toBe(0);
  // One step on, and one back to where it was.
  const far = () => bar(page).locator(".rail b").getAttribute("style");
  const here = await far();
  await on.click();
  expect(await far()).not.toBe(here);
  await bar(page).getByRole("button", { name: "One step back" }).click();
  await expect(words).toHaveText(told);
  expect(await far()).toBe(here);
  let steps = 0;
  for (; steps < 200 && (await on.isEnabled()); steps += 1) await on.click();
  expect(steps).toBeGreaterThan(1);
  await expect(again).toBeEnabled();
  await expect(choices(page).first()).toBeVisible();
});

test("a die that was rolled says what it is", async ({ page }) => {
  await quick(page);
  await page.goto("/");
  await playButton(page, "doom2016").click();
  await choices(page).first().waitFor();
  const [again, on] = ["Again", "One step on"].map((name) => bar(page).getByRole("button", { name })) as [Locator, Locator];
  const die = page.locator(".caption .dice b").first();
  for (let n = 0; n < 60 && !(await die.isVisible()); n += 1) {
    await choose(page, -1);
    await asked(page);
    if ((await again.count()) === 0 || !(await again.isEnabled())) continue;
    await again.click();
    for (let step = 0; step < 200 && (await on.isEnabled()) && !(await die.isVisible()); step += 1) await on.click();
  }
  await die.hover();
  await expect(page.locator("aside.card")).toContainText(/die.*D16-ATK-5/is);
  await page.mouse.move(2, 2);
  await expect(page.locator("aside.card")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await die.focus();
  await expect(page.locator("aside.card")).toBeVisible();
});

test("the log is by deeds and turns, a § shows the rules and opens them", async ({ page }) => {
  await quick(page);
  await page.goto("/");
  await playButton(page, "doom2004").click();
  await choices(page).first().waitFor();
  await conclude(page);
  await page.getByRole("button", { name: "Earlier" }).click();
  const lines = await log(page).allInnerTexts();
  // Walks are told by their length, turns have headings, and no line shows the number of a rule.
  expect(lines.some((line) => /walks \d+ squares/.test(line))).toBe(true);
  expect(lines.filter((line) => /moves from/.test(line)).length).toBeLessThan(lines.length / 4);
  await expect(page.locator(".turn").first()).toBeVisible();
  expect(lines.filter((line) => /D04-/.test(line))).toEqual([]);
  const shot = log(page)
    .filter({ hasText: /attacks[ .].* rolls / })
    .last();
  const sign = shot.getByRole("button", { name: "Rules" });
  await sign.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  // Whoever points at it reads what the rules say.
  await sign.hover();
  await expect(page.locator("aside.card")).toContainText(/D04-[A-Z]+-\d+:\s*[A-Z][a-z ]{9}/);
  await sign.click();
  await expect(page.locator("aside.card")).toHaveCount(0);
  await expect(shot).toContainText(/D04-/);
});

for (const [game, why] of [
  ["doom2004", /of \d+ frags|goal is reached|last one/],
  ["doom2016", /of \d+ frags|goal is reached|last one/],
  ["adrenaline", /last skull was taken/],
] as const) {
  test(`${game}: the end says why, in numbers, and another game begins at once`, async ({ page }) => {
    await quick(page);
    await page.goto("/");
    await playButton(page, game).click();
    await choices(page).first().waitFor();
    await conclude(page);
    const result = page.getByRole("region", { name: "Result" });
    await expect(result).toContainText(why);
    const numbers = result.getByRole("row").nth(1).getByRole("cell");
    await expect(numbers.first()).toHaveText(/^\d+$/);
    await expect(result).toContainText(/★ .+ most/);
    await expect(result.getByRole("img", { name: /round by round/ })).toBeVisible();
    const old = page.url();
    await result.getByRole("button", { name: "Play again" }).click();
    await expect(page).not.toHaveURL(old);
    await expect(choices(page).first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole("heading", { name: "Take your seats" })).toHaveCount(0);
  });
}
