// Manners of the table: a dead line says so, one screen for several hands, handing over and coming back, a replay before its time.
import type { Page } from "@playwright/test";
import type { TablePage } from "../src/api/types.ts";
import { betweenHands, choices, expect, fits, offered, playButton, playNow, SOON, test, untilCurtain } from "./help.ts";
import { against } from "./rivals.ts";
import { ARMED, HALL, IDLE } from "./rooms.ts";
import { illegible } from "./screens/legible.ts";
import { PROGRAM, withProgram } from "./server.ts";
import { quick } from "./turns.ts";

/** Event cards that this luck deals in the small hall: nobody but the invader knows them before they are played. */
const EVENTS = ["Hellish Power", "Demonic Precision"];

test.beforeEach(({ page }) => quick(page));

test(
  "without a network the table says so at once, and what is chosen is sent later",
  { annotation: { type: "breaks" } },
  async ({ page, context }) => {
    await playNow(page, "doom2004");
    await context.setOffline(true);
    await expect(page.getByText("Connection lost, trying again")).toBeVisible({ timeout: 3000 });
    await expect(page.getByRole("alert")).toContainText("There is no connection");
    const before = await page.locator(".prompt").getAttribute("data-number");
    await choices(page).first().click();
    await context.setOffline(false);
    await expect(page.locator(`.prompt:not([data-number="${before}"])`)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
  },
);

test("a server that does not answer any more is noticed within three seconds", { annotation: { type: "breaks" } }, async ({ page }) => {
  await withProgram(PROGRAM, async (address, _, program) => {
    await page.goto(address);
    await playButton(page, "doom2016").click();
    await choices(page).first().waitFor();
    try {
      program.kill("SIGSTOP");
      await expect(page.getByText("Connection lost, trying again")).toBeVisible({ timeout: 3000 });
    } finally {
      program.kill("SIGCONT");
    }
    await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 20_000 });
  });
});

