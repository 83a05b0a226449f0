// A finished game looked back at: the chart under the timeline, its marks, and what was better, in words.
import type { Page } from "@playwright/test";
import { accessible, expect, fits, SOON, test } from "./help.ts";

/** A short game that computer players have played to its end. */
async function finished(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByLabel("Name").fill("Cleo");
  await page.getByRole("button", { name: "Play as a guest" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const bot = { bot: "recruit" };
  const setup = { players: 3, board: "small", skulls: 5, ending: "sudden-death" };
  const opened = await page.request.post("/api/tables", { data: { game: "adrenaline", setup, seats: ["me", bot, bot], begin: true } });
  const { id } = (await opened.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/seats/p1`, { data: bot });
  // An answer without a scene is shown, if no other comes.
  const phase = async () => {
    const told = (await (await page.request.get(`/api/tables/${id}`)).json()) as { scene?: { phase: string } };
    return told.scene?.phase ?? told;
  };
  await expect.poll(phase, SOON).toBe("over");
  return id;
}

test("a finished game shows how it stood, what cost most, and leads there", async ({ page }) => {
  const id = await finished(page);
  await page.goto(`/table/${id}/replay`);
  const chart = page.getByRole("img", { name: /^Points by which each is expected/ });
  await expect(chart).toBeVisible({ timeout: 40_000 });
  await expect(chart.locator("polyline")).toHaveCount(3);
  // A mark leads to its decision, and the list says what was better.
  const words = page.getByRole("region", { name: "Looking back" });
  await page.getByRole("button", { name: /^Costly decision 1/ }).click();
  const first = words.locator("ol").first().getByRole("button").first();
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(first).toContainText("Chosen: ");
  await expect(first).toContainText("Better: ");
  await expect(first).toContainText(/−\d+\.\d points/);
  // The chart is a timeline of its own, for keys and for a finger.
  const along = page.getByRole("slider", { name: "Moment on the chart" });
  const count = page.locator(".bar .head");
  const before = await count.textContent();
  await along.focus();
  await page.keyboard.press("End");
  await expect(count).not.toHaveText(before ?? "");
  await expect(page.getByRole("slider", { name: "Timeline" })).toHaveValue((await along.inputValue()) || "");
  await accessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
  const { x, width } = (await chart.boundingBox()) ?? { x: 0, width: 0 };
  expect(x + width).toBeLessThanOrEqual(390);
});
