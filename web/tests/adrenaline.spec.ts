// Games of Adrenaline against computer players: by mouse, by keys alone, on a phone.
import { type APIRequestContext, devices, type Locator, type Page } from "@playwright/test";
import { choices, expect, fits, playNow, test } from "./help.ts";
import { against } from "./rivals.ts";
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

/** What is done until a fourth weapon is held; the others only appear. */
const TAKE = [/^Discard Tagback/, /^Grab/, /^Take Electroscythe/, /^Grab/, /^Take Hellion/, /^End the turn/];
const TAKE_MORE = [/^Grab/, /^Take Machine Gun/, /^From the box/, /^Grab/, /^Take Grenade Launcher/];
const APPEAR = [/^Discard/, /^End the turn/, /^Discard/, /^End the turn/];
const SEATS: ("me" | "rival")[] = ["me", "rival", "rival"];

const card = (page: Page) => page.locator("aside.card");

/** At a table where a fourth weapon has just been taken; the heading of the card that is open. */
async function withFour(page: Page, request: APIRequestContext): Promise<Locator> {
  const { table, mine, rival } = await against(page, request, "adrenaline", { players: 3 }, SEATS);
  await mine.answer(...TAKE);
  await rival.answer(...APPEAR);
  await mine.answer(...TAKE_MORE);
  await page.goto(table);
  return card(page).getByRole("heading");
}

test("adrenaline: names in a question, choices, and what is on the board or held open cards", async ({ page, request }) => {
  const heading = await withFour(page, request);
  const word = page.locator(".prompt h2 .word");
  await expect(word).toHaveText("Grenade Launcher");
  await page.mouse.move(2, 2);
  await word.hover();
  await expect(heading).toHaveText("Grenade Launcher");
  await expect(card(page)).toContainText("extra grenade: 1 red cube", { ignoreCase: true });
  await choices(page).filter({ hasText: "Leave Hellion" }).hover();
  await expect(heading).toHaveText("Hellion");
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);
  // By the keyboard.
  await word.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(heading).toHaveText("Grenade Launcher");
  await page.keyboard.press("Escape");
  // On the board: somebody with all of their board, a weapon, a tile's square is not chosen by that.
  await page.locator(".board .figure").nth(1).hover();
  await expect(page.getByRole("complementary", { name: "Blue" })).toContainText("There");
  await expect(card(page).locator(".track")).toBeVisible();
  await page.locator(".board [role=img][aria-label='Shotgun']").hover();
  await expect(heading).toHaveText("Shotgun");
  await page.locator(".hand .powerup").hover();
  await expect(heading).toHaveText("Teleporter");
  await page.locator(".players .arms svg").first().hover();
  await expect(card(page)).toContainText("weapon");
});

test("adrenaline: a fourth weapon is shown as one too many until one is left", async ({ page, request }) => {
  const { table, mine, rival } = await against(page, request, "adrenaline", { players: 3 }, SEATS);
  await mine.answer(...TAKE);
  await rival.answer(...APPEAR);
  await mine.answer(...TAKE_MORE);
  await page.goto(table);
  const badge = page.locator(".hand .surplus");
  await expect(badge).toHaveText("one too many");
  await expect(page.locator(".players .full").first().getByRole("img", { name: "one too many" })).toHaveCount(1);
  await expect(page.locator(".players .full").nth(1).getByRole("img", { name: "one too many" })).toHaveCount(0);
  // Side by side, all of them.
  const tops = await page
    .locator(".hand .weapons .card")
    .evaluateAll((cards) => new Set(cards.map((it) => Math.round(it.getBoundingClientRect().top))).size);
  expect(tops).toBe(1);
  await choices(page).filter({ hasText: "Leave Hellion" }).click();
  await expect(badge).toHaveCount(0);
  await expect(page.locator(".hand .weapons .card")).toHaveCount(3);
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

  test("adrenaline: the board stays as a hand has left it until one decides again, with arrows to what is out of sight", async ({
    page,
    request,
  }) => {
    const { table, mine, rival } = await against(page, request, "adrenaline", { players: 3 }, SEATS);
    await mine.answer(/^Discard/, /^Run/);
    await page.goto(table);
    const svg = page.locator(".board .frame svg").first();
    const seen = () => svg.getAttribute("viewBox");
    const beyond = page.locator(".board .beyond");
    await expect(choices(page).first()).toBeVisible();
    const whole = (await seen()) ?? "";
    await expect(beyond).toHaveCount(0);
    const closer = page.getByRole("button", { name: "Zoom in" });
    for (let n = 0; n < 4; n += 1) await closer.tap();
    await expect(beyond).not.toHaveCount(0);
    const zoomed = await seen();
    expect(zoomed).not.toBe(whole);
    await beyond.first().tap();
    await expect.poll(seen).not.toBe(zoomed);
    // The next decision of one's own is seen whole.
    await choices(page).first().tap();
    await expect.poll(seen).toBe(whole);
    await expect(beyond).toHaveCount(0);
    // While others play, the picture stays where it was put.
    await choices(page).filter({ hasText: "End the turn" }).tap();
    await expect(page.locator(".prompt")).toContainText("Blue");
    for (let n = 0; n < 3; n += 1) await closer.tap();
    const kept = await seen();
    await rival.answer(/^Discard/, /^End the turn/, /^Discard/);
    await expect(page.locator(".board .figure")).toHaveCount(3);
    expect(await seen()).toBe(kept);
    await rival.answer(/^End the turn/);
    await expect.poll(seen).toBe(whole);
  });

  test("adrenaline: a finger on a name, or resting on a figure, opens a card", async ({ page, request }) => {
    const heading = await withFour(page, request);
    await page.locator(".prompt h2 .word").tap();
    await expect(heading).toHaveText("Grenade Launcher");
    await card(page).getByRole("button", { name: "Close" }).tap();
    await expect(card(page)).toHaveCount(0);
    const resting = { pointerType: "touch", bubbles: true, isPrimary: true };
    await page.locator(".board .figure [role=img]").nth(1).dispatchEvent("pointerdown", resting);
    await expect(page.getByRole("complementary", { name: "Blue" })).toBeVisible();
    await fits(page);
  });
});
