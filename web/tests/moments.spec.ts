// The great moments of both DOOM games, each decided by clicks on the page, with what comes of it.
import type { Page } from "@playwright/test";
import { choices, expect, MOVING, SOON, test } from "./help.ts";
import { against, standsAt } from "./rivals.ts";
import { ARMED, HALL, IDLE, room } from "./rooms.ts";

const asked = (page: Page) => page.locator(".prompt.asks[aria-busy='false'] h2");
const pick = (page: Page, label: RegExp) => choices(page).filter({ hasText: label }).click();
const fire = (page: Page) => page.locator(".shots .fire").click();
const log = (page: Page) => page.getByRole("log");
/** Great moments where nothing moves. */
const noted = (page: Page) => page.locator(".board .noted");
/** The position in words. */
const told = (page: Page) => page.locator(".board .unseen");
const land = (page: Page, square: string) => page.locator(`.board [data-land="${square}"]`);

test("a guard order interrupts an attack, and who is dead does not attack", async ({ page, request }) => {
  const scenario = room('{ kind = "trite", colour = "any", at = [4, 1] }');
  const { table, rival } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await pick(page, /^Ready/);
  await pick(page, /^Order guard/);
  await pick(page, /^End the turn/);
  await pick(page, /ask me again when an invader attacks/);
  await rival.answer(/^Activate trite/, [/^Step/, "3,1"], [/^Step/, "2,1"], /^Attack/, [/^Attack red marine/, "1,1"]);
  await expect(asked(page)).toHaveText("Attack: trite 1 → red marine. Use your order first?");
  expect(await standsAt(page, "f1")).toBe("2,1");
  await pick(page, /^Attack with pistol/);
  await fire(page);
  await expect(log(page)).toContainText("The red marine uses an order: guard.");
  await expect(log(page)).toContainText("The trite 1 dies.");
  expect(await standsAt(page, "f1")).toBeNull();
  await expect(told(page)).toContainText("red marine (1, 1), health 10 of 10");
  // Its attack is not rolled; the invader goes on.
  await expect(log(page)).not.toContainText("The trite 1 attacks");
  await expect(page.locator(".prompt")).toContainText("The invader is deciding.");
  await rival.answer(/^End the invader's turn/);
  await expect(asked(page)).toContainText("Round 2");
});

test("an aimed attack: the die that is chosen is rolled again, the other stays", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [4, 1] }');
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await pick(page, /^Ready/);
  await pick(page, /^Order aim/);
  await pick(page, /^Aimed attack with pistol/);
  await fire(page);
  await expect(asked(page)).toContainText("Dice: yellow die (3/1) and green die (2/0) = range 5, damage 1.");
  await expect(asked(page)).toContainText("zombie 1: 0 wounds. Your attack is aimed: which dice are rolled again?");
  await pick(page, /^Re-roll green die \(2\/0\): hits 100%/);
  await expect(log(page)).toContainText("has dice rolled again: yellow die (3/1) and green die (1/1) = range 4, damage 2. Hit: 2 damage.");
  await expect(told(page)).toContainText("zombie 1 (4, 1), health 1 of 2");
});

test("a grenade that falls short drifts, and bursts where it comes down", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [8, 3] }, { kind = "zombie", colour = "any", at = [4, 1] }', {
    obstacles: '{ kind = "barrel", at = [5, 2] }',
  });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await pick(page, /^Advance/);
  await pick(page, /^Attack with grenade/);
  await expect(told(page)).toContainText("barrel (5, 2)");
  await page.locator('.board .spot[aria-label^="Attack zombie 1"]').click();
  await expect(log(page)).toContainText("The attack fails: it reaches 5, and the range is 7. The blast drifts 3 spaces west.");
  // Nobody is hurt where it was aimed at, but the barrel and whoever stands by it.
  await expect(log(page)).toContainText("The barrel explodes.");
  await expect(told(page)).not.toContainText("barrel");
  await expect(told(page)).toContainText(/zombie 1 \(8, 3\), .*, health 2 of 2; zombie 2 \(4, 1\), .*, health 1 of 2/);
});

