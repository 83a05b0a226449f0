// An attack on a DOOM board: aimed and fired by mouse, touch and key; a card for everything; a view that follows.
import type { Page } from "@playwright/test";
import { against, standsAt } from "./rivals.ts";
import { ARMED, HALL, IDLE, room } from "./rooms.ts";
import { asked, choices, choose, expect, menu, offered, playNow, SIZES, spots, test } from "./help.ts";

const aimed = (page: Page) => page.locator(".shots .aimed:not(.idle)");
const fire = (page: Page) => page.locator(".shots .fire");
const number = (page: Page) => page.locator(".prompt").getAttribute("data-number");
const card = (page: Page) => page.locator("aside.card");
const pick = (page: Page, label: RegExp) => choices(page).filter({ hasText: label }).click();
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
    const square = await page.locator(".board rect.floor").first().boundingBox();
    expect(Math.min(square?.width ?? 0, square?.height ?? 0)).toBeGreaterThanOrEqual(32);
    await target.tap();
    await expect(page.locator(".board .sights .victim").first()).toBeVisible();
    expect(await number(page)).toBe(before);
    await fire(page).scrollIntoViewIfNeeded();
    await fire(page).tap();
    await went(page, before);
  });

  test("which space? squares are large enough for a finger, those to walk to and empty ones, too", async ({ page, request }) => {
    const scenario = room('{ kind = "zombie", colour = "any", at = [7, 1] }', { obstacles: '{ kind = "barrel", at = [4, 3] }' });
    const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
    await page.goto(table);
    /** The smallest square of those that can be chosen; what lights up leaves a tenth of it free. */
    const least = (what: string) =>
      page.locator(`.board ${what} rect`).evaluateAll((all) => {
        const sides = all.flatMap((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]);
        return Math.round(Math.min(...sides) / 0.9);
      });
    await pick(page, /^Advance/);
    await expect(page.locator(".board .land").first()).toBeVisible();
    expect(await page.locator(".board .land").count()).toBeGreaterThan(10);
    expect(await least(".land")).toBeGreaterThanOrEqual(32);
    await pick(page, /^Attack with pistol/);
    await expect(aimed(page)).toBeVisible();
    const targets = page.locator(".board .spot");
    await expect(targets).toHaveCount(2);
    expect(await least(".spot")).toBeGreaterThanOrEqual(32);
    await page.locator(".shots .plain").tap();
    await expect.poll(() => targets.count()).toBeGreaterThan(20);
    expect(await least(".spot")).toBeGreaterThanOrEqual(32);
    // The first tap on an empty square only aims at it.
    const before = await number(page);
    await page.locator(".board .spot.idle").first().tap();
    await expect(page.locator(".shots .aimed.idle .fire")).toBeVisible();
    expect(await number(page)).toBe(before);
    expect(await standsAt(page, "f1")).toBe("7,1");
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

  test("a finger that rests beside a wall asks what it stops", async ({ page, request }) => {
    const { table, mine } = await against(page, request, "doom2004", { scenario: room(""), marines: ["red"] }, ["me", "rival"]);
    await mine.answer(/^Sprint/);
    await page.goto(table);
    const marine = page.locator('.board .thing[data-thing="p1"]');
    await marine.waitFor({ state: "attached" });
    const at = await marine.boundingBox();
    if (!at) throw new Error("nobody is on the board");
    // On the empty square north of him, a quarter of it below the wall.
    const point = { x: at.x + at.width / 2, y: at.y - 0.75 * at.height };
    const line = await page.context().newCDPSession(page);
    await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await expect(card(page)).toContainText("Nobody crosses it, and nobody sees across it.");
    await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(card(page).getByRole("button", { name: "Close" })).toBeVisible();
    await page.waitForTimeout(300);
    expect(await standsAt(page, "p1")).toBe("1,1");
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
  await page.locator(".hand :is(.panel, .chip)", { hasText: /pistol/i }).hover();
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

test("a line that stops figures says what it does: under the mouse and for the keyboard", async ({ page }) => {
  const table = { game: "doom2016", setup: { mission: "knee-deep", marines: ["alpha"] }, seats: ["me", { bot: "recruit" }], begin: true };
  await playNow(page, "doom2016");
  const opened = (await (await page.request.post("/api/tables", { data: table })).json()) as { id: string };
  await page.goto(`/table/${opened.id}`);
  await page.getByRole("button", { name: "Show everything" }).click();
  const line = page.locator('.board .thing[data-thing^="impassable"], .board .thing[data-thing^="blocking"]').first();
  await line.waitFor({ state: "attached" });
  const at = await line.boundingBox();
  if (!at) throw new Error("there is no line");
  await page.mouse.move(at.x + at.width / 2 - 30, at.y + at.height / 2 - 30);
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await expect(card(page)).toContainText(/edge.*Small figures cannot cross it/is);
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);
  // Who comes by keyboard finds it, too.
  await page.keyboard.press("Tab");
  await line.focus();
  await expect(card(page)).toContainText("Small figures cannot cross it");
});

test("a wall says what it stops: under the mouse, and for the keyboard with Shift", async ({ page, request }) => {
  const { table, mine } = await against(page, request, "doom2004", { scenario: room(""), marines: ["red"] }, ["me", "rival"]);
  await mine.answer(/^Sprint/);
  await page.goto(table);
  const marine = page.locator('.board .thing[data-thing="p1"]');
  await marine.waitFor({ state: "attached" });
  const at = await marine.boundingBox();
  if (!at) throw new Error("nobody is on the board");
  // The northern wall is one square away from him, along the top of the room; he himself is no wall.
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const wall = { x: middle.x, y: middle.y - 1.5 * (at.height + 2 * (at.height / 38)) };
  await page.mouse.move(middle.x, middle.y);
  await expect(card(page)).toContainText(/red marine/i);
  await page.mouse.move(wall.x, wall.y);
  await expect(card(page)).toContainText("Nobody crosses it, and nobody sees across it.");
  await expect(card(page)).toContainText("D04-MOVE-8");
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);
  // Arrows pass walls by, with Shift they stop at them.
  await page.keyboard.press("Tab");
  await marine.focus();
  await expect(card(page)).toContainText(/red marine/i);
  await page.keyboard.press("Shift+ArrowUp");
  await expect(page.locator(".board .thing:focus")).toHaveAttribute("data-thing", /^wall/);
  await expect(card(page)).toContainText("Nobody crosses it");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.locator(".board .thing:focus")).not.toHaveAttribute("data-thing", /^wall 0,-/);
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

test("enemies first: only they and barrels are hot, a button opens all the other squares", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [5, 0] }, { kind = "imp", colour = "any", at = [9, 1] }', {
    green: "3, 3",
    obstacles: '{ kind = "barrel", at = [5, 2] }',
  });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red", "green"] }, ["me", "me", "rival"]);
  await page.goto(table);
  await pick(page, /^Advance/);
  await pick(page, /^Attack with pistol/);
  const spots = page.locator(".board .spot");
  const squares = async () =>
    (
      await spots
        .locator("rect")
        .evaluateAll((all) => all.map((one) => ["x", "y"].map((n) => Math.floor(Number(one.getAttribute(n)) / 40)).join()))
    ).sort();
  await expect(spots).toHaveCount(3);
  expect(await squares()).toEqual(["5,0", "5,2", "9,1"]);
  // Who is too far is there, and quiet: no roll of this weapon reaches ten squares.
  await expect(page.locator(".board .spot.idle")).toHaveCount(1);
  await expect(page.locator(".board .spot.idle")).toHaveAttribute("aria-label", /^Attack imp 2: range \d+, hits 0%/);
  await expect(page.locator(".shots .target")).toHaveText([/barrel/i, /zombie 1/i, /imp 2/i]);
  await expect(page.locator(".shots .target.idle")).toHaveText([/imp 2/i]);
  // The board says the same chances as the list does, also where there is none.
  const listed = await page.locator(".shots .target > b").allInnerTexts();
  const badges = page.locator(".board g:has(> .plate)");
  await expect(badges.locator("text")).toHaveText(listed);
  expect(listed.at(-1)).toMatch(/^0\s*%$/);
  await expect(page.locator(".board g.idle:has(> .plate) text")).toHaveText([/^0\s*%$/]);
  const open = page.locator(".shots .plain");
  const more = Number(/\d+/.exec(await open.innerText())?.[0]);
  expect(more).toBeGreaterThan(20);
  await open.click();
  await expect(spots).toHaveCount(3 + more);
  await expect(page.locator(".board .spot.idle")).toHaveCount(1 + more);
  await open.click();
  await expect(spots).toHaveCount(3);
});

