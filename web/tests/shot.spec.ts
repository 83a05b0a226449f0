// An attack on a DOOM board: aimed and fired by mouse, touch and key; a card for everything; a view that follows.
import type { Page } from "@playwright/test";
import { asked, choices, choose, expect, menu, offered, playNow, SIZES, spots, test } from "./help.ts";

const aimed = (page: Page) => page.locator(".shots .aimed:not(.idle)");
const fire = (page: Page) => page.locator(".shots .fire");
const number = (page: Page) => page.locator(".prompt").getAttribute("data-number");
const card = (page: Page) => page.locator("aside.card");
const view = (page: Page) => page.locator(".board svg[viewBox]").first().getAttribute("viewBox");

/** Towards the demons, who wait in the east, if that can be walked now. */
async function nearer(page: Page): Promise<boolean> {
  const lands = page.locator(".board [data-land]");
  const columns = await lands.evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-land")?.split(",")[0])));
  if (columns.length === 0) return false;
  await lands.nth(columns.indexOf(Math.max(...columns))).click();
  await menu(page)
    .first()
    .or(page.locator('.prompt[aria-busy="true"]'))
    .waitFor({ timeout: 500 })
    .catch(() => {});
  if (await menu(page).count()) await menu(page).first().click();
  return true;
}

/** A game of DOOM (2016) up to the first attack whose target is to be chosen, or clear. */
async function shooting(page: Page): Promise<void> {
  await playNow(page, "doom2016");
  for (let n = 0; n < 60 && (await asked(page)) && (await aimed(page).count()) === 0; n += 1) {
    const wanted = choices(page).filter({ hasText: /attack/i });
    const before = await number(page);
    if ((await wanted.count()) > 0) await wanted.first().click();
    else if ((await choices(page).filter({ hasText: "End the activation" }).count()) === 0 || !(await nearer(page))) {
      await choose(page, -1);
      continue;
    }
    await went(page, before);
  }
  await expect(aimed(page)).toBeVisible();
}

/** Something happened: another question, or the end. */
const went = (page: Page, before: string | null) => expect(page.locator(".prompt")).not.toHaveAttribute("data-number", before ?? "");

test("a mouse aims by pointing and fires by a click", async ({ page }) => {
  await shooting(page);
  // Range, hit, damage and kill with their bars; only those who can be hit are lit.
  for (const name of ["hit", "damage", "kill"]) await expect(aimed(page).locator(".bar", { hasText: name })).toBeVisible();
  await expect(aimed(page)).toContainText(/range \d+ of \d+/);
  const target = page.locator(".board .spot:not(.idle)").first();
  await target.hover();
  await expect(page.locator(".board .sights .victim").first()).toBeVisible();
  await expect(page.locator(".board .sights line")).toHaveCount(1);
  const before = await number(page);
  await target.click();
  await went(page, before);
});

test("a key fires at what is aimed", async ({ page }) => {
  await shooting(page);
  const before = await number(page);
  await page.keyboard.press("f");
  await went(page, before);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: SIZES[0] });

  test("the first tap aims, the button fires", async ({ page }) => {
    await shooting(page);
    const before = await number(page);
    const target = page.locator(".board .spot:not(.idle)").last();
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(28);
    await target.tap();
    await expect(page.locator(".board .sights .victim").first()).toBeVisible();
    expect(await number(page)).toBe(before);
    await fire(page).scrollIntoViewIfNeeded();
    await fire(page).tap();
    await went(page, before);
  });

  test("a long press opens the card and chooses nothing", async ({ page }) => {
    await playNow(page, "doom2016");
    const before = await number(page);
    const thing = await page.locator('.board .thing[data-thing^="f"], .board .thing[data-thing^="p"]').first().boundingBox();
    if (!thing) throw new Error("nobody is on the board");
    const point = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
    const line = await page.context().newCDPSession(page);
    await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await expect(card(page)).toBeVisible();
    await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(card(page)).toContainText(/D16-/);
    await card(page).getByRole("button", { name: "Close" }).tap();
    await expect(card(page)).toHaveCount(0);
    expect(await number(page)).toBe(before);
  });

  test("the view follows again after it was moved by hand", async ({ page }) => {
    await playNow(page, "doom2004");
    await (await offered(page, "Sprint")).click();
    await expect(spots(page).first()).toBeVisible();
    const led = await view(page);
    const board = await page.locator(".board").boundingBox();
    if (!board) throw new Error("there is no board");
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    const fingers = await page.context().newCDPSession(page);
    await fingers.send("Input.synthesizePinchGesture", { ...middle, scaleFactor: 2, gestureSourceType: "touch" });
    const byHand = await view(page);
    expect(byHand).not.toBe(led);
    // It stays until the next decision of one's own.
    const before = await number(page);
    await page.locator(".rose button:enabled").first().tap();
    await went(page, before);
    await expect.poll(() => view(page)).not.toBe(byHand);
    const width = async () => Number((await view(page))?.split(" ")[2]);
    const following = await width();
    const all = page.getByRole("button", { name: "Show everything" });
    await all.tap();
    expect(await width()).toBeGreaterThanOrEqual(following);
    await page.getByRole("button", { name: "Follow the game" }).tap();
    expect(await width()).toBe(following);
  });
});

test("everything has a card: under the mouse and for the keyboard", async ({ page }) => {
  await playNow(page, "doom2004");
  const marine = await page.locator('.board .thing[data-thing="p1"]').boundingBox();
  if (!marine) throw new Error("nobody is on the board");
  await page.mouse.move(marine.x + marine.width / 2, marine.y + marine.height / 2);
  await expect(card(page)).toContainText(/armour/i);
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);
  // A weapon in the hand says its dice and what they mean.
  await page.locator(".hand li", { hasText: /pistol/i }).hover();
  await expect(card(page)).toContainText("D04-ATK-4");
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);
  // The rule behind it opens, too.
  await page.getByRole("group", { name: "Board" }).focus();
  for (let n = 0; n < 3 && (await page.locator(".board .thing:focus").count()) === 0; n += 1) await page.keyboard.press("Tab");
  await expect(page.locator(".board .thing:focus")).toHaveCount(1);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
});

test("figures have numbers, and nobody reads the names that programs use", async ({ page }) => {
  await playNow(page, "doom2016");
  await expect(page.locator(".board .figure .number").first()).toBeVisible();
  for (let n = 0; n < 6 && (await asked(page)); n += 1) {
    await expect(page.locator(".prompt")).not.toContainText(/\bf\d+\b|\(\d+, \d+\)/);
    await expect(page.locator(".talk")).not.toContainText(/\bf\d+\b|\(-?\d+, -?\d+\)/);
    await choose(page, -1);
  }
});
