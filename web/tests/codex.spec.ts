// The codex, which reads without a script: on a phone, on a desk, on paper, for everybody.
import { accessible, expect, fits, SIZES, test } from "./help.ts";
import { illegible } from "./screens/legible.ts";

const PAGES = [
  "/codex",
  "/codex/doom2004?lang=pl",
  "/codex/D04-LOS-1?lang=hu",
  "/codex/D16-COV-1",
  "/codex/words?lang=hr",
  "/codex/adrenaline/sheets",
  "/codex/doom2016/sheets?lang=hu",
  "/codex/search?q=line+of+sight",
  "/codex/search?q=xyzzy",
] as const;

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a rule is found by its words and read", async ({ page }) => {
    await page.goto("/codex?lang=en");
    await page.getByRole("main").getByRole("searchbox").fill("line of sig");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("status")).toContainText("places for “line of sig”");
    await page.getByRole("link", { name: "D04-LOS-1", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("D04-LOS-1");
    await expect(page.locator(".statement")).not.toBeEmpty();
    await page.getByRole("link", { name: /^Next: D04-LOS-2/ }).click();
    await expect(page).toHaveURL(/\/codex\/D04-LOS-2\?lang=en$/);
  });

  test("the language is changed on the spot and stays", async ({ page }) => {
    await page.goto("/codex/D04-LOS-1?lang=en");
    await page.locator("header").getByRole("link", { name: "pl" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("D04-LOS-1");
    await page.getByRole("link", { name: "Kodeks", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kodeks");
  });

  test("what does not exist says so", { annotation: { type: "breaks" } }, async ({ page }) => {
    const answer = await page.goto("/codex/D04-LOS-99?lang=en");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("There is no rule with the number “D04-LOS-99”");
    await expect(page.getByRole("searchbox")).toHaveValue("D04-LOS-99");
  });
});

for (const path of PAGES) {
  test(`${path}: everybody can read it`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await fits(page);
      expect(await illegible(page)).toEqual([]);
      if (size !== SIZES[1]) await accessible(page);
    }
    // Headings come in order: none is skipped.
    const levels = await page.locator("h1, h2, h3").evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, n) => level <= (levels[n - 1] ?? 0) + 1)).toBe(true);
  });
}

test("whoever comes by keyboard skips to the text", async ({ page }) => {
  await page.goto("/codex/doom2016?lang=en");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the text" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("on paper it is black on white, without the way around", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/codex/adrenaline");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("html")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator(".around")).toBeHidden();
  await expect(page.locator("#ADR-SEE-1")).toBeVisible();
});

test("the page leads to the codex: at home, and from a rule", async ({ page }) => {
  await page.goto("/");
  await page.locator("footer").getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Codex");
  await page.goto("/learn/adrenaline");
  await page.getByRole("button", { name: /^The rule: ADR-/ }).click();
  const link = page.getByRole("dialog").getByRole("link", { name: "Read more in the codex" });
  await expect(link).toHaveAttribute("href", /^\/codex\/ADR-[A-Z]+-\w+\?lang=en$/);
});
