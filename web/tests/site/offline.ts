// Without a network: everything that was there at the first visit is there, and a whole game of each can be played.
import { readFile } from "node:fs/promises";
import { drag, tool, written } from "../drawing.ts";
import { betweenHands, choices, fromHome } from "../help.ts";
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
    await fromHome(page, game, host.home);

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
  await fromHome(page, "doom2016", host.home);
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

test("a game is saved as a file, and comes back from it to be watched", async ({ page, context, host }) => {
  await quick(page);
  await visit(page, host);
  await cutOff(context, host);
  await fromHome(page, "adrenaline", host.home);
  await play(page, click(page), SOME);
  const table = page.url();
  await page.getByRole("button", { name: "Table menu" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save this game as a file" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.tfr$/);
  const file = await download.path();
  expect(await readFile(file, "utf8")).toContain("adrenaline");

  await page.goto(host.home);
  await page.getByLabel("Open a replay file").setInputFiles(file);
  await expect(page).toHaveURL(/\/table\/\w+\/replay$/);
  expect(page.url()).not.toContain(table);
  // Every action of the file can be stepped through.
  const timeline = page.getByRole("slider", { name: "Timeline" });
  await expect(timeline).toHaveValue("0");
  expect(Number(await timeline.getAttribute("max"))).toBeGreaterThanOrEqual(SOME);
  await page.getByRole("button", { name: "Next action" }).click();
  await expect(timeline).toHaveValue("1");
  await expect(page.locator(".board").first()).toBeVisible();
  const again = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the replay" }).click();
  expect((await again).suggestedFilename()).toMatch(/\.tfr$/);
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
  // The checkers of all games answer, of an empty sheet and of what is whole.
  const checker = page.getByRole("region", { name: "Checker" });
  for (const [game, ours, fault] of [
    ["doom2016", "knee-deep", "the map has no rooms"],
    ["doom2004", "way-out", "there is no door `exit-1`"],
    ["adrenaline", "big", "the arena has no room"],
  ] as const) {
    await page.goto(`${host.home}workshop/edit/${game}`);
    await expect(checker).toContainText(fault);
    await expect(page.getByRole("button", { name: "Try it" })).toBeDisabled();
    await page.goto(`${host.home}workshop/edit/${game}?ours=${ours}`);
    await expect(checker).toContainText("Nothing wrong");
  }
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.locator("[data-spawnpoint]")).toHaveCount(3);
  // A stroke is drawn on an empty sheet, and taken back.
  await page.goto(`${host.home}workshop/edit/doom2016`);
  await expect(checker).toContainText("the map has no rooms");
  const before = await written(page);
  expect(before).not.toContain("to = [4, 4]");
  await tool(page, "Room").click();
  await drag(page, [0.5, 0.5], [4.5, 4.5]);
  await expect.poll(() => written(page)).toContain("at = [0, 0], to = [4, 4]");
  await expect(checker).not.toContainText("the map has no rooms");
  await page.locator(".bar").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => written(page)).toBe(before);
  await expect(checker).toContainText("the map has no rooms");
  await page.goto(`${host.home}new?game=doom2004`);
  await page.locator("form button.hot").click();
  await expect(page.locator(".prompt h2")).toBeVisible();
});
