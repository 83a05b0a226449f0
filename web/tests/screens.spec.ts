// Every screen, windows too: nobody is locked out, nothing sticks out or is cut off, and seats are told apart without colour.
import { accessible, expect, fits, SIZES } from "./help.ts";
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
      if (size !== SIZES[1]) await accessible(page);
    }
  });
}

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
