// How much must be loaded until the first board can be played on.
import { gzipSync } from "node:zlib";
import { choices, expect, GAMES, playButton, test } from "./help.ts";

const MOST = 300 * 1024;

for (const lang of ["en", "hu"]) {
  for (const game of GAMES) {
    test(`${game} in ${lang}: the first board needs at most 300 KB`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale: lang, baseURL: baseURL ?? "" });
      const page = await context.newPage();
      const sizes: Promise<number>[] = [];
      page.on("response", (response) => {
        if (new URL(response.url()).pathname.startsWith("/api/")) return;
        sizes.push(
          response.body().then(
            (body) => (response.url().endsWith(".woff2") ? body.length : gzipSync(body).length),
            () => 0,
          ),
        );
      });
      await page.goto("/");
      await playButton(page, game).click();
      await choices(page).first().waitFor();
      await page.waitForLoadState("networkidle");
      const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
      test.info().annotations.push({ type: "size", description: `${Math.round(sum / 1024)} KB` });
      expect(sum).toBeLessThanOrEqual(MOST);
      await context.close();
    });
  }
}
