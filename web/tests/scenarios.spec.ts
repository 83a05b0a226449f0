// Scenarios of DOOM (2004): somebody draws one from nothing, is told that the key lies behind its own lock, mends it, plays,
// measures and shares it; somebody else goes on from there.
import type { Page } from "@playwright/test";
import { checker, click, measured, publish, publishedFrom, takenBy, tool, winsByMarines, written } from "./drawing.ts";
import { choices, expect, test } from "./help.ts";

/** The kind of what is drawn, where kinds are signs. */
const sign = (page: Page, name: string) => page.locator(".signs").getByRole("button", { name, exact: true }).click();

/** A cap on each opening but the eastern one of the room that every sheet begins with. */
async function caps(page: Page): Promise<void> {
  await tool(page, "Map piece").click();
  await page.locator(".left").getByLabel("Kind").selectOption("CAP");
  await page.locator(".left").getByLabel("Area", { exact: true }).selectOption("A0");
  for (const [x, y] of [
    [1, 4],
    [-1, 1],
    [1, -1],
  ] as const) {
    await page.getByRole("button", { name: "Turn R" }).click();
    await click(page, x + 0.5, y + 0.5);
  }
}

test("a scenario is drawn, mended, played, measured and shared, and another goes on from it", async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/workshop/edit/doom2004");
  await expect(checker(page)).toContainText("there is no door `exit-1`");
  // A hall that is an area of its own; the exit is at its end.
  await tool(page, "Map piece").click();
  await page.locator(".left").getByLabel("Kind").selectOption("HALL3");
  await page.getByRole("button", { name: "A new area" }).click();
  await click(page, 4.5, 1.5);
  await tool(page, "Door").click();
  await sign(page, "Exit");
  await click(page, 7.03, 1.5);
  await expect(checker(page)).toContainText("leads nowhere");
  await caps(page);
  await expect(checker(page)).toContainText("joins the areas A0 and A1 without a door");
  await tool(page, "Door").click();
  await sign(page, "Red lock");
  await click(page, 4.03, 1.5);
  await expect(checker(page)).toContainText("the door `door-1` needs the red key, and there is none");
  await tool(page, "Start").click();
  await sign(page, "Blue marine");
  await click(page, 0.5, 1.5);
  await tool(page, "Figure").click();
  await sign(page, "Zombie");
  await click(page, 6.5, 2.5);
  // The key of a lock lies behind it.
  await tool(page, "Item").click();
  await sign(page, "Red key");
  await click(page, 5.5, 1.5);
  await expect(checker(page)).toContainText("the red key on (5, 1) cannot be reached");
  await expect(page.locator(".board .mark.grave").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Try it" })).toBeDisabled();
  await tool(page, "Erase").click();
  await click(page, 5.5, 1.5);
  await tool(page, "Item").click();
  await click(page, 3.5, 0.5);
  await expect(checker(page)).toContainText("Nothing wrong");
  await expect(page.locator(".board .mark")).toHaveCount(0);
  await page.getByLabel("Title (en)").fill("Short <i>Sluice</i>");
  await page.getByLabel("Title (en)").blur();
  const text = await written(page);
  expect(text).toContain("blue = [0, 1]");
  expect(text).toContain('{ piece = "CAP", at = [1, -1], turn = 270 }');
  expect(text).toContain('id = "A1"\npieces = [\n    { piece = "HALL3", at = [4, 1] },\n]');
  expect(text).toContain('id = "door-1"\nx = 4\ny = [1, 2]\nkey = "red"');

  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await choices(page).first().waitFor();
  await page.goBack();
  await expect(checker(page)).toContainText("Nothing wrong");

  const result = await measured(page);
  await winsByMarines(result, 3);
  await result.getByRole("button", { name: "Where marines stand" }).click();
  await expect(page.locator(".board [data-heat=stands] rect").first()).toBeVisible();
  await result.getByText("Doors").click();
  await expect(result.getByText(/opened in \d+% of the games|never opened/).first()).toBeVisible();

  await publish(page, { Tags: "small" });
  await expect(page.getByText("Published:")).toBeVisible();

  const other = await takenBy(browser, baseURL, "sluice", "Short <i>Sluice</i>");
  await tool(other, "Obstacle").click();
  await other.locator(".left").getByLabel("Kind").selectOption("barrel");
  await click(other, 3.5, 3.5);
  await publishedFrom(other, "Long Sluice", "Short <i>Sluice</i>");
  await other.context().close();
});
