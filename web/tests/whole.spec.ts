// Whole games of both DOOM games through the shared field.
import { expect, playNow, test } from "./help.ts";
import { quick } from "./turns.ts";
import { playWhole } from "./whole.ts";

for (const game of ["doom2004", "doom2016"]) {
  test(`${game}: a whole game by clicking`, async ({ page }) => {
    await quick(page);
    await playNow(page, game);
    const { taken, onBoard } = await playWhole(page, game);
    await expect(page.locator(".result h2")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
    test.info().annotations.push({ type: "play", description: `${taken} decisions, ${onBoard} on the board` });
    expect(taken).toBeGreaterThan(20);
  });
}
