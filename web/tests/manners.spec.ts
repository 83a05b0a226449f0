// Manners of the table: a dead line says so, one screen for several hands, handing over and coming back, a replay before its time.
import { betweenHands, choices, expect, offered, playButton, playNow, test } from "./help.ts";
import { PROGRAM, withProgram } from "./server.ts";
import { quick } from "./turns.ts";

test.beforeEach(({ page }) => quick(page));

test(
  "without a network the table says so at once, and what is chosen is sent later",
  { annotation: { type: "breaks" } },
  async ({ page, context }) => {
    await playNow(page, "doom2004");
    await context.setOffline(true);
    await expect(page.getByText("Connection lost, trying again")).toBeVisible({ timeout: 3000 });
    await expect(page.getByRole("alert")).toContainText("There is no connection");
    const before = await page.locator(".prompt").getAttribute("data-number");
    await choices(page).first().click();
    await context.setOffline(false);
    await expect(page.locator(`.prompt:not([data-number="${before}"])`)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
  },
);

test("a server that does not answer any more is noticed within three seconds", { annotation: { type: "breaks" } }, async ({ page }) => {
  await withProgram(PROGRAM, async (address, _, program) => {
    await page.goto(address);
    await playButton(page, "doom2016").click();
    await choices(page).first().waitFor();
    try {
      program.kill("SIGSTOP");
      await expect(page.getByText("Connection lost, trying again")).toBeVisible({ timeout: 3500 });
    } finally {
      program.kill("SIGCONT");
    }
    await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 20_000 });
  });
});

test("between two hands at one screen a curtain falls", async ({ page }) => {
  const curtain = await betweenHands(page);
  // Nothing of the next hand is there before it is asked for.
  await page.keyboard.press("Escape");
  await expect(curtain).toBeVisible();
  const next = (await curtain.innerText()).includes("Blue") ? "Blue" : "Yellow";
  await curtain.getByRole("button", { name: "Show my cards" }).click();
  await expect(curtain).toBeHidden();
  await expect(page.locator(".prompt header")).toContainText(next);
});

test("marines of one person play together: no curtain", async ({ page }) => {
  await playNow(page, "doom2016");
  for (let n = 0; n < 8; n += 1) {
    await choices(page).last().click();
    await page.waitForTimeout(120);
    await expect(page.getByRole("dialog", { name: "The next player" })).toHaveCount(0);
  }
});

test("the computer plays only when that is meant, slowly enough to look on, and gives the seat back", async ({ page }) => {
  await playNow(page, "adrenaline");
  const menu = page.getByRole("button", { name: "Table menu" });
  await menu.click();
  await page.getByRole("button", { name: "Let the computer play for me" }).click();
  await page.getByRole("button", { name: "No, I play on" }).click();
  await page.getByRole("button", { name: "Let the computer play for me" }).click();
  await page.getByRole("button", { name: "Yes, play for me" }).click();
  const away = page.getByRole("region", { name: "The computer plays for you." });
  await expect(away).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(page.locator(".result")).toHaveCount(0);
  await away.getByRole("button", { name: "I am back" }).click();
  await expect(away).toBeHidden();
  await expect(choices(page).first()).toBeVisible({ timeout: 20_000 });
});

test("the replay of a game that goes on leads to the table", async ({ page }) => {
  await playNow(page, "doom2004");
  const table = page.url();
  await page.goto(`${table}/replay`);
  await expect(page.getByText("still being played")).toBeVisible();
  await page.getByRole("link", { name: "To the table", exact: true }).click();
  await expect(page).toHaveURL(table);
});

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [844, 390],
] as const) {
  test(`goal, decision and its end are in sight at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await playNow(page, "doom2004");
    await (await offered(page, "Advance")).first().click();
    await expect(page.locator(".headline .frags")).toBeInViewport();
    await expect(page.locator(".prompt h2")).toBeInViewport();
    await expect(page.getByRole("group", { name: "Board" })).toBeInViewport({ ratio: 0.9 });
    if (height > 700) await expect(page.locator(".pinned button").first()).toBeInViewport();
    expect((await page.locator(".board").boundingBox())?.height).toBeGreaterThan(height * 0.5);
  });
}
