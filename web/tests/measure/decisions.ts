// What an evening of decisions is made of: how many are single steps, and how many clicks a walk with a shot takes. Nothing fails.
import type { Page } from "@playwright/test";
import { asked, choose, fromHome, test } from "../help.ts";
import { quick } from "../turns.ts";

/** An evening has so many decisions at least, and so many walks with a shot that their median says something; more than the last are too many. */
const [DECISIONS, CASES, MOST] = [125, 15, 2000];

interface Sent {
  action: string;
  then?: string[];
}

/** Click the first of these that is there; says whether one was. */
async function first(page: Page, selector: string): Promise<boolean> {
  const one = page.locator(selector).first();
  const there = (await one.count()) > 0;
  if (there) await one.click({ force: true });
  return there;
}

/** The square from which the next demon is nearest, or the next closed door while no demon is there; null if nobody comes nearer. */
const goal = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const words = document.querySelector(".board .unseen")?.textContent ?? "";
    const found = (pattern: RegExp) => [...words.matchAll(pattern)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    // Demons have numbers, marines have names.
    const demons = found(/(?<!door) \d+ \((-?\d+), (-?\d+)\)/g);
    const wanted = demons.length > 0 ? demons : found(/door \d+ \((-?\d+), (-?\d+)\)[^;]*?closed/g);
    const far = (x: number, y: number) => Math.min(...wanted.map((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y))));
    const handle = document.querySelector(".board .handle");
    const here = (name: string) => Number(handle?.getAttribute(name)) / Number(handle?.getAttribute("width"));
    if (!handle || wanted.length === 0) return null;
    let [best, least]: [string | null, number] = [null, far(here("x"), here("y"))];
    for (const land of document.querySelectorAll<SVGElement>(".board .land")) {
      const key = land.dataset["land"] ?? "";
      const [x = 0, y = 0] = key.split(",").map(Number);
      if (far(x, y) < least) [best, least] = [key, far(x, y)];
    }
    return best;
  });

for (const game of ["doom2004", "doom2016"]) {
  test(`${game}: decisions of an evening`, async ({ page }) => {
    test.setTimeout(1_800_000);
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
    await fromHome(page, game);
    while (sent.length < DECISIONS || (turns.length < CASES && sent.length < MOST)) {
      if (!(await asked(page))) {
        await fromHome(page, game);
        continue;
      }
      const before = sent.length;
      // An enemy that can be attacked, else nearer to one, else whatever ends the turn. What lies ahead is told a moment after the question.
      await page.waitForTimeout(150);
      const enemy = await first(page, ".board .spot:not(.land)[aria-label*=' · ']");
      const to = enemy ? null : await goal(page);
      const land = to !== null && (await first(page, `.board [data-land="${to}"]`));
      if (!enemy && !land) await choose(page, -1);
      clicks += 1;
      if (await page.locator(".several").isVisible()) {
        await first(page, ".several .act");
        clicks += 1;
      }
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
