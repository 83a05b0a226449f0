// What people read and hear: no names that programs use, everybody's own name and colour, nothing cut or covered.
import type { Page } from "@playwright/test";
import { asked, choose, expect, fits, GAMES, playNow, SIZES, test } from "./help.ts";
import { illegible } from "./screens/legible.ts";
import { quick } from "./turns.ts";

/** As long as a name may be, in the widest letters. */
const LONG = "W".repeat(24);

test.beforeEach(({ page }) => quick(page));

/** All that is shown or read aloud; the position in words, where places have numbers on purpose, apart. */
const said = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("body *:not(script, style, .board > .unseen, .board > .unseen *)")];
    const named = ["aria-label", "title", "alt", "placeholder"].flatMap((name) => all.flatMap((one) => one.getAttribute(name) ?? []));
    const own = (one: Element) => [...one.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : []));
    return [...named, ...all.flatMap(own)].map((text) => text.trim()).filter(Boolean);
  });

for (const game of GAMES) {
  test(`${game}: nobody reads or hears names that programs use, nor numbers of squares`, async ({ page }) => {
    await playNow(page, game);
    for (let n = 0; n < 8 && (await asked(page)); n += 1) {
      const words = await said(page);
      expect(words.length).toBeGreaterThan(50);
      // Seats, figures, keys of texts; squares as DOOM counts them.
      expect(words.filter((text) => /\b[pf][1-9]\d?\b|\b(d04|d16|page|adrenaline)-[a-z]/.test(text))).toEqual([]);
      if (game !== "adrenaline") expect(words.filter((text) => /\(-?\d+, ?-?\d+\)/.test(text))).toEqual([]);
      await choose(page, n % 3 === 2 ? -1 : 0);
    }
  });
}

test("a name has up to 24 letters, and has room everywhere", async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await playNow(page, "doom2004");
  const table = page.url();
  await page.goto("/me/account");
  const form = page.locator("form", { has: page.getByRole("button", { name: "Change name" }) });
  const name = form.getByLabel("Name", { exact: true });
  await name.fill("");
  await name.pressSequentially(`${LONG}WWWWWW`);
  await expect(name).toHaveValue(LONG);
  await page.getByRole("button", { name: "Change name" }).click();
  await expect(page.getByRole("heading", { name: LONG })).toBeVisible();
  for (const at of ["/me/account", "/", table]) {
    await page.goto(at);
    await expect(page.getByText(LONG).first()).toBeAttached();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await fits(page);
      expect(await illegible(page), `${at} ${size.width}`).toEqual([]);
    }
  }
});

test("in lists a seat has the colour that it has at its table", async ({ page }) => {
  const inks = (shapes: string) =>
    page
      .locator(shapes)
      .evaluateAll((all) => [...new Set(all.map((one) => `${one.getAttribute("d")} ${getComputedStyle(one).fill}`))].sort());
  for (const game of ["doom2004", "doom2016"]) {
    await playNow(page, game);
    const there = await inks(".strip .panel header svg path[d^='M']");
    expect(there.length).toBeGreaterThan(2);
    const id = new URL(page.url()).pathname;
    await page.goto("/");
    await page.locator(`.mine a[href$="${id}"] .seat svg path`).first().waitFor();
    expect(await inks(`.mine a[href$="${id}"] .seat svg path`)).toEqual(there);
  }
});

test("the market of weapons has a title and a way out, and the buttons of the board cover no square", async ({ page }) => {
  await playNow(page, "adrenaline");
  for (const size of [...SIZES, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    await expect(page.locator(".zoom")).toBeVisible();
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const buttons = document.querySelector(".zoom")?.getBoundingClientRect() ?? new DOMRect();
            const squares = [...document.querySelectorAll("[data-square], .board .square")].map((one) => one.getBoundingClientRect());
            const over = ({ left, right, top, bottom }: DOMRect) =>
              left < buttons.right && right > buttons.left && top < buttons.bottom && bottom > buttons.top;
            return [squares.length > 8, squares.filter(over).length];
          }),
        { message: `${size.width}×${size.height}` },
      )
      .toEqual([true, 0]);
  }
  await page.setViewportSize(SIZES[2]);
  await page.getByRole("button", { name: "Weapons at the spawnpoints" }).click();
  const market = page.locator(".sheet:popover-open");
  await expect(market.getByRole("heading", { name: "Weapons at the spawnpoints" })).toBeVisible();
  expect(await market.getByRole("listitem").count()).toBeGreaterThan(5);
  await market.getByRole("button", { name: "Close" }).click();
  await expect(market).toHaveCount(0);
});
