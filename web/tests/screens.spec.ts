// Every screen, windows too: nobody is locked out, nothing sticks out or is cut off, and seats are told apart without colour.
import { accessible, DOOMS, expect, fits, GAMES, SIZES } from "./help.ts";
import { illegible } from "./screens/legible.ts";
import { SCREENS, enter, settle, test } from "./screens/screens.ts";

for (const [name, { show, guest, breaks, alike }] of Object.entries(SCREENS)) {
  if (alike) continue;
  test(`${name}: everybody can use it`, { annotation: breaks ? { type: "breaks" } : [] }, async ({ page, world }) => {
    await enter(page, "en", world, { guest: guest ?? false });
    // axe takes its time with a long log.
    test.slow();
    await page.setViewportSize(SIZES[0]);
    await show(page, world.tables);
    await settle(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await fits(page);
      expect(await illegible(page)).toEqual([]);
      // What a tablet shows, one of the others shows too.
      if (size !== SIZES[1]) await accessible(page, { colours: size === SIZES[2] });
    }
  });
}

/** Where most is said in little room, in the language with the longest words. */
const LONGEST = [
  ...DOOMS.flatMap((game) => ["shot", "end", "card", "invader"].map((part) => `${game}-${part}`)),
  ...GAMES.map((game) => `new-${game}`),
  "doom2016-told",
];

for (const name of LONGEST) {
  test(`${name}: everything can be read in Hungarian on a phone`, async ({ page, world }) => {
    await page.setViewportSize(SIZES[0]);
    await enter(page, "hu", world, {});
    await SCREENS[name]?.show(page, world.tables);
    await settle(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "hu");
    await fits(page);
    expect(await illegible(page)).toEqual([]);
  });
}

for (const game of DOOMS) {
  test(`${game}: a picture of a shot shows the place as it is painted, and an enemy`, async ({ page, world }) => {
    await enter(page, "en", world, {});
    await SCREENS[`${game}-shot`]?.show(page, world.tables);
    await settle(page);
    expect(await page.locator(".board image.place").count()).toBe(1);
    await expect(page.locator(".shots .aimed:not(.idle)")).toBeVisible();
  });

  test(`${game}: a picture of the end shows its numbers`, async ({ page, world }) => {
    await enter(page, "en", world, {});
    await SCREENS[`${game}-end`]?.show(page, world.tables);
    await settle(page);
    expect(await page.locator(".result figure svg").count()).toBe(1);
  });
}

test("the text of a weapon in the hand is not cut", async ({ page, world }) => {
  await enter(page, "hu", world, {});
  for (const size of [SIZES[2], { width: 1366, height: 768 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    await SCREENS["adrenaline-middle"]?.show(page, world.tables);
    const texts = page.locator(".hand .weapons .help");
    await texts.first().waitFor();
    const cut = await texts.evaluateAll((all) =>
      all.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
    );
    expect(cut).toEqual([]);
  }
});

test("whoever asks for more contrast gets it", async ({ page }) => {
  await page.goto("/");
  const inks = () =>
    page.evaluate(() => ["--quiet", "--line", "--ground"].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)));
  const usual = await inks();
  await page.emulateMedia({ contrast: "more" });
  const more = await inks();
  expect(more).toEqual(["#d5dbe1", "#8a949f", "#000"]);
  expect(more).not.toEqual(usual);
});

test("without colours seats have their shapes, and buttons their edges", async ({ page, world }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await enter(page, "en", world, {});
  await page.goto("/");
  const marks = page.locator(".mine .seat path");
  await marks.first().waitFor();
  // The four seats of a table have four shapes, and none is lost in the ground.
  const [shapes, fills] = await marks.evaluateAll((paths) => [
    new Set(paths.map((path) => path.getAttribute("d"))).size,
    paths.map((path) => getComputedStyle(path).fill),
  ]);
  expect(shapes).toBe(4);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(fills).not.toContain(ground);
  await expect(page.locator(".games .btn").first()).not.toHaveCSS("border-top-style", "none");
  await page.goto(`/table/${world.tables["adrenaline-start"]}`);
  await page.locator(".choices .btn").first().waitFor();
  await expect(page.locator(".choices .btn").first()).not.toHaveCSS("border-top-style", "none");
});
