// Two tabs of one browser: both see the same game, and neither spoils it.
import { choose, playNow } from "../help.ts";
import { moment, quick } from "../turns.ts";
import { expect, test, visit } from "./help.ts";

test("both tabs play the same game, one after the other", async ({ page, context, host }) => {
  await quick(page);
  await visit(page, host);
  await playNow(page, "doom2004", host.home);
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