test("a shot tells what it uses up", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [5, 1] }');
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await pick(page, /^Advance/);
  await pick(page, /^Attack with pistol/);
  // Two of six faces of the yellow die and none of the green one have a bullet.
  await expect(aimed(page).locator(".bar", { hasText: "uses" })).toContainText(/uses bullets \(5\)\s*33%/);
});

test("a shot tells where there is cover, and who gives it", async ({ page, request }) => {
  // An imp right behind the cacodemon.
  const mission = HALL.replace('"pinky", at = [5, 3], to = [6, 3]', '"imp", at = [4, 2]');
  const { table, mine, rival } = await against(page, request, "doom2016", { mission, marines: ["alpha"] }, ["me", "rival"]);
  await mine.answer(...ARMED);
  await rival.answer(...IDLE, /^Activate 1 imp/, /^Activate no more/, /^Play nothing/);
  await page.goto(table);
  await pick(page, /^Play Pop Charge/);
  await pick(page, /^Attack with Pop Charge/);
  await page.locator('.board .spot[aria-label^="Attack imp 2"]').hover();
  await expect(aimed(page).locator(".far")).toHaveText("range 3 of 4 · cover: cacodemon 1");
  await page.locator('.board .spot[aria-label^="Attack cacodemon 1"]').hover();
  await expect(aimed(page).locator(".far")).toHaveText("range 2 of 4 · no cover");
  // The corner from which it is measured.
  await expect(page.locator(".board .sights circle")).toHaveCount(1);
});

