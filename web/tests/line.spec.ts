// Two people at a table of Adrenaline, and one of them drops the line in the middle of it.
import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, test } from "./help.ts";
import { click, conclude, moment, quick } from "./turns.ts";

/** The live line of a page, which can be cut and mended. */
async function cord(page: Page): Promise<{ cut(): void; mend(): void }> {
  let down = false;
  let live: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/live\?/, (line) => {
    if (down) return void line.close({ code: 1001 });
    live = line;
    line.connectToServer();
  });
  return {
    cut: () => {
      down = true;
      void live?.close({ code: 1001 });
    },
    mend: () => {
      down = false;
    },
  };
}

/** Who of them is asked now; nobody when the game is over. */
async function turn(...pages: Page[]): Promise<Page | null> {
  for (;;) {
    for (const page of pages) if ((await page.locator('.prompt.asks[aria-busy="false"]').count()) > 0) return page;
    if ((await pages[0]?.locator(".result").count()) === 1) return null;
    await pages[0]?.waitForTimeout(30);
  }
}

/** Everything the log tells of the game, but for the cards and windows that only one of them has seen. */
const story = (page: Page) =>
  page
    .getByRole("log")
    .first()
    .getByRole("listitem")
    .evaluateAll((lines) => lines.map((line) => line.textContent.trim().replace(/^p\d +|draws .*/g, "")));

test("adrenaline: two people and a line that drops; nothing is lost", async ({ page, browser, baseURL }) => {
  test.setTimeout(300_000);
  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const line = await cord(other);
  await Promise.all([quick(page), quick(other)]);

  await page.goto("/new?game=adrenaline");
  await page.getByRole("combobox", { name: "Players", exact: true }).selectOption("3");
  await page.getByLabel("Player 3", { exact: true }).selectOption("bot:soldier");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Take your seats" }).waitFor();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Sit down" }).first().click();
  await page.getByRole("button", { name: "Begin" }).click();

  let n = 0;
  /** Whoever is asked decides, until that is so. */
  const until = async (enough: (asked: Page | null) => boolean) => {
    for (;;) {
      const asked = await turn(page, other);
      if (enough(asked)) return;
      if (asked) await click(asked)(n++);
    }
  };
  await until((asked) => n > 7 && asked === other);

  // A choice made while the line is down is kept, and done once when it is back.
  const at = await moment(other);
  line.cut();
  await other.locator(".prompt .choices button:visible, .board [data-lit]").first().click();
  await expect(other.locator(".prompt")).toHaveAttribute("aria-busy", "true");
  await expect(other.locator(".head [role=status]")).not.toHaveText("Live");
  line.mend();
  await expect(other.locator(".prompt")).not.toHaveAttribute("data-number", at ?? "");
  await expect(other.locator(".head [role=status]")).toHaveText("Live");

  // What the others do meanwhile is told afterwards.
  await until((asked) => asked === page);
  line.cut();
  for (let k = 0; k < 4 && (await page.locator(".prompt.asks").count()) > 0; k += 1) await click(page)(n++);
  line.mend();
  await expect.poll(() => story(other)).toEqual(await story(page));

  // And so it goes on to the end.
  const far = n + 6;
  await until((asked) => n >= far || asked === null);
  await expect.poll(() => story(other)).toEqual(await story(page));
  await conclude(page, other);
  for (const one of [page, other]) await expect(one.getByRole("button", { name: "Play again" })).toBeVisible();
  await expect.poll(() => story(other)).toEqual(await story(page));
});
