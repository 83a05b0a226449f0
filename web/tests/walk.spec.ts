// Walking by destination: one click goes there, one step back takes it all back; a finger sees the way first.
import { expect, menu, offered, playNow, test } from "./help.ts";
import type { Locator, Page } from "@playwright/test";
import { moment, quick } from "./turns.ts";

const GAMES = ["doom2004", "doom2016"];
const lands = (page: Page) => page.locator(".board .land");
const number = (page: Page) => page.locator(".prompt").getAttribute("data-number").then(Number);
/** Who stands where: a card that was played stays played when a walk is taken back. */
const told = async (page: Page) => /Figures:.*/.exec(await page.locator(".board .unseen").innerText())?.[0] ?? "";

/** A square that is several steps away, with nothing on it that could be meant instead: the one that costs most. */
async function farthest(page: Page): Promise<Locator> {
  await expect(lands(page).first()).toBeVisible({ timeout: 15_000 });
  const costs = await lands(page).evaluateAll((all) =>
    all.map((land) => {
      const { x, y, width, height } = land.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest(".land") === land ? Number(land.querySelector("text")?.textContent) : 0;
    }),
  );
  // Farther squares need another card first, and the invader may answer that.
  const left = Number(/(\d+) movement/.exec(await page.locator(".prompt h2").innerText())?.[1] ?? 99);
  const most = Math.max(...costs.filter((cost) => cost <= left));
  expect(most).toBeGreaterThan(1);
  return lands(page).nth(costs.indexOf(most));
}

/** To the first decision that leads to a walk. */
async function begin(page: Page, game: string): Promise<void> {
  await quick(page);
  await playNow(page, game);
  const sprint = (await offered(page, "Sprint")).first();
  await sprint.waitFor();
  if (game === "doom2004") return;
  // The invader may answer a sprint with a card: the walk is chosen when that is known.
  await sprint.click();
  await expect(page.locator(".prompt.asks .rose")).toBeVisible();
}

for (const game of GAMES) {
  test(`${game}: one click walks several squares, and one undo takes them back`, async ({ page }) => {
    await begin(page, game);
    const [from, before] = [await number(page), await told(page)];
    const square = await farthest(page);
    await square.hover();
    await expect(page.locator(".board .track")).toBeVisible();
    await square.click();
    await expect(page.locator(".prompt.asks[aria-busy='false']")).toBeVisible();
    await expect.poll(() => told(page)).not.toBe(before);
    expect((await number(page)) - from).toBeGreaterThan(1);
    const undo = page.getByRole("button", { name: /Undo/ });
    // What has shown something new stays, and who asks hears so.
    const free = (await undo.getAttribute("aria-disabled")) === "false";
    await undo.click({ force: true });
    if (free) await expect.poll(() => told(page)).toBe(before);
    else await expect(page.getByRole("status").filter({ hasText: "Why not" })).toContainText("it has shown something new");
  });

  test(`${game}: the first tap shows the way, the second walks`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await begin(page, game);
    const before = await told(page);
    const square = await farthest(page);
    await square.tap();
    await expect(page.locator(".board .track")).toBeVisible();
    expect(await told(page)).toBe(before);
    await square.tap();
    await expect.poll(() => told(page)).not.toBe(before);
    await context.close();
  });
}

test("at the choice of an action an enemy offers to be attacked", async ({ page }) => {
  await quick(page);
  await playNow(page, "doom2016");
  await offered(page, "Sprint");
  const offers = page.locator(".board .spot:not(.land)");
  await expect(offers.first()).toBeVisible();
});

test("adrenaline: at the choice of an action a square is run to with one click", async ({ page }) => {
  await quick(page);
  await playNow(page, "adrenaline");
  await (await offered(page, "Run")).waitFor();
  const square = page.locator(".board [data-lit]:has(.square.ahead)").last();
  const from = await number(page);
  // Somebody may stand in the middle of it.
  await square.click({ position: { x: 9, y: 45 } });
  const gone = page.locator(`.prompt:not([data-number="${from}"])`);
  await menu(page).first().or(gone).waitFor();
  if (await menu(page).count()) await menu(page).first().click();
  await expect.poll(async () => (await number(page)) - from).toBeGreaterThan(1);
});

test("the eye shades what a figure cannot see, and goes again", async ({ page }) => {
  await begin(page, "doom2004");
  await page.keyboard.press("v");
  await expect(page.locator(".board .reach").first()).toBeAttached();
  await page.keyboard.press("v");
  await expect(page.locator(".board .reach")).toHaveCount(0);
  await moment(page);
});
