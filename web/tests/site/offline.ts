// Without a network: everything that was there at the first visit is there, and a whole game of each can be played.
import { playNow } from "../help.ts";
import { click, moment, play, quick } from "../turns.ts";
import { playWhole } from "../whole.ts";
import { comeBack, cutOff, expect, test, visit } from "./help.ts";

/** After so many decisions the page is loaded anew. */
const SOME = 5;

test.afterEach(async ({ context, host }) => comeBack(context, host));

for (const game of ["adrenaline", "doom2004", "doom2016"]) {
  test(`${game}: a whole game against computers, loaded anew in the middle`, async ({ page, context, host }) => {
    test.setTimeout(180_000);
    await quick(page);
    await visit(page, host);
    await cutOff(context, host);
    await playNow(page, game, host.home);

    const on = (most?: number) =>
      game === "adrenaline" ? play(page, click(page), most) : playWhole(page, game, most).then(({ taken }) => taken);
    await on(SOME);
    const [number, asks] = [await moment(page), await page.locator(".prompt h2").innerText()];
    await page.reload();
    expect(await moment(page)).toBe(number);
    await expect(page.locator(".prompt h2")).toHaveText(asks);

    expect(await on()).toBeGreaterThan(10);
    await expect(page.locator(".result h2")).toBeVisible();
    await page.goto(host.home);
    await expect(page.getByRole("link", { name: /Winner|over/i }).first()).toBeVisible();
  });
}

test("the codex, the workshop and a new table are there too", async ({ page, context, host }) => {
  await visit(page, host);
  await cutOff(context, host);
  await page.getByRole("link", { name: "Rules" }).first().click();
  await page.getByRole("link", { name: "Adrenaline" }).first().click();
  await expect(page.locator("#ADR-TURN-1, li.panel").first()).toBeVisible();
  await page.goto(`${host.home}workshop/edit/doom2016`);
  await expect(page.getByRole("button", { name: "Try it" })).toBeVisible();
  await page.goto(`${host.home}new?game=doom2004`);
  await page.locator("form button.hot").click();
  await expect(page.locator(".prompt h2")).toBeVisible();
});