test("between two hands at one screen a curtain falls", async ({ page }) => {
  const curtain = await betweenHands(page);
  const next = (await curtain.innerText()).includes("Blue") ? "Blue" : "Yellow";
  // The next one appears by discarding a card of the own hand: that says what is in it.
  const asked = await page.request.get(`/api${new URL(page.url()).pathname.replace("table", "tables")}`);
  const { scene } = (await asked.json()) as TablePage;
  const held = (scene.question?.choices ?? []).map(({ label }) => /^Discard (.+) →/.exec(label)?.[1] ?? label);
  expect(held).toHaveLength(2);
  const hand = page.locator("section.hand");
  // Nothing of the next hand is there before it is asked for.
  await page.keyboard.press("Escape");
  await expect(curtain).toBeVisible();
  await expect(hand).toHaveCount(0);
  const hidden = await page.locator("body").innerHTML();
  for (const card of held) expect(hidden).not.toContain(card);
  await curtain.getByRole("button", { name: "Show my cards" }).click();
  await expect(curtain).toBeHidden();
  await expect(hand).toHaveAttribute("aria-label", next);
  for (const card of held) await expect(page.locator(".prompt")).toContainText(card);
  const shown = await hand.locator(".powerup .name").allInnerTexts();
  expect(held.map((card) => card.replace(/ \(.*/, ""))).toEqual(shown);
  await expect(page.locator(".prompt header")).toContainText(next);
});

test("what one hand is told in secret is nowhere for the next, and who comes back finds the curtain", async ({ page }) => {
  const first = await betweenHands(page);
  const [next, other] = (await first.innerText()).includes("Blue") ? ["Yellow", "Blue"] : ["Blue", "Yellow"];
  await first.getByRole("button", { name: "Show my cards" }).click();
  const lines = page
    .getByRole("log")
    .first()
    .getByRole("listitem")
    .filter({ hasText: `${other} draws` });
  const drawn = async () => (await lines.allInnerTexts()).join(" ").match(new RegExp(`${other} draws [^.]*`, "g")) ?? [];
  await lines.first().waitFor();
  expect(await drawn()).not.toContain(`${other} draws a powerup`);
  const curtain = await untilCurtain(page);
  // Behind the curtain is nothing.
  await expect(page.locator(".hand, .log, .board")).toHaveCount(0);
  await curtain.getByRole("button", { name: "Show my cards" }).click();
  await lines.first().waitFor();
  expect(new Set(await drawn())).toEqual(new Set([`${other} draws a powerup`]));
  await page.reload();
  await expect(curtain).toContainText(`${next} is next`);
  await expect(page.locator(".hand")).toHaveCount(0);
  await curtain.getByRole("button", { name: "Show my cards" }).click();
  await expect(page.locator(".hand").first()).toBeVisible();
});

/** Those of these words that are anywhere in the page, seen or not. */
const inPage = (page: Page, words: string[]): Promise<string[]> =>
  page.evaluate((words) => words.filter((word) => document.documentElement.outerHTML.includes(word)), words);

test("a marine and the invader at one screen: neither ever finds the other's cards in the page", async ({ page, request }) => {
  const { table, mine } = await against(page, request, "doom2016", { mission: HALL, marines: ["alpha"] }, ["me", "me"]);
  await mine.answer(...ARMED, ...IDLE, /^Activate 1 pinky/, /^Activate no more/, /^Play nothing/);
  await page.goto(table);
  const curtain = page.getByRole("dialog", { name: "The next player" });
  /** The curtain has fallen for that hand, and nothing is behind it. Lifted, it shows some cards: their names. */
  const cardsOf = async (name: RegExp, secret: string[]): Promise<string[]> => {
    await expect(curtain).toContainText(name);
    await expect(page.locator(".hand, .log, .board, .prompt, aside.card")).toHaveCount(0);
    expect(await inPage(page, secret)).toEqual([]);
    await curtain.getByRole("button", { name: "Show my cards" }).click();
    const names = page.locator(".hand :is(.panel h3, .chip .name)");
    await expect(names.first()).toBeVisible();
    return names.allInnerTexts();
  };
  const held = await cardsOf(/Alpha is next/, EVENTS);
  // His class and his squad card lie open before everybody.
  const secret = held.filter((card) => !["Commando", "Solo Operative"].includes(card));
  expect(secret.length).toBeGreaterThan(2);
  // What the invader holds is nowhere: not in the log, not in a card, not in what a reader hears.
  await expect(page.locator(".prompt.asks")).toContainText("main actions");
  await expect(page.getByRole("log").first()).toContainText("The invader draws 6 event cards.");
  expect(await inPage(page, EVENTS)).toEqual([]);
  await mine.answer(/^End the activation/);
  const drawn = await cardsOf(/invader is next/i, [...secret, ...EVENTS]);
  for (const event of EVENTS) expect(drawn).toContain(event);
  // The log of the invader has all that is drawn there, and nothing of what the marine drew.
  await expect(page.getByRole("log").first()).toContainText(EVENTS[0] ?? "");
  expect(await inPage(page, secret)).toEqual([]);
});

test("marines of one person play together: no curtain", async ({ page }) => {
  await playNow(page, "doom2016");
  for (let n = 0; n < 8; n += 1) {
    await choices(page).last().click();
    await page.waitForTimeout(120);
    await expect(page.getByRole("dialog", { name: "The next player" })).toHaveCount(0);
  }
});

test("the computer plays only when that is meant, slowly enough to look on, and gives the seat back", async ({ page }) => {
  await playNow(page, "adrenaline");
  const menu = page.getByRole("button", { name: "Table menu" });
  await menu.click();
  await page.getByRole("button", { name: "Let the computer play for me" }).click();
  await page.getByRole("button", { name: "No, I play on" }).click();
  await page.getByRole("button", { name: "Let the computer play for me" }).click();
  await page.getByRole("button", { name: "Yes, play for me" }).click();
  const away = page.getByRole("region", { name: "The computer plays for you." });
  await expect(away).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(page.locator(".result")).toHaveCount(0);
  await away.getByRole("button", { name: "I am back" }).click();
  await expect(away).toBeHidden();
  await expect(choices(page).first()).toBeVisible({ timeout: 20_000 });
});

test("the replay of a game that goes on leads to the table", async ({ page }) => {
  await playNow(page, "doom2004");
  const table = page.url();
  await page.goto(`${table}/replay`);
  await expect(page.getByText("still being played")).toBeVisible();
  await page.getByRole("link", { name: "To the table", exact: true }).click();
  await expect(page).toHaveURL(table);
});

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const) {
  test(`cards that cannot be used now are chips at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await playNow(page, "doom2004");
    await offered(page, "Advance");
    const chips = page.locator(".hand .chip");
    await expect(chips.first()).toBeVisible();
    for (const { x, width: wide, height: high } of await chips.evaluateAll((all) =>
      all.map((chip) => chip.getBoundingClientRect().toJSON() as DOMRect),
    )) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(high).toBeGreaterThanOrEqual(40);
      expect(high).toBeLessThan(70);
    }
    // No card has a question of its own, and all of it takes little room.
    await expect(page.locator(".hand").getByText("Why not?")).toHaveCount(0);
    if (width > 1000) expect((await page.locator(".hand").first().boundingBox())?.height).toBeLessThan(150);
    // What a chip is stands in its card.
    await page.keyboard.press("Tab");
    await chips.first().focus();
    await expect(page.locator("aside.card")).toBeVisible();
    await page.keyboard.press("Escape");
    await chips.last().click();
    await expect(page.locator("aside.card.held")).toBeVisible();
  });
}

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const) {
  test(`goal, decision and its end are in sight at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await playNow(page, "doom2004");
    await (await offered(page, "Advance")).first().click();
    await expect(page.locator(".headline .frags")).toBeInViewport();
    await expect(page.locator(".prompt h2")).toBeInViewport();
    await expect(page.getByRole("group", { name: "Board" })).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator(".pinned button").first()).toBeInViewport({ ratio: 1 });
    expect((await page.locator(".board").boundingBox())?.height).toBeGreaterThan(height * (width < 700 ? 0.4 : 0.5));
  });
}