test("who is knocked back flies where the invader points", async ({ page, request }) => {
  const scenario = room('{ kind = "hell-knight", colour = "any", at = [3, 1] }');
  const { table, rival } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["rival", "me"]);
  await rival.answer(/^Sprint/, /^End the turn/);
  await page.goto(table);
  await pick(page, /^Activate hell knight/);
  await land(page, "2,1").click();
  await expect.poll(() => standsAt(page, "f1")).toBe("2,1 2×2");
  await fire(page);
  await expect(asked(page)).toContainText("Knockback by hell knight 1: everyone hit may be moved up to 3 spaces.");
  await expect(told(page)).toContainText("red marine (1, 1), 1 west, health 7 of 10");
  // Past the hell knight, but not beyond three spaces.
  await expect(page.locator('.board .spot[aria-label^="Move red marine here"]')).toHaveCount(22);
  await page.locator('.board .spot[aria-label="Move red marine here, 2 east, 3 south"]').click();
  await expect.poll(() => standsAt(page, "p1")).toBe("4,4");
  await expect(log(page)).toContainText("The red marine is knocked back.");
  await expect(told(page)).toContainText("red marine (4, 4), 2 east, 3 south, health 7 of 10");
});

test("a door that is opened shows what lies behind it", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [8, 0] }', { red: "6, 2" });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await pick(page, /^Sprint/);
  const squares = page.locator(".board rect.floor");
  const before = await squares.count();
  expect(await standsAt(page, "f2")).toBeNull();
  await land(page, "9,2").click();
  await pick(page, /^Open ordinary door 1/);
  // What it says at the threshold stands large.
  await expect(noted(page).locator(".head")).toHaveText("Something breathes in the dark");
  await expect(log(page)).toContainText("Something breathes in the dark.");
  // A hall of six squares and two of its end, an imp and something to take.
  await expect(squares).toHaveCount(before + 8);
  expect(await standsAt(page, "f2")).toBe("12,3");
  await expect(told(page)).toContainText(/imp 2 \(12, 3\), .*, health 2 of 2/);
  await expect(told(page)).toContainText("door 1 (10, 3), 1 east, 1 south, open");
  await expect(told(page)).toContainText("health (11, 2)");
  // One can go in there now.
  await expect(asked(page)).toContainText("3 movement points");
  await land(page, "11,2").click();
  await expect.poll(() => standsAt(page, "p1")).toBe("11,2");
});

test("a staggered demon dies in a glory kill by whoever walks onto it", async ({ page, request }) => {
  const { table, mine, rival } = await against(page, request, "doom2016", { mission: HALL, marines: ["alpha"] }, ["me", "rival"]);
  await mine.answer(...ARMED);
  await rival.answer(...IDLE, /^Activate 1 pinky/, /^Activate no more/, /^Play nothing/);
  await page.goto(table);
  await pick(page, /^Play Pump Blast/);
  await fire(page);
  await pick(page, /^Use nothing/);
  await expect(told(page)).toContainText("cacodemon 1 (3, 2), 2 east, health 2 of 6");
  await land(page, "2,2").click();
  await expect.poll(() => standsAt(page, "p1")).toBe("2,2");
  await expect(page.locator(".hand")).not.toContainText("Second Wind");
  await page.locator(".rose").getByRole("button", { name: "Step east, for 2 movement points, glory kill: cacodemon 1" }).click();
  await expect(noted(page).locator(".good .head")).toHaveText("Glory kill");
  await expect(noted(page)).toContainText("The cacodemon 1 dies in a glory kill by Alpha.");
  await expect.poll(() => standsAt(page, "p1")).toBe("3,2");
  expect(await standsAt(page, "f1")).toBeNull();
  await expect(log(page)).toContainText("The cacodemon 1 dies in a glory kill by Alpha.");
  await expect(log(page)).toContainText("Alpha draws the glory kill card Second Wind.");
  await expect(page.locator(".hand")).toContainText("Second Wind");
  await expect(asked(page)).toContainText("Left: 0 movement points and 1 main action.");
});

