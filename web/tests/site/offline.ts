// Without a network: everything that was there at the first visit is there, and a whole game of each can be played.
import { betweenHands, choices, playNow } from "../help.ts";
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

test("a hint, and an undo with its reason", async ({ page, context, host }) => {
  await quick(page);
  await visit(page, host);
  await cutOff(context, host);
  await playNow(page, "doom2016", host.home);
  const undo = page.getByRole("button", { name: /Undo/ });
  await undo.click({ force: true });
  // The invader has acted before, if he had a choice of cards.
  await expect(page.locator(".decision").getByRole("status")).toContainText(
    /There is nothing to take back|You can take back only your own last action/,
  );
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hint")).toContainText("I would");
  // A card that is played stays played; a step can be taken back.
  await expect(async () => {
    const before = await moment(page);
    await choices(page).first().click();
    await expect.poll(() => moment(page)).not.toBe(before);
    await expect(undo).toHaveAttribute("aria-disabled", "false", { timeout: 2000 });
  }).toPass();
  await undo.click();
  await expect(page.getByText("undid the last action")).toBeVisible();
});

test("between two hands at one screen a curtain falls", async ({ page, context, host }) => {
  await visit(page, host);
  await cutOff(context, host);
  const curtain = await betweenHands(page, host.home);
  await curtain.getByRole("button", { name: "Show my cards" }).click();
  await expect(curtain).toBeHidden();
});

test("the codex, the workshop and a new table are there too", async ({ page, context, host }) => {
  await visit(page, host);
  await cutOff(context, host);
  await page.getByRole("link", { name: "Rules" }).first().click();
  await page.getByRole("link", { name: "Adrenaline" }).first().click();
  await expect(page.locator("#ADR-TURN-1, li.panel").first()).toBeVisible();
  // Whoever searches finds: without accents, in another form of the word, in English.
  for (const [lang, query, number] of [
    ["en", "los 1", "D04-LOS-1"],
    ["pl", "linii widzenia", "D04-LOS-1"],
    ["hu", "line of sight", "D04-LOS-1"],
  ] as const) {
    await page.goto(`${host.home}codex/${lang}/index.html`);
    await page.getByRole("searchbox").fill(query);
    await page.getByRole("searchbox").press("Enter");
    await expect(page.locator(".hits a", { hasText: number }).first()).toBeVisible();
  }
  await page.locator(".hits a", { hasText: "D04-LOS-1" }).first().click();
  await expect(page.locator("#D04-LOS-1")).toBeInViewport();
  await page.goto(`${host.home}codex/en/search.html?q=%3Ckokos%3E`);
  await expect(page.getByRole("status")).toContainText("<kokos>");
  await page.goto(`${host.home}workshop/edit/doom2016`);
  await expect(page.getByRole("button", { name: "Try it" })).toBeVisible();
  await page.goto(`${host.home}workshop/edit/adrenaline?ours=big`);
  await expect(page.getByRole("region", { name: "Checker" })).toContainText("Nothing wrong");
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.locator("[data-spawnpoint]")).toHaveCount(3);
  await page.goto(`${host.home}new?game=doom2004`);
  await page.locator("form button.hot").click();
  await expect(page.locator(".prompt h2")).toBeVisible();
});