test("an arrow at the edge leads to what can be chosen out of sight", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [9, 4] }', { red: "9, 0" });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await pick(page, /^Advance/);
  await pick(page, /^Attack with pistol/);
  const target = page.locator('.board .spot[aria-label^="Attack zombie 1"]');
  await expect(target).toBeInViewport();
  const arrow = page.locator(".beyond");
  await expect(arrow).toHaveCount(0);
  for (let n = 0; n < 5; n += 1) await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(arrow).toHaveCount(1);
  // It stands at the east edge and points there, a little down.
  const frame = await page.locator(".board .frame").boundingBox();
  const box = await arrow.boundingBox();
  if (!frame || !box) throw new Error("there is no board");
  expect(box.x).toBeGreaterThan(frame.x + 0.8 * frame.width);
  const turn = Number(await arrow.evaluate((one) => one.style.getPropertyValue("--turn").replace("rad", "")));
  expect(turn).toBeGreaterThan(0);
  expect(turn).toBeLessThan(Math.PI / 2);
  await arrow.click();
  await expect(arrow).toHaveCount(0);
  const there = await target.boundingBox();
  if (!there) throw new Error("there is no target");
  expect(there.x).toBeGreaterThan(frame.x);
  expect(there.x + there.width).toBeLessThan(frame.x + frame.width);
  expect(there.y + there.height).toBeLessThan(frame.y + frame.height);
});

test("numbers stand at the edge for those who want them", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [9, 4] }');
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await choices(page).first().waitFor();
  const columns = page.locator('.board svg g[aria-hidden] > text[y="-10"]');
  await expect(columns).toHaveCount(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Numbers at the edge of boards").check();
  await page.keyboard.press("Escape");
  // The dark behind the door has a column, too.
  await expect(columns).toHaveText(["-1", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
  await expect(page.locator('.board svg g[aria-hidden] > text[x="-54"]')).toHaveText(["0", "1", "2", "3", "4"]);
});
