// Two tabs of one browser: both see the same game, and neither spoils it.
import type { Page } from "@playwright/test";
import { choose, fromHome } from "../help.ts";
import { click, moment, play, quick } from "../turns.ts";
import { playWhole } from "../whole.ts";
import { expect, test, visit } from "./help.ts";

test("both tabs play the same game, one after the other", async ({ page, context, host }) => {
  await quick(page);
  await visit(page, host);
  await fromHome(page, "doom2004", host.home);
  const other = await context.newPage();
  await quick(other);
  await other.goto(page.url());
  const tabs = [page, other];
  let now = await moment(page);
  for (let n = 0; n < 6; n += 1) {
    const [acts, looks] = [tabs[n % 2] ?? page, tabs[(n + 1) % 2] ?? page];
    expect(await moment(looks)).toBe(now);
    await choose(acts, 0);
    now = await moment(acts, now);
    await expect(looks.locator(".prompt")).toHaveAttribute("data-number", now ?? "");
  }
  // Both answer at the same time: one of them comes first, and the game goes on.
  await Promise.all(tabs.map((tab) => choose(tab, 0)));
  for (const tab of tabs) await tab.reload();
  expect(await moment(page)).toBe(await moment(other));
  expect(await moment(page)).not.toBe(now);
});

test("two tabs play different games, and each keeps its place", async ({ page, context, host }) => {
  await quick(page);
  await visit(page, host);
  await fromHome(page, "adrenaline", host.home);
  const other = await context.newPage();
  await quick(other);
  await fromHome(other, "doom2016", host.home);
  const tabs: { tab: Page; answer: () => Promise<unknown> }[] = [
    { tab: page, answer: () => play(page, click(page), 1) },
    { tab: other, answer: () => playWhole(other, "doom2016", 1) },
  ];
  const tables = tabs.map(({ tab }) => new URL(tab.url()).pathname);
  expect(tables[1]).not.toBe(tables[0]);

  // One after the other: what one answers moves its own table, and no other.
  const now = await Promise.all(tabs.map(({ tab }) => moment(tab)));
  for (let n = 0; n < 6; n += 1) {
    for (const [at, { tab, answer }] of tabs.entries()) {
      const elsewhere = tabs[1 - at]?.tab ?? tab;
      await answer();
      now[at] = await moment(tab, now[at]);
      expect(now[at]).not.toBeNull();
      expect(await moment(elsewhere)).toBe(now[1 - at]);
    }
  }
  // Both at the same time: neither is lost.
  await Promise.all(tabs.map(({ answer }) => answer()));
  const then = await Promise.all(tabs.map(({ tab }, at) => moment(tab, now[at])));
  for (const { tab } of tabs) await tab.reload();
  for (const [at, { tab }] of tabs.entries()) {
    expect(then[at]).not.toBe(now[at]);
    expect(await moment(tab)).toBe(then[at]);
    expect(new URL(tab.url()).pathname).toBe(tables[at]);
  }
  await page.goto(host.home);
  await expect(page.locator(".mine li a")).toHaveCount(tables.length);
  for (const table of tables) await expect(page.locator(`.mine a[href="${table}"]`)).toBeVisible();
});
