// Opponents have a name, a face and a style, and say what they would do in one's place.
import { expect, test } from "./help.ts";

test("whoever plays against computers alone can ask them", async ({ page }) => {
  await page.goto("/new?game=adrenaline");
  await page.getByRole("button", { name: "Fill with computer players" }).click();
  await expect(page.getByLabel("Style of Player 2")).toHaveValue("bot:soldier-careful");
  await page.getByLabel("Style of Player 2").selectOption("hunter");
  await page.getByLabel("Player 2", { exact: true }).selectOption("bot:veteran");
  await expect(page.getByText("Talon")).toBeVisible();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page.getByText("Talon (veteran, hunter)").first()).toBeVisible();
  // A question with one answer alone needs no hint; the first that has more gets one.
  const hint = page.getByRole("button", { name: "Hint" });
  const first = page.locator(".prompt .choices .btn").first();
  await expect(first).toBeVisible();
  if (!(await hint.isVisible())) await first.click();
  await hint.click();
  const advice = page.locator(".hint");
  await expect(advice).toContainText("I would");
  await expect(advice).toContainText(/points (ahead|behind)/);
  const number = await page.locator(".prompt").getAttribute("data-number");
  await advice.getByRole("button").first().click();
  await expect(page.locator(".prompt")).not.toHaveAttribute("data-number", number ?? "");
});
