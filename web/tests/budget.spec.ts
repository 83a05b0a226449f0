// How much is sent until the first board can be played on: the page, what it asks the server, and what comes over its line.
import { choices, expect, GAMES, playButton, test } from "./help.ts";

const MOST = 300 * 1024;

for (const lang of ["en", "hu"]) {
  for (const game of GAMES) {
    test(`${game} in ${lang}: the first board needs at most 300 KB`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale: lang, baseURL: baseURL ?? "" });
      const page = await context.newPage();
      const sizes: Promise<number>[] = [];
      page.on("response", (response) => {
        sizes.push(
          response
            .request()
            .sizes()
            .then(
              ({ responseBodySize }) => responseBodySize,
              () => 0,
            ),
        );
      });
      // Lines are not compressed.
      let lines = 0;
      page.on("websocket", (line) => line.on("framereceived", ({ payload }) => (lines += Buffer.byteLength(payload))));
      await page.goto("/");
      await playButton(page, game).click();
      await choices(page).first().waitFor();
      await page.waitForLoadState("networkidle");
      const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, lines);
      test
        .info()
        .annotations.push({ type: "size", description: `${Math.round(sum / 1024)} KB, ${Math.round(lines / 1024)} of them over the line` });
      expect(sum).toBeLessThanOrEqual(MOST);
      await context.close();
    });
  }
}
