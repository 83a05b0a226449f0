// Campaigns: the first two missions of each in a row, with what is taken along, and how far one has come.
import type { Page } from "@playwright/test";
import type { TablePage } from "../src/api/types.ts";
import { choices, choose, expect, SOON, test } from "./help.ts";
import { quick } from "./turns.ts";

/** So many decisions of one's own in each mission: in DOOM (2016) marines are armed first. */
const OWN = 5;

const place = (page: Page, name: string) => page.locator(".place", { hasText: name });
const address = (page: Page) => `/api${new URL(page.url()).pathname.replace("table", "tables")}`;
const known = async (page: Page, table: string) => (await (await page.request.get(table)).json()) as TablePage;

/** Some decisions at the page, then the computer takes over and brings it to its end while nobody looks. */
async function playOut(page: Page): Promise<TablePage> {
  const [table, shown] = [address(page), page.url()];
  for (let n = 0; n < OWN; n += 1) {
    await choices(page).first().waitFor();
    await choose(page, 0);
  }
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

for (const [game, first, second] of [
  ["doom2004", "Way Out", "Hold the Relay"],
  ["doom2016", "Knee Deep in the Dead", "Cold Relays"],
  ["doom2016", "Titan on the Move", "Ash Fields"],
] as const) {
  test(`${game}: after ${first} comes ${second}, with what was gained`, async ({ page }) => {
    test.setTimeout(240_000);
    await quick(page);
    await page.goto(`/new?game=${game}`);
    await place(page, first).click();
    await page.getByLabel("Marines", { exact: true }).selectOption("1");
    if (game === "doom2004") await page.getByLabel("How hard it is for the marines").selectOption("too-young");
    await page.getByLabel("the invader", { exact: true }).selectOption("bot:recruit");
    await page.getByRole("button", { name: "Begin the game" }).click();
    await expect(page).toHaveURL(/\/table\//);

    const one = await playOut(page);
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

    const two = await playOut(page);
    expect(two.scene.ended?.winners).toEqual(["p1"]);
    await page.goto(`/new?game=${game}`);
    await expect(page.locator(".place.won .name")).toHaveText([new RegExp(first), new RegExp(second)]);
    await expect(place(page, second)).toContainText("Won");
    if (game === "doom2004") await expect(page.locator(".place", { hasText: "Next" })).toContainText("Broken Circuit");
  });
}
