// Campaigns: the first two missions of each in a row, taken decision by decision at the page, with what is taken along, and how far one has come.
import type { Page } from "@playwright/test";
import type { TablePage } from "../src/api/types.ts";
import { choices, expect, SOON, test } from "./help.ts";
import { play, quick } from "./turns.ts";

const place = (page: Page, name: string) => page.locator(".place", { hasText: name });
const address = (page: Page) => `/api${new URL(page.url()).pathname.replace("table", "tables")}`;
const known = async (page: Page, table: string) => (await (await page.request.get(table)).json()) as TablePage;

/** Decisions by mouse, before it goes on as quickly as the page can answer. */
const BY_HAND = 12;

/** Whoever wants to win asks for a hint and follows it; where there is one answer alone it is given. */
async function advised(page: Page): Promise<void> {
  const [ask, hint] = [page.locator(".prompt .ask"), page.locator(".prompt .hint .btn")];
  if ((await ask.count()) === 0) return choices(page).first().click();
  await ask.click();
  await hint.first().click();
}

/** The same to the end of the game, button by button without the way of a mouse between them; how many decisions there were. */
const hurried = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found = async (selector: string): Promise<HTMLElement> => {
      for (let n = 0; n < 3000; n += 1) {
        const one = document.querySelector<HTMLElement>(selector);
        if (one) return one;
        await new Promise((on) => setTimeout(on, 10));
      }
      throw new Error(`there is no ${selector}`);
    };
    for (let [taken, last] = [0, ""]; ; taken += 1) {
      const now = await found(`.prompt.asks[aria-busy="false"]:not([data-number="${last}"]), .result`);
      if (now.matches(".result")) return taken;
      last = now.dataset["number"] ?? "";
      const ask = now.querySelector<HTMLElement>(".ask");
      ask?.click();
      (await found(ask ? ".prompt .hint .btn" : ".prompt :is(.choices, .rose, .shots) button:enabled")).click();
    }
  });

/** Some decisions, then the computer takes over and brings it to its end while nobody looks. */
async function leaveTo(page: Page): Promise<TablePage> {
  const [table, shown] = [address(page), page.url()];
  await play(page, () => advised(page), BY_HAND);
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: "Let the computer play for me" }).click();
  await page.getByRole("button", { name: "Yes, play for me" }).click();
  await expect(page.getByRole("region", { name: "The computer plays for you." })).toBeVisible();
  await page.goto("/about");
  await expect.poll(async () => (await known(page, table)).scene.phase, SOON).toBe("over");
  await page.goto(shown);
  await expect(page.locator(".result h2")).toBeVisible();
  return known(page, table);
}

/** A whole mission, to its end. */
async function playOut(page: Page): Promise<TablePage> {
  const taken = (await play(page, () => advised(page), BY_HAND)) + (await hurried(page));
  test.info().annotations.push({ type: "play", description: `${taken} decisions` });
  expect(taken).toBeGreaterThan(2 * BY_HAND);
  await expect(page.locator(".result h2")).toBeVisible();
  return known(page, address(page));
}

/** Decision by decision they take minutes: `TELEFRAG_WHOLE=all`. */
const long = process.env["TELEFRAG_WHOLE"] === "all" ? playOut : leaveTo;

for (const [game, first, second, brought] of [
  ["doom2004", "Way Out", "Hold the Relay", long],
  ["doom2016", "Knee Deep in the Dead", "Cold Relays", long],
  ["doom2016", "Titan on the Move", "Ash Fields", long],
] as const) {
  test(`${game}: after ${first} comes ${second}, with what was gained`, async ({ page }) => {
    // Some hundred decisions: minutes on a machine that has much else to do.
    test.setTimeout(480_000);
    await quick(page);
    await page.goto(`/new?game=${game}`);
    await place(page, first).click();
    await page.getByLabel("Marines", { exact: true }).selectOption("1");
    if (game === "doom2004") await page.getByLabel("How hard it is for the marines").selectOption("too-young");
    await page.getByLabel("the invader", { exact: true }).selectOption("bot:recruit");
    await page.getByRole("button", { name: "Begin the game" }).click();
    await expect(page).toHaveURL(/\/table\//);

    const one = await brought(page);
    expect(one.scene.ended?.winners).toEqual(["p1"]);
    await expect(page.locator(".result")).toContainText("You win");
    await page.getByRole("button", { name: `Next: ${second}` }).click();
    await expect(page).not.toHaveURL(new RegExp(one.id), SOON);
    await choices(page).first().waitFor();
    const { setup, scene } = await known(page, address(page));
    expect(setup).toEqual(one.scene.next);
    expect(scene.you).toBe("p1");
    if (game === "doom2004") {
      // Weapons and cards of the marine go with him.
      const [{ weapons, cards } = { weapons: [], cards: [] }] = setup["baggage"] as { weapons: string[]; cards: string[] }[];
      expect(weapons.length).toBeGreaterThan(0);
      expect(cards.length).toBeGreaterThan(2);
      for (const name of [...weapons, ...cards])
        await expect(page.locator(".hand")).toContainText(new RegExp(name.replaceAll("-", " "), "i"));
    } else {
      // Whoever lost the mission before has a perk.
      expect(setup["perk"]).toBe("invader");
    }

    const two = await brought(page);
    expect(two.scene.ended?.winners).toEqual(["p1"]);
    await page.goto(`/new?game=${game}`);
    await expect(page.locator(".place.won .name")).toHaveText([new RegExp(first), new RegExp(second)]);
    await expect(place(page, second)).toContainText("Won");
    if (game === "doom2004") await expect(page.locator(".place", { hasText: "Next" })).toContainText("Broken Circuit");
  });
}
