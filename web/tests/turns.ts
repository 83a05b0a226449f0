// Ways to play on at a table: wait for the next decision, take it by mouse, finger or keys.
import { expect, type Page } from "@playwright/test";
import type { TablePage } from "../src/api/types.ts";
import { SOON } from "./help.ts";

/** Settings for games that are played to the end. */
const QUICK = JSON.stringify({ motion: false, sound: false });
/** More decisions than any game needs. */
const MOST = 1500;

/** No motion and no sound on this page. */
export const quick = (page: Page) => page.addInitScript((settings) => localStorage.setItem("telefrag-settings", settings), QUICK);

/** The number of the open decision, once it is another than before; null when the game is over. */
export async function moment(page: Page, before: string | null = null): Promise<string | null> {
  const next = page.locator(`.prompt.asks[aria-busy="false"]:not([data-number="${before}"]), .result`).first();
  await next.waitFor({ timeout: 30_000 });
  return next.getAttribute("data-number");
}

/** Take decisions until the game is over or there were enough of them; says how many. */
export async function play(page: Page, take: (n: number) => Promise<void>, most = MOST): Promise<number> {
  let now = await moment(page);
  for (let n = 0; n < most; n += 1) {
    if (now === null) return n;
    await take(n);
    now = await moment(page, now);
  }
  return most;
}

/** Computer players bring the game to its end while nobody looks; then everybody sees how it ended. */
export async function conclude(...pages: Page[]): Promise<void> {
  const tables: string[] = [];
  for (const page of pages) {
    const table = new URL(page.url()).pathname;
    await page.goto("/about");
    const api = `/api${table.replace("table", "tables")}`;
    const scene = async () => ((await (await page.request.get(api)).json()) as TablePage).scene;
    // Seats of others are refused.
    for (const n of (await scene()).sitters.keys()) await page.request.post(`${api}/seats/p${n + 1}`, { data: { bot: "soldier" } });
    tables.push(table);
    if (tables.length === pages.length) await expect.poll(async () => (await scene()).phase, SOON).toBe("over");
  }
  await Promise.all(pages.map((page, n) => page.goto(tables[n] ?? "/")));
  for (const page of pages) await page.locator(".result").waitFor();
}

interface Place {
  x: number;
  y: number;
}

/** The middle of one of the things that match, in sight. */
function place(page: Page, selector: string, n: number): Promise<Place | null> {
  return page.evaluate(
    ([selector, n]) => {
      const all = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
      const one = all[n % all.length];
      if (!one) return null;
      one.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [selector, n] as const,
  );
}

const LIT = ".board [data-lit]";
const BUTTONS = ".prompt .choices button:enabled";
const MENU = "[role=menu]:popover-open [role=menuitem]";

/** After a choice: with several at one spot the menu is answered, too; then the table has moved on. */
async function follow(page: Page, now: string | null, answer: () => Promise<void>): Promise<void> {
  const taken = page.locator(`.prompt:not([data-number="${now}"]), .result`);
  await taken.or(page.locator(MENU)).first().waitFor({ timeout: 10_000 });
  if ((await page.locator(MENU).count()) > 0) await answer();
  await taken.first().waitFor({ timeout: 10_000 });
}

const current = (page: Page) => page.locator(".prompt").getAttribute("data-number");

/** On the board where it shows choices, every third time in the prompt; `poke` is a click or a touch at a place of the screen. */
async function point(page: Page, n: number, poke: (at: Place) => Promise<void>): Promise<void> {
  const now = await current(page);
  const [first, second] = n % 3 === 0 ? [BUTTONS, LIT] : [LIT, BUTTONS];
  const at = (await place(page, first, 7 * n)) ?? (await place(page, second, 7 * n));
  if (!at) throw new Error("there is nothing to choose");
  await poke(at);
  await follow(page, now, async () => {
    const one = await place(page, MENU, n);
    if (one) await poke(one);
  });
}

export const click = (page: Page) => (n: number) => point(page, n, ({ x, y }) => page.mouse.click(x, y));
export const touch = (page: Page) => (n: number) => point(page, n, ({ x, y }) => page.touchscreen.tap(x, y));

/** Press Tab until something that matches has the focus. */
export async function tab(page: Page, selector: string, most = 90): Promise<void> {
  for (let n = 0; n < most; n += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] as const;

/** By keys alone: the focus on the board, arrows and Enter; every third time the number of a choice. */
export const type = (page: Page) => async (n: number) => {
  const now = await current(page);
  const [spots, numbers] = [await page.locator(LIT).count(), await page.locator(`${BUTTONS} kbd`).count()];
  if (spots > 0 && (n % 3 !== 0 || numbers === 0)) {
    await tab(page, LIT);
    await page.keyboard.press(ARROWS[n % ARROWS.length] ?? "ArrowUp");
    const seen = await page.evaluate(() => {
      const it = document.activeElement;
      const { top = 0, bottom = 0 } = it?.getBoundingClientRect() ?? {};
      return it?.matches(":focus-visible") === true && bottom > 0 && top < innerHeight;
    });
    if (!seen) throw new Error("the focus is not to be seen");
    await page.keyboard.press("Enter");
  } else {
    await page.keyboard.press(String(1 + (n % numbers)));
  }
  await follow(page, now, () => page.keyboard.press("Enter"));
};
