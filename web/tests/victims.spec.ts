// Attacks that hit several: who is hit is drawn before it is made, friends in red.
import type { Page } from "@playwright/test";
import { choices, expect, test } from "./help.ts";
import { against } from "./rivals.ts";
import { room } from "./rooms.ts";

const pick = (page: Page, label: RegExp) => choices(page).filter({ hasText: label }).click();
const sightsOf = (page: Page) => page.locator(".board .sights");
/** The squares that are drawn like this, whole ones for what is larger. */
const squares = async (page: Page, like: string) =>
  (
    await sightsOf(page)
      .locator(like)
      .evaluateAll((all) => all.map((one) => ["x", "y"].map((n) => Math.floor(Number(one.getAttribute(n)) / 40)).join()))
  ).sort();

/** The colour of danger, as the page computes it. */
const red = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "var(--danger)";
    document.querySelector(".board")?.append(probe);
    return getComputedStyle(probe).color;
  });

test("before a grenade flies its blast is drawn, and friends in it are red", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [5, 1] }, { kind = "zombie", colour = "any", at = [6, 2] }', {
    green: "4, 2",
  });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red", "green"] }, ["me", "me", "rival"]);
  await page.goto(table);
  await pick(page, /^Advance/);
  await pick(page, /^Attack with grenade/);
  await page.locator('.board .spot[aria-label^="Attack zombie 1"]').hover();
  const sights = page.locator(".board .sights");
  await expect(sights.locator(".blast")).toHaveCount(9);
  await expect(sights.locator(".victim")).toHaveCount(3);
  // The green marine at 4,2 stands in it.
  const friend = sights.locator(".victim.friend");
  await expect(friend).toHaveCount(1);
  await expect(friend).toHaveAttribute("x", "161");
  await expect(friend).toHaveAttribute("y", "81");
  const danger = await red(page);
  await expect(friend).toHaveCSS("stroke", danger);
  await expect(sights.locator(".victim:not(.friend)").first()).not.toHaveCSS("stroke", danger);
  // And in words.
  await expect(page.locator(".shots .also li")).toHaveText([/Zombie 2/, /green marine, your own side/]);
  await expect(page.locator(".shots .also .friend")).toHaveCSS("color", danger);
  await expect(page.locator(".shots .aimed")).toContainText("range 4 of");
  await expect(sights.locator(".step")).toHaveText(["1", "2", "3"]);
});

test("a sweep asks for no target: whoever points at it sees whom it hits all round", async ({ page, request }) => {
  const zombies = ["2, 1", "0, 0", "4, 1"].map((at) => `{ kind = "zombie", colour = "any", at = [${at}] }`);
  const setup = {
    scenario: room(zombies.join(", "), { green: "2, 2", give: "chainsaw" }),
    marines: ["red", "green"],
    baggage: [{ cards: ["point-man"] }],
  };
  const { table } = await against(page, request, "doom2004", setup, ["me", "me", "rival"]);
  await page.goto(table);
  await pick(page, /^Advance/);
  const sweep = choices(page).filter({ hasText: /^Sweep with chainsaw/ });
  await expect(sightsOf(page)).toHaveCount(0);
  await sweep.hover();
  // Both zombies beside him; not the one beyond, and not the friend.
  await expect(sightsOf(page).locator(".victim")).toHaveCount(2);
  expect(await squares(page, ".victim")).toEqual(["0,0", "2,1"]);
  await expect(sightsOf(page).locator(".friend, line")).toHaveCount(0);
  await page.mouse.move(2, 2);
  await expect(sightsOf(page)).toHaveCount(0);
  await sweep.click();
  const log = page.getByRole("log");
  await expect(log).toContainText(/zombie 1/);
  await expect(log).toContainText(/zombie 2/);
  await expect(log).not.toContainText(/zombie 3/);
});

test("an attack that blows through goes on to the next, a die fewer, and shows whom it hits then", async ({ page, request }) => {
  const figures = ["4, 1", "5, 0"].map((at) => `{ kind = "zombie", colour = "any", at = [${at}] }`);
  const scenario = room(figures.join(", "), { green: "5, 2", give: 'chain-gun", "bullets' });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red", "green"] }, ["me", "me", "rival"]);
  await page.goto(table);
  await pick(page, /^Advance/);
  await pick(page, /^Attack with chain gun/);
  // The first target alone.
  await expect(sightsOf(page).locator(".victim")).toHaveCount(1);
  expect(await squares(page, ".victim")).toEqual(["4,1"]);
  await page.locator(".shots .fire").click();
  const on = page.locator('.board .spot[aria-label*="attack zombie 2"]');
  await expect(on).toHaveCount(1);
  await on.hover();
  await expect(sightsOf(page).locator(".victim:not(.friend)")).toHaveCount(1);
  expect(await squares(page, ".victim")).toEqual(["5,0"]);
  // Never onto a friend.
  await expect(page.locator('.board .spot[aria-label*="green marine"]')).toHaveCount(0);
  await on.click();
  await page.locator(".several .act").first().click();
  await expect(page.getByRole("log")).toContainText(/zombie 2/);
});
