// What the tests share: a page that must not complain, and ways to play.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { withServer } from "./server.ts";

/** A page on which every error of the console fails the test, unless something breaks there on purpose. */
export const test = base.extend<{ calm: undefined }, { server: string }>({
  server: [async ({ browserName: _ }, use) => withServer(use), { scope: "worker" }],
  baseURL: async ({ server }, use) => use(server),
  calm: [
    async ({ page }, use, { annotations }) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`));
      page.on("pageerror", (error) => errors.push(error.message));
      await use(undefined);
      if (!annotations.some(({ type }) => type === "breaks")) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** For what computer players or a server do meanwhile: whoever waits asks again soon. */
export const SOON = { timeout: 60_000, intervals: [100] };

/** For tests that want to see things move. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** A phone, a tablet, a desk. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** The games that the page has something of its own for. */
export const GAMES = readdirSync(new URL("../src/games", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((file) => basename(file) === "title.ts")
  .map((file) => basename(dirname(file)))
  .sort();

/** Those that are played on squares, marines against an invader. */
export const DOOMS = GAMES.filter((game) => game.startsWith("doom"));

/** Where pictures of screens are kept. */
export const PICTURES = process.env["SCREENSHOTS"] ?? fileURLToPath(new URL("../../target/screenshots", import.meta.url));

/** The button that begins a game at once. */
export const playButton = (page: Page, game: string): Locator => page.locator(`[data-game="${game}"]`).getByRole("button");

/** From home to a table against computer players, in one click; what the page asked the server for. */
export async function fromHome(page: Page, game: string, home = "/"): Promise<void> {
  await page.goto(home);
  await playButton(page, game).click();
  await expect(page).toHaveURL(/\/table\//);
  await choices(page).first().waitFor();
}

/** What "Play now" asks the server for, by game: heard once. */
const orders = new Map<string, unknown>();

/** At a table as "Play now" opens it, without the way over home, which takes as long as the table itself. */
export async function playNow(page: Page, game: string): Promise<void> {
  if (!orders.has(game)) {
    const order = page.waitForRequest((request) => request.method() === "POST" && new URL(request.url()).pathname === "/api/tables");
    await fromHome(page, game);
    orders.set(game, (await order).postDataJSON());
    return;
  }
  await page.addInitScript(() => localStorage.setItem("telefrag-known", "1"));
  // Who is somebody here already stays so.
  if (!(await page.request.get("/api/me")).ok()) await page.request.post("/api/guest", { data: { name: "Guest 1234" } });
  const opened = await page.request.post("/api/tables", { data: orders.get(game) });
  const { id } = (await opened.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await choices(page).first().waitFor();
}

export const choices = (page: Page) => page.locator(".prompt :is(.choices button, .rose button, .shots .btn):enabled:visible");

/** Two hands of Adrenaline at one screen, up to the curtain between them. */
export async function betweenHands(page: Page, home = "/"): Promise<Locator> {
  await page.goto(`${home}new?game=adrenaline`);
  await page.getByRole("combobox", { name: "Players", exact: true }).selectOption("3");
  await page.getByLabel("Player 2", { exact: true }).selectOption("me");
  await page.getByLabel("Player 3", { exact: true }).selectOption("bot:soldier");
  await page.getByRole("button", { name: "Begin the game" }).click();
  const curtain = page.getByRole("dialog", { name: "The next player" });
  // Nobody has asked to see any cards yet.
  await curtain.getByRole("button", { name: "Show my cards" }).click();
  await expect(curtain).toBeHidden();
  return untilCurtain(page);
}

/** Play on until the screen goes to the other hand. */
export async function untilCurtain(page: Page): Promise<Locator> {
  const curtain = page.getByRole("dialog", { name: "The next player" });
  for (let n = 0; n < 30 && !(await curtain.isVisible()); n += 1) {
    await choices(page).last().click();
    await page.waitForTimeout(150);
  }
  await expect(curtain).toContainText(/(Yellow|Blue) is next/);
  return curtain;
}

/** Where several choices lie on one spot of the board: the list of them. */
export const menu = (page: Page) => page.locator(".several .act, [role=menu]:popover-open [role=menuitem]");
/** Choices that the board shows. */
export const spots = (page: Page) => page.locator(".board .spot");

/** Choices that are folded away, because the board shows them too. */
const folded = (page: Page) => page.locator(".prompt details:not([open]) > summary");

/** Wait until it is our turn or the game is over; true while there is something to choose. */
export async function asked(page: Page): Promise<boolean> {
  await expect(choices(page).or(spots(page)).or(folded(page)).or(page.locator(".result")).first()).toBeVisible({ timeout: 30_000 });
  return (await page.locator(".result").count()) === 0;
}

/** Take one of the choices, counted from the end if the number is negative, and wait for what comes of it. */
export async function choose(page: Page, n: number): Promise<void> {
  const before = await page.locator(".prompt").getAttribute("data-number");
  if ((await choices(page).count()) === 0 && (await folded(page).count()) > 0) await folded(page).first().click();
  const count = await choices(page).count();
  await (count > 0 ? choices(page).nth(n < 0 ? count + n : n % count) : spots(page).first()).click();
  await page.locator(`.prompt:not([data-number="${before}"]):visible, .result:visible, .several:visible`).first().waitFor();
}

/** Let questions go by until this choice is offered: cards that interrupt may be dealt at any time. */
export async function offered(page: Page, label: string): Promise<Locator> {
  const wanted = choices(page).filter({ hasText: label });
  for (let n = 0; n < 8 && (await asked(page)) && (await wanted.count()) === 0; n += 1) await choose(page, -1);
  return wanted;
}

/** The axe that the builder brings, in short: it would be read anew four times for each look. */
const AXE = readFileSync(createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");
const NO_MORE_AXE = "0";

/** Nothing serious that would lock somebody out. Colours take axe longest: who looks at several sizes looks at them once. */
export async function accessible(page: Page, { colours = true } = {}): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await new AxeBuilder({ page, axeSource: NO_MORE_AXE })
    // Nothing here plays by itself: there is no sound or film to load first.
    .options({ resultTypes: ["violations"], preload: false, rules: { "color-contrast": { enabled: colours } } })
    // No frames here: nothing has to be put together on a page of its own.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join("\n")}`)).toEqual([]);
}

/** Nothing sticks out to the right. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

export { expect };
