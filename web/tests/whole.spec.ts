// Whole games of both DOOM games through the shared field, by clicking.
import { asked, choices, expect, playNow, spots, test } from "./help.ts";

/** More decisions than any of these games needs. */
const MOST = 900;

for (const game of ["doom2004", "doom2016"]) {
  test(`${game}: a whole game by clicking`, async ({ page }) => {
    test.setTimeout(420_000);
    await page.addInitScript(() => localStorage.setItem("telefrag-settings", JSON.stringify({ motion: false, sound: false })));
    await playNow(page, game);
    let n = 0;
    while (n < MOST && (await asked(page))) {
      const all = (await choices(page).count()) > 0 ? choices(page) : spots(page);
      // Now and then something bold, else whatever comes last: that ends turns.
      const pick = n % 3 === 0 ? all.nth(n % Math.max(1, await all.count())) : all.last();
      await pick.click({ timeout: 5000 }).catch(() => undefined);
      n += 1;
    }
    await expect(page.locator(".result h2")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  });
}
