// Whole games of both DOOM games through the shared field, of either side: by mouse, by finger and by keys.
import type { Page } from "@playwright/test";
import { expect, playNow, test } from "./help.ts";
import { quick } from "./turns.ts";
import { MANNERS, playWhole, type Manner, type Side } from "./whole.ts";

/** To a table of one's own as the invader, against computer players. */
async function asInvader(page: Page, game: string): Promise<void> {
  await page.goto(`/new?game=${game}`);
  const seats = page.locator(".seat");
  await expect(seats.nth(1)).toBeVisible();
  await seats.last().locator("select").first().selectOption("me");
  await seats.first().locator("select").first().selectOption("open");
  await page.getByRole("button", { name: "Fill with computer players" }).click();
  await page.locator("form .hot").click();
  await expect(page).toHaveURL(/\/table\//);
}

type Evening = [game: string, side: Side, by: Manner];
const USUAL: Evening[] = [
  ["doom2004", "marines", "finger"],
  ["doom2016", "marines", "mouse"],
  ["doom2016", "invader", "keys"],
];
/** All of them take some minutes: `TELEFRAG_WHOLE=all`. */
const ALL = ["doom2004", "doom2016"].flatMap((game) =>
  (["marines", "invader"] as const).flatMap((side) => (["mouse", "finger", "keys"] as const).map((by): Evening => [game, side, by])),
);

for (const [game, side, by] of process.env["TELEFRAG_WHOLE"] === "all" ? ALL : USUAL) {
  test.describe(by, () => {
    test.use(MANNERS[by].use);
    test(`${game}: a whole game of the ${side}`, async ({ page }) => {
      await quick(page);
      await (side === "invader" ? asInvader(page, game) : playNow(page, game));
      const { taken, onBoard } = await playWhole(page, game, undefined, { by, side });
      await expect(page.locator(".result h2")).toBeVisible();
      await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
      test.info().annotations.push({ type: "play", description: `${taken} decisions, ${onBoard} on the board` });
      expect(taken).toBeGreaterThan(20);
    });
  });
}