test("demons are summoned from a portal, each where the invader points", async ({ page, request }) => {
  const { table, rival } = await against(page, request, "doom2016", { mission: HALL, marines: ["alpha"] }, ["rival", "me"]);
  await rival.answer(...ARMED);
  await page.goto(table);
  await pick(page, /^Summon from blue portal/);
  await pick(page, /^Summon 2 possessed soldiers/);
  await expect(asked(page)).toHaveText("Summoning from blue portal: possessed soldier, 1 of 2. Where does it come out?");
  // On the portal and all round it.
  const places = page.locator('.board .spot[aria-label="Place here"]');
  await expect(places).toHaveCount(9);
  await places.first().click();
  await expect(asked(page)).toHaveText("Summoning from blue portal: possessed soldier, 2 of 2. Where does it come out?");
  await expect(places).toHaveCount(8);
  await places.last().click();
  await expect(asked(page)).toHaveText("You have 6 threat counters and may spend 3. Which portal do you summon from?");
  expect(await standsAt(page, "f3")).toBe("7,0");
  expect(await standsAt(page, "f4")).toBe("9,2");
  await expect(told(page)).toContainText("possessed soldier 3 (7, 0), health 3 of 3; possessed soldier 4 (9, 2), health 3 of 3");
  await expect(log(page)).toContainText("The invader summons from the blue portal. The possessed soldier 3 comes out.");
  // Each portal once a round.
  await expect(choices(page).filter({ hasText: /^Summon from/ })).toHaveText([/yellow portal/]);
});

test("a long demon turns round, for a movement point", async ({ page, request }) => {
  const { table, mine, rival } = await against(page, request, "doom2016", { mission: HALL, marines: ["alpha"] }, ["rival", "me"]);
  await rival.answer(...ARMED);
  await mine.answer(...IDLE);
  await page.goto(table);
  await pick(page, /^Activate 1 pinky/);
  await pick(page, /^Activate pinky/);
  await pick(page, /^Play nothing/);
  await expect(asked(page)).toContainText("5 movement points");
  expect(await standsAt(page, "f2")).toBe("5,3 2×1");
  await page.locator('.board .spot[aria-label^="Turn"][aria-label$="1 east, 1 north"]').click();
  await expect(asked(page)).toContainText("4 movement points");
  expect(await standsAt(page, "f2")).toBe("6,2 1×2");
  await expect(log(page)).toContainText("The pinky 2 turns.");
  // And on, by its button.
  await pick(page, /^Turn no\. 1/);
  await expect(asked(page)).toContainText("3 movement points");
  expect(await standsAt(page, "f2")).toBe("5,2 2×1");
});

test.describe("in motion", () => {
  test.use(MOVING);

  test("a marine is fragged: who did it, with what sum; a click and the story goes on", async ({ page, request }) => {
    const zombies = ["0, 0", "1, 0", "2, 0", "0, 1"].map((at) => `{ kind = "zombie", colour = "any", at = [${at}] }`);
    const demons = [1, 2].map((x) => `{ kind = "demon", colour = "any", at = [${x}, 2], to = [${x}, 3] }`);
    const setup = { scenario: room([...zombies, ...demons].join(", ")), marines: ["red"], difficulty: "nightmare" };
    const { table, mine, rival } = await against(page, request, "doom2004", setup, ["me", "rival"]);
    await mine.answer(/^Unload/, /^End the turn/);
    const frags = async () => ((await rival.scene()).view as { frags: number }).frags;
    // One after the other attacks, until he falls; what was before that is no news.
    let seen = 0;
    for (let n = 0; n < 6 && (await frags()) === 0; n += 1) {
      await rival.answer(/^Activate (zombie|demon)/);
      seen = (await rival.scene()).number;
      await rival.answer(/^Attack$/, /^Attack red marine/);
      await expect.poll(async () => (await rival.scene()).question?.seat, SOON).toBe("p2");
      const done = (await rival.scene()).question?.choices?.find(({ deed }) => deed === "done");
      if (done) await rival.answer(new RegExp(`^${done.label}`));
    }
    expect(await frags()).toBe(1);
    await page.addInitScript(
      ([settings, told]) => {
        localStorage.setItem("telefrag-settings", settings);
        localStorage.setItem("telefrag-seen", told);
      },
      [JSON.stringify({ sound: false, motion: true }), JSON.stringify({ [table.replace("/table/", "")]: seen })] as const,
    );
    await page.goto(table);
    const banner = page.locator(".board .banner");
    await expect(banner.locator(".title")).toHaveText("Fragged", SOON);
    await expect(banner.locator(".line")).toHaveText([/^Killed by: (zombie|demon) \d$/, /^\d+ damage ÷ \d armour = \d+ wounds?$/]);
    // Nobody is told before it, and who has seen enough need not wait.
    await expect(page.locator(".prompt.telling")).toBeVisible();
    await expect(page.locator(".headline .frags")).toHaveAttribute("title", /1 \/ 6/);
    await banner.click();
    await expect(banner).toHaveCount(0);
    await expect(page.locator(".prompt")).toContainText("The invader is deciding.");
    expect(await standsAt(page, "p1")).toBeNull();
  });
});