test("seats that do not act fold to one line, and open at a click", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await playNow(page, "doom2004");
  await choices(page).first().waitFor();
  const [own, other] = [page.locator(".strip .panel.active"), page.locator(".strip .seats .panel:not(.active)").first()];
  await expect(own.locator(".facts")).toBeVisible();
  await expect(own.locator(".fold")).toHaveCount(0);
  const [fold, facts] = [other.locator(".fold"), other.locator(".facts")];
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(facts).toBeHidden();
  const folded = (await other.boundingBox())?.height ?? 0;
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await expect(facts).toBeVisible();
  expect((await other.boundingBox())?.height).toBeGreaterThan(folded + 20);
  await fold.click();
  await expect(facts).toBeHidden();
});

test("four marines and long words leave room for what matters, on every screen", async ({ page, request }) => {
  const setup = { mission: "tutorial", marines: ["alpha", "bravo", "charlie", "delta"] };
  const { table, mine } = await against(page, request, "doom2016", setup, ["me", "me", "me", "me", "rival"]);
  // The hands answer in English, the page is read in Hungarian.
  await page.addInitScript(() => localStorage.setItem("telefrag-settings", JSON.stringify({ lang: "hu", motion: false, sound: false })));
  await expect
    .poll(async () => {
      const { number, question } = await mine.scene();
      const choices = question?.choices ?? [];
      if (choices.some(({ deed }) => deed === "end")) return true;
      const [first] = choices;
      if (first)
        await page.request.post(`/api/tables/${table.replace("/table/", "")}/act`, { data: { after: number, action: first.action } });
      return false;
    }, SOON)
    .toBe(true);
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(table);
    await choices(page).first().waitFor();
    const at = `${width}×${height}`;
    await expect(page.locator(".headline .frags"), at).toBeInViewport({ ratio: 0.9 });
    if (width > 1000) await expect(page.locator(".headline .goal"), at).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator(".prompt h2"), at).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator(".pinned button").last(), at).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("group", { name: "Pálya" }), at).toBeInViewport({ ratio: 0.9 });
    const seats = page.locator(".strip .seats > .panel");
    await expect(seats, at).toHaveCount(5);
    if (width > 1000) {
      // Whoever does not act is one line; all of them are in sight.
      await expect(seats.locator(".facts").filter({ visible: true }), at).toHaveCount(1);
      await expect(seats.locator(".fold").filter({ visible: true }), at).toHaveCount(4);
      for (const seat of await seats.all()) await expect(seat, at).toBeInViewport({ ratio: 0.9 });
      await seats.locator(".fold").filter({ visible: true }).first().click();
      await expect(seats.locator(".facts").filter({ visible: true }), at).toHaveCount(2);
    }
    await fits(page);
    expect(await illegible(page), at).toEqual([]);
  }
});
