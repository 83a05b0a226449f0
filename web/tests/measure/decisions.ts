// What an evening of decisions is made of: how many are single steps, and how many clicks a walk with a shot takes. Nothing fails.
import type { Page } from "@playwright/test";
import { asked, choices, playNow, test } from "../help.ts";
import { quick } from "../turns.ts";

const DECISIONS = 125;

interface Sent {
  action: string;
  then?: string[];
}

/** Click the first of these that is there; says whether one was. */
async function first(page: Page, selector: string, last = false): Promise<boolean> {
  const all = page.locator(selector);
  const count = await all.count();
  if (count === 0) return false;
  await all.nth(last ? count - 1 : 0).click({ force: true });
  return true;
}

for (const game of ["doom2004", "doom2016"]) {
  test(`${game}: decisions of an evening`, async ({ page }) => {
    await quick(page);
    const sent: Sent[] = [];
    page.on("websocket", (line) =>
      line.on("framesent", ({ payload }) => {
        const ask = JSON.parse(String(payload)) as Sent & { do?: string };
        if (ask.do === "act") sent.push(ask);
      }),
    );
    let clicks = 0;
    const turns: number[] = [];
    let [walked, since] = [false, 0];
    await playNow(page, game);
    while (sent.length < DECISIONS) {
      if (!(await asked(page))) {
        await playNow(page, game);
        continue;
      }
      const before = sent.length;
      // An enemy that can be attacked, else a place to go to, else whatever comes first.
      await page.waitForTimeout(150);
      const enemy = await first(page, ".board .spot:not(.land)[aria-label*=' · ']");
      const land = !enemy && (await first(page, ".board .land", true));
      if (!enemy && !land) await choices(page).nth(-1).click();
      clicks += 1;
      if (await page.locator(".several").isVisible()) {
        await first(page, ".several .act");
        clicks += 1;
      }
      await page.waitForFunction((before) => before >= 0, before);
      await page.locator(".prompt[aria-busy=false], .result").first().waitFor();
      for (const { action, then = [] } of sent.slice(before)) {
        const all = [action, ...then];
        if (/^(advance|sprint|ready|unload|play)/.test(action)) [walked, since] = [false, clicks - (land || enemy ? 1 : 0)];
        walked ||= all.some((one) => one.startsWith("step"));
        if (walked && all.some((one) => /^(at|fire|strike)/.test(one))) {
          turns.push(clicks - since);
          walked = false;
        }
      }
    }
    const single = sent.filter(({ action, then = [] }) => action.startsWith("step") && then.length === 0).length;
    turns.sort((a, b) => a - b);
    const median = turns[Math.floor(turns.length / 2)] ?? 0;
    console.log(
      `${game}: ${single} of ${sent.length} decisions are single steps; a walk with a shot takes ${median} clicks (${turns.length} of them)`,
    );
  });
}
