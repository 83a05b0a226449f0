// Tables of several people: seats, the line, languages, settings.
import { accessible, choices, expect, playNow, test } from "./help.ts";
import { conclude } from "./turns.ts";

test("two people sit down, one begins, both see it", async ({ page, browser, baseURL }) => {
  await page.goto("/new?game=adrenaline");
  await page.getByLabel("Player 3", { exact: true }).selectOption("bot:soldier");
  await page.getByLabel("Player 4", { exact: true }).selectOption("bot:soldier");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Take your seats" })).toBeVisible();
  // It begins when its host says so, and not by itself.
  await expect(page.locator(".seats")).toContainText("Once every seat is taken, the host starts the game. Anyone with the link can join.");
  const begin = page.getByRole("button", { name: "Begin" });
  await expect(begin).toBeDisabled();
  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Sit down" }).first().click();
  await expect(other.locator(".seats")).toContainText("Waiting for the host");
  await expect(begin).toBeEnabled();
  await expect(page.locator(".prompt")).toHaveCount(0);
  await begin.click();
  await expect(choices(page).first()).toBeVisible();
  await expect(other.locator(".prompt")).toBeVisible();
  await other.getByRole("button", { name: "Chat" }).first().click();
  await other.getByLabel("Say something").fill("hello there");
  await other.getByRole("button", { name: "Send" }).click();
  await page.getByRole("button", { name: "Chat" }).first().click();
  await expect(page.getByText("hello there")).toBeVisible();
  // One of them lets a computer player go on, and comes back.
  await other.getByRole("button", { name: "Table menu" }).click();
  await other.getByRole("button", { name: "Let the computer play for me" }).click();
  await other.getByRole("button", { name: "Yes, play for me" }).click();
  await expect(page.getByText("Computer for Guest").first()).toBeVisible();
  await other.getByRole("button", { name: "I am back" }).click();
  await expect(page.getByText("Computer for Guest").first()).toBeHidden();
});

test("a phrase is read by everybody in their own language", async ({ page, browser, baseURL }) => {
  await playNow(page, "adrenaline");
  await page.getByRole("button", { name: "Chat" }).first().click();
  await page.getByRole("button", { name: "Quick phrases" }).click();
  await page.getByRole("button", { name: "Well played!" }).click();
  await expect(page.getByRole("log", { name: "Chat" })).toContainText("Well played!");
  const other = await (await browser.newContext({ baseURL: baseURL ?? "", locale: "hu-HU" })).newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Csevegés" }).first().click();
  await expect(other.getByRole("log", { name: "Csevegés" })).toContainText("Szép játék volt!");
});

test("a lost line comes back by itself", async ({ page, context }) => {
  await playNow(page, "adrenaline");
  await page.evaluate(() => performance.mark("before"));
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await choices(page).first().click();
  await expect(choices(page).first()).toBeVisible();
});

test("a list says which keys the table hears, by key and from the menu", async ({ page }) => {
  await playNow(page, "doom2016");
  await page.locator("body").press("Shift+K");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.locator("div", { has: page.getByText("Step in this direction") }).last()).toContainText("QWEADZXC");
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  // Where there are no steps there are no keys for them.
  await playNow(page, "adrenaline");
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keys" }).click();
  await expect(keys).toContainText("Take the last action back");
  await expect(keys).not.toContainText("Step in this direction");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Table menu" })).toBeFocused();
});

test("sound is as loud as the slider says, and stays so", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  const volume = page.getByRole("slider", { name: "Volume" });
  await expect(volume).toHaveValue("100");
  await volume.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("PageDown");
  const quieter = Number(await volume.inputValue());
  expect(quieter).toBeLessThan(95);
  await page.getByRole("checkbox", { name: "Sound" }).uncheck();
  await expect(volume).toBeDisabled();
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "Sound" }).check();
  await expect(volume).toHaveValue(String(quieter));
});

test("the language changes at once and stays", async ({ page }) => {
  await playNow(page, "doom2016");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Polski" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await expect(page.getByText("Twoja kolej").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Twoja kolej").first()).toBeVisible();
});

test("a computer player finishes the game; then it is watched again", async ({ page }) => {
  await playNow(page, "doom2016");
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: "Let the computer play for me" }).click();
  await page.getByRole("button", { name: "Yes, play for me" }).click();
  await conclude(page);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await expect(page.getByRole("slider", { name: "Timeline" })).toBeVisible();
  await page.getByRole("button", { name: "Next action" }).click();
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  // Who looks on is not spoken to as if the decision were theirs.
  const question = page.locator(".decision h2").first();
  for (let n = 0; n < 4; n += 1) {
    await expect(question).toHaveText(/^(Alpha|Bravo|The invader) is deciding\.$|^Waiting for another player\.$/);
    await page.getByRole("button", { name: "Next turn" }).click();
  }
  // A spectator sees nobody's cards, a seat its own; after the end all of them can be laid open.
  const [hands, holders] = [page.getByRole("list", { name: "Your cards" }), page.locator(".hand .holder")];
  await expect(hands).toHaveCount(0);
  await page.getByLabel("View as").selectOption("p1");
  await expect(hands).toHaveCount(1);
  await page.getByLabel("View as").selectOption("All cards open");
  await expect(holders).toHaveText([/Alpha/, /Bravo/, /invader/i]);
  await expect(hands).toHaveCount(3);
  await page.getByRole("button", { name: "Next turn" }).click();
  await expect(page.getByRole("group", { name: "Board" })).toBeVisible();
});
