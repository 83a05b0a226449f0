// A fourth game, of which the page knows nothing: the engine's example, in a program of its own that TELEFRAG_EXAMPLE names.
import { devices, type Page } from "@playwright/test";
import { accessible, expect, fits, GAMES, PICTURES, playButton, SIZES, test as base } from "./help.ts";
import { illegible } from "./screens/legible.ts";
import { withProgram } from "./server.ts";
import { click, moment, play, quick, touch } from "./turns.ts";

const GAME = "duel";
const PROGRAM = process.env["TELEFRAG_EXAMPLE"];

const test = base.extend<object, { server: string }>({
  server: [
    async ({ browserName: _ }, use) => {
      if (!PROGRAM)
        throw new Error("TELEFRAG_EXAMPLE names no program: build it with `cargo build --example duel -p telefrag` and say where it is");
      await withProgram(PROGRAM, use);
    },
    { scope: "worker" },
  ],
});

const [PHONE, , DESK] = SIZES;
const card = (page: Page) => page.locator(`[data-game="${GAME}"]`);

/** A picture among those of all other screens, of a screen that can be used and read. */
async function shown(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await fits(page);
  const { width, height } = page.viewportSize() ?? DESK;
  await page.screenshot({ path: `${PICTURES}/en/${width}x${height}/${GAME}-${name}.png`, fullPage: true });
  expect(await illegible(page)).toEqual([]);
  await accessible(page);
}

/** From home to the end of a game, against the computer. */
async function whole(page: Page, take: (n: number) => Promise<void>): Promise<void> {
  await page.goto("/");
  await expect(card(page).locator("svg")).toBeVisible();
  await expect(page.locator(".games .card")).toHaveCount(GAMES.length + 1);
  await shown(page, "home");
  await playButton(page, GAME).click();
  await moment(page);
  await expect(page.getByRole("group", { name: "Board" })).toBeInViewport();
  await expect(page.locator(".prompt h2")).toBeInViewport();
  await shown(page, "start");
  expect(await play(page, take)).toBeGreaterThan(2);
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await shown(page, "end");
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await quick(page);
});

test.describe("on a desk", () => {
  test.use({ viewport: DESK });

  test("an unknown game is played to the end by clicking", async ({ page }) => {
    await whole(page, click(page));
    await expect(page.getByRole("log").first().getByRole("listitem").first()).toBeVisible();
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByRole("button", { name: "Next action" }).click();
    await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  });

  test("an unknown game has a form of what the server offers", async ({ page }) => {
    await page.goto(`/new?game=${GAME}`);
    await page.getByRole("combobox", { name: "Players", exact: true }).selectOption("4");
    await expect(page.locator(".seat select")).toHaveCount(4);
    await expect(page.locator(".seat select").nth(3)).toHaveValue("open");
    await shown(page, "new");
    await page.getByRole("button", { name: "Fill with computer players" }).click();
    await page.getByRole("button", { name: "Begin the game" }).click();
    await moment(page);
    await expect(page.getByRole("list", { name: "Players" }).getByRole("listitem")).toHaveCount(4);
    await shown(page, "four");
  });

  test("people are pointed at on the board", async ({ page }) => {
    await page.goto("/");
    await playButton(page, GAME).click();
    await moment(page);
    const before = await page.locator(".prompt").getAttribute("data-number");
    await page.locator(".board .spot").first().click();
    await expect(page.locator(`.prompt:not([data-number="${before}"]), .result`).first()).toBeVisible();
    await expect(page.getByRole("log").first()).toContainText("fires");
  });
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"];
  test.use({ ...phone, viewport: PHONE });

  test("an unknown game is played to the end with a finger", async ({ page }) => {
    await whole(page, touch(page));
  });

  test("its form fits", async ({ page }) => {
    await page.goto(`/new?game=${GAME}`);
    await page.locator("form select").first().waitFor();
    await shown(page, "new");
  });
});
