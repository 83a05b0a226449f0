// A newcomer: from home to a table in one click, then some moves.
import type { GameInfo } from "../src/api/types.ts";
import { asked, choose, expect, fits, fromHome, GAMES, menu, MOVING, offered, playNow, SIZES, spots, test } from "./help.ts";

for (const game of GAMES) {
  test.describe("in motion", () => {
    test.use(MOVING);
    test(`${game}: home, play now, some moves`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("telefrag-settings", JSON.stringify({ speed: 4 })));
      await fromHome(page, game);
      for (let n = 0; n < 6 && (await asked(page)); n += 1) await choose(page, n);
      await expect(page.getByRole("log").first().getByRole("listitem").first()).toBeVisible();
    });
  });

  test(`${game}: a new table offers what the server offers`, async ({ page }) => {
    const infos = (await (await page.request.get("/api/games")).json()) as GameInfo[];
    const fields = infos.find(({ id }) => id === game)?.form ?? [];
    await page.goto(`/new?game=${game}`);
    await page.locator("form details summary").click();
    const known = (name: string | null) => fields.find((field) => field.name === name);
    for (const flag of await page.locator("form details input[name]").all())
      expect(known(await flag.getAttribute("name"))?.takes).toBe("flag");
    const lists: string[] = [];
    for (const list of await page.locator("form select[name]").all()) {
      const field = known(await list.getAttribute("name"));
      if (field?.takes !== "one") continue;
      lists.push(field.name);
      const offered = await list.locator("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      expect(offered.sort()).toEqual([...field.of].sort());
    }
    expect(lists).not.toEqual([]);
  });

  test(`${game}: the table fits every screen`, async ({ page }) => {
    await playNow(page, game);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await fits(page);
      await expect(page.getByRole("group", { name: "Board" })).toBeInViewport();
      await expect(page.locator(".prompt h2")).toBeInViewport();
    }
  });
}

for (const game of ["doom2004", "doom2016"]) {
  test(`${game}: a lit square on the board is a choice`, async ({ page }) => {
    await playNow(page, game);
    const spot = spots(page).last();
    for (let n = 0; n < 8 && (await asked(page)) && !(await spot.isVisible()); n += 1) await choose(page, 0);
    const number = await page.locator(".prompt").getAttribute("data-number");
    await spot.click();
    const taken = page.locator(`.prompt:not([data-number="${number}"])`);
    await menu(page).first().or(taken).waitFor();
    // Several cards may lead to the square.
    if (await menu(page).count()) await menu(page).first().click();
    await taken.waitFor();
  });
}

test("home keeps room for the games until the server has named them", async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  await page.route(/\/api\/games/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/");
  const box = () => page.locator(".games").boundingBox();
  const [before, button] = [await box(), page.getByRole("button", { name: "Play now" }).first()];
  await expect(button).toBeHidden();
  answer();
  await expect(button).toBeVisible();
  expect(await box()).toEqual(before);
});

test("games that do not come are told of, and asked for again", { annotation: { type: "breaks" } }, async ({ page }) => {
  await page.clock.install();
  await page.route(/\/api\/games/, (route) => route.abort());
  await page.goto("/");
  await expect(page.locator(".notes")).toContainText("cannot be reached");
  await page.unroute(/\/api\/games/);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("button", { name: "Play now" })).toHaveCount(GAMES.length);
});

test("the keys of the choices work", async ({ page }) => {
  await playNow(page, "doom2004");
  await offered(page, "Sprint");
  const before = await page.locator(".prompt h2").innerText();
  await page.keyboard.press("1");
  await expect(page.locator(".prompt h2")).not.toHaveText(before);
  await page.keyboard.press("u");
  await expect(page.locator(".prompt h2")).toHaveText(before);
});
