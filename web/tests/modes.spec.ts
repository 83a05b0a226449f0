// Every mode of Adrenaline, from the form of a new table to some turns of play; one of them to its end.
import { expect, test } from "./help.ts";
import { click, conclude, moment, play, quick } from "./turns.ts";

interface Mode {
  name: string;
  board: string;
  setup: Record<string, string>;
  bot?: boolean;
  /** What is to be seen above the board. */
  track: string;
  figures: number;
}

const MODES: Mode[] = [
  {
    name: "sudden death",
    board: "Medium board A",
    setup: { Players: "5", Mode: "deathmatch", Ending: "sudden-death" },
    track: ".kills",
    figures: 5,
  },
  { name: "Domination", board: "Big board", setup: { Players: "4", Mode: "domination" }, track: ".dot.yellow", figures: 4 },
  { name: "Turrets", board: "Medium board B", setup: { Players: "3", Mode: "turrets" }, track: ".offer", figures: 3 },
  {
    name: "the bot among three",
    board: "Small board",
    setup: { Players: "3", Mode: "deathmatch" },
    bot: true,
    track: ".kills",
    figures: 4,
  },
  {
    name: "final frenzy",
    board: "Small board",
    setup: { Players: "3", Mode: "deathmatch", Ending: "frenzy" },
    track: ".kills",
    figures: 3,
  },
];

for (const { name, board, setup, bot, track, figures } of MODES) {
  test(`adrenaline with ${name}`, async ({ page }) => {
    test.setTimeout(90_000);
    await quick(page);
    await page.goto("/new?game=adrenaline");
    await page.locator("label.place", { hasText: board }).click();
    for (const [field, value] of Object.entries(setup)) await page.getByRole("combobox", { name: field, exact: true }).selectOption(value);
    if (bot) {
      await page.getByText("More options").click();
      await page.getByLabel("The bot joins in").check();
    }
    await page.getByRole("button", { name: "Fill with computer players" }).click();
    await page.getByRole("button", { name: "Begin the game" }).click();
    await moment(page);
    await expect(page.locator(`.tracks ${track}`)).toBeVisible();
    await expect(page.getByRole("list", { name: "Players" }).getByRole("listitem")).toHaveCount(figures);
    await play(page, click(page), 10);
    if (setup["Ending"] !== "frenzy") return;
    // The computer brings this one to its end, and whoever comes back is told of it.
    await conclude(page);
    await expect(page.getByRole("log").first()).toContainText(/frenzy/i);
    await expect(page.getByRole("region", { name: "Final scoring" })).toContainText(/The winners?: /);
  });
}
