// Games of Adrenaline against computer players: by mouse, by keys alone, on a phone.
import { devices } from "@playwright/test";
import { expect, fits, playNow, test } from "./help.ts";
import { click, conclude, moment, play, quick, tab, touch, type } from "./turns.ts";

/** Enough decisions to meet every kind of them; only the newcomer plays on to the end. */
const SOME = 16;

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await quick(page);
});

test("adrenaline: a newcomer plays to the end by clicking", async ({ page }) => {
  await playNow(page, "adrenaline");
  expect(await play(page, click(page))).toBeGreaterThan(15);
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  // The scoring is told at once, and again for whoever comes later.
  const scoring = page.getByRole("region", { name: "Final scoring" });
  await expect(scoring).toContainText(/The winners?: /);
  await page.reload();
  await page.getByRole("button", { name: "Final scoring" }).click();
  await expect(scoring).toContainText(/The winners?: /);
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(scoring).toBeHidden();
});

test("adrenaline: a choice shows what it would bring", async ({ page }) => {
  await playNow(page, "adrenaline");
  const hit = page.locator(".prompt button", { has: page.locator(".brings", { hasText: "→" }) }).first();
  // To the first shot at somebody: whoever can shoot does, whoever cannot looks for a weapon.
  const wanted = page.locator(".prompt .choices button", { hasText: /^(Shoot|Fire|Take|Grab)/ });
  let now = await moment(page);
  for (let n = 0; (await hit.count()) === 0; n += 1) {
    // Some games are lost before anybody comes into sight.
    if (now === null) await playNow(page, "adrenaline");
    else if ((await wanted.count()) > 0 && n % 4 !== 3) await wanted.last().click();
    else await click(page)(n);
    now = await moment(page, now);
  }
  const [, before, after] = /(\d+) → (\d+)/.exec(await hit.innerText()) ?? [];
  await hit.hover();
  await expect(page.locator(".arena .ahead")).toContainText(`${before} → ${after}`);
  await expect(page.locator(".players .full .slot.ghost").first()).toBeVisible();
  await expect(hit).toContainText(`${after} in all`);
});

test("adrenaline: by keys alone", async ({ page }) => {
  await page.goto("/");
  await page.locator(".games .hot").first().waitFor();
  await tab(page, ".games .hot");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/table\//);
  expect(await play(page, type(page), SOME)).toBe(SOME);
  await conclude(page);
  await tab(page, ".result .hot");
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("adrenaline: with a finger", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).first().tap();
    const taken = await play(
      page,
      async (n) => {
        if (n % 10 === 0) {
          await fits(page);
          await expect(page.locator(".board svg").first()).toBeInViewport();
          await expect(page.locator(".prompt h2")).toBeInViewport();
        }
        await touch(page)(n);
      },
      SOME,
    );
    expect(taken).toBe(SOME);
    await conclude(page);
    await fits(page);
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  });
});
