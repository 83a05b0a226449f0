// The rules as WebAssembly: the same games as elsewhere, quick enough, and small enough.
import { execFileSync } from "node:child_process";
import { GAMES, choices, playButton } from "../help.ts";
import { expect, test, visit } from "./help.ts";

/** The house as a program of this machine. */
const LOCAL = process.env["TELEFRAG_LOCAL"] ?? "../target/release/local";
const native = (...args: string[]) => execFileSync(LOCAL, args, { encoding: "utf8", maxBuffer: 1 << 26 });

/** How many games are compared. */
const COMPARED = 1000;
/** The most that has to be loaded until the first board is there, in bytes. */
const MOST = 1_200_000;

for (const game of GAMES) {
  test(`${game}: a thousand games are the same here and there`, async ({ page, host }) => {
    test.setTimeout(120_000);
    await page.goto(host.home);
    await page.locator(`[data-game="${game}"]`).waitFor();
    const worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
    const here = await worker.evaluate(
      ([game, count]) => (self as unknown as { hashes(...asked: unknown[]): Promise<string> }).hashes(game, 0, count),
      [game, COMPARED] as const,
    );
    const there = native("hashes", game, "0", String(COMPARED));
    expect(here.trim().split("\n")).toHaveLength(COMPARED);
    expect(here.trim()).toBe(there.trim());
  });

  test(`${game}: the first board needs at most 1.2 MB`, async ({ browser, host }) => {
    // The service worker loads everything else meanwhile.
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    context.on("response", (response) => {
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
    const begun = Date.now();
    await page.goto(host.home);
    await playButton(page, game).click();
    await choices(page).first().waitFor();
    const took = Date.now() - begun;
    const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    test.info().annotations.push({ type: "first board", description: `${Math.round(sum / 1000)} KB, ${took} ms` });
    expect(sum).toBeLessThanOrEqual(MOST);
    await context.close();
  });
}

test("random play is at least a third as quick as outside the browser, however busy the machine is", async ({ page, host }) => {
  test.setTimeout(120_000);
  await visit(page, host);
  await page.goto(`${host.home}about`);
  await page.getByRole("button", { name: "How fast" }).click();
  await expect(page.locator("[data-measured]")).toHaveCount(GAMES.length, { timeout: 60_000 });
  for (const game of GAMES) {
    const here = Number(await page.locator(`[data-measured="${game}"]`).getAttribute("data-speed"));
    const there = Number(/[\d.]+/.exec(native("bench", game, "1"))?.[0]);
    test.info().annotations.push({ type: game, description: `${here} of ${Math.round(there)} decisions a second` });
    // Half is what we want; a machine that is busy meanwhile must not fail it.
    expect(here).toBeGreaterThan(there / 3);
  }
});
