// The field of both DOOM games: keyboard, pointing, patterns, motion, words, the phone.
import { asked, choose, expect, offered, playNow, SIZES, spots, test } from "./help.ts";
import type { Page } from "@playwright/test";

const position = (page: Page) => page.locator(".board .unseen");

/** DOOM (2004) up to the first steps. */
async function walking(page: Page): Promise<void> {
  await playNow(page, "doom2004");
  await (await offered(page, "Sprint")).click();
  await expect(spots(page).first()).toBeVisible();
}

test("a marine walks by keyboard alone", async ({ page }) => {
  await walking(page);
  await page.getByRole("group", { name: "Board" }).focus();
  const question = page.locator(".decision h2");
  await expect(question).toContainText("Left: 8 movement points");
  for (const left of [7, 6, 5]) {
    const before = await position(page).innerText();
    await page.keyboard.press("Tab");
    await expect(page.locator(".spot:focus")).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".spot:focus.pointed")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(position(page)).not.toHaveText(before);
    // The question comes with the end of the step that is told.
    await expect(question).toContainText(`Left: ${left} movement points`);
    // The keyboard finds the next choice where the last one was.
    await expect(page.locator(".spot:focus")).toHaveCount(1);
    await page.keyboard.press("Shift+Tab");
  }
  // One stop for all squares.
  await expect(page.locator(".land[tabindex='0']")).toHaveCount(1);
});

test("what is pointed at shows on the board and in the prompt", async ({ page }) => {
  await walking(page);
  const step = page.locator(".rose button").first();
  const label = (await step.getAttribute("aria-label")) ?? "";
  await step.hover();
  await expect(page.locator(".spot.pointed")).toHaveAttribute("aria-label", label);
  await page.locator(`.spot[aria-label="${label}"]`).hover();
  await expect(step).toHaveClass(/pointed/);
});

test("a square that is no choice says why not", async ({ page }) => {
  await playNow(page, "doom2004");
  await (await offered(page, "Unload")).click();
  await (await offered(page, "Attack with fist")).click();
  await expect(spots(page).first()).toBeVisible();
  // A square of the floor on which nothing is lit and nobody stands.
  const free = await page.locator(".board rect.floor").evaluateAll((all) =>
    all.findIndex((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === one;
    }),
  );
  await page.locator(".board rect.floor").nth(free).click();
  await expect(page.locator(".decision").getByRole("status")).toContainText(/D04-/);
});

test("everything can be asked about: undo by its button, cards and squares by the question mark", async ({ page }) => {
  await playNow(page, "doom2004");
  const answer = page.locator(".decision").getByRole("status");
  const undo = page.getByRole("button", { name: /Undo/ });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  // What is greyed is no button to Playwright, and one to a person.
  await undo.click({ force: true });
  await expect(answer).toContainText("There is nothing to take back.");
  await answer.getByRole("button", { name: "Close" }).click();
  await page.locator("body").press("u");
  await expect(answer).toContainText("There is nothing to take back.");
  await (await offered(page, "Unload")).click();
  await page.locator("body").press("?");
  const cursor = page.locator(".board .cursor");
  await expect(cursor).toBeFocused();
  await page.locator(".hand .chip").first().click();
  await expect(answer).toContainText(/D04-/);
  // He has declared to attack, so he has no points for a step: the cause is shown where he stands.
  await cursor.press("ArrowRight");
  await cursor.press("Enter");
  await expect(answer).toContainText("Movement points left: 0");
  await expect(page.locator(".board .blamed .cause")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(cursor).toHaveCount(0);
});

test("patterns stand for colours where they are wanted", async ({ page }) => {
  await playNow(page, "doom2004");
  const hatches = page.locator(".board .hatch");
  await expect(hatches.first()).toBeHidden();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(/pattern/i).check();
  await page.keyboard.press("Escape");
  await expect(hatches.first()).toBeVisible();
});

test("the words say where everything is", async ({ page }) => {
  await playNow(page, "doom2016");
  // The cards say who acts first: a marine, or a demon that may have walked by then.
  await expect(position(page)).toContainText(/Around [\w ]+: north \d/);
  await expect(position(page)).toContainText(/imp \d+ \(\d+, \d+\), .*health 3 of 3/);
  await expect(position(page)).toContainText(/door 1 \(7, 3\), .*closed/);
  await expect(position(page)).toContainText("Rocket Launcher (12, 9)");
});

test("without motion nothing is waited for", async ({ page }) => {
  await playNow(page, "doom2016");
  for (let n = 0; n < 4 && (await asked(page)); n += 1) await choose(page, n);
  await expect(page.getByRole("button", { name: "Skip" })).toHaveCount(0);
  await expect(page.locator(".caption")).toHaveCount(0);
});

test("on a phone everybody's counters are in a row, and a tap tells the rest", async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await playNow(page, "doom2004");
  const row = page.locator(".strip");
  await expect(row.getByText("Green marine")).toBeVisible();
  await expect(row.locator(".facts").first()).toBeVisible();
  const goals = page.locator(".sheet").getByText("Find the exit");
  await expect(goals).toHaveCount(0);
  await page.getByRole("button", { name: "Everybody and the goals" }).click();
  await expect(goals).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(goals).toHaveCount(0);
});

test("on a phone the answer to why not is in sight, and so is what it points at", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server, viewport: SIZES[0], hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await playNow(page, "doom2004");
  await (await offered(page, "Unload")).click();
  await page.getByRole("button", { name: "Ask why something cannot be done" }).tap();
  const marine = page.locator(".board .cursor");
  await expect(marine).toBeVisible();
  const box = (await marine.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(box.x + 1.5 * box.width + 6, box.y + box.height / 2);
  await expect(page.locator(".decision").getByRole("status")).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator(".board .blamed .cause").first()).toBeInViewport();
  await expect(page.locator(".card.panel")).toHaveCount(0);
  await context.close();
});
