// Arenas of Adrenaline: somebody draws one, is told of faults, mends them, plays, measures and shares it; somebody else goes on from there.
import type { Page } from "@playwright/test";
import { checker, click, drag, measured, publish, publishedFrom, takenBy, tool, written } from "./drawing.ts";
import { choices, expect, test } from "./help.ts";

/** Two rooms and a corner of yellow, all with their doors. */
const ARENA = `id = "cold-court"
title = "Stone Court"
players = [3, 3]

rooms = [
    { colour = "red", at = [0, 0], to = [1, 1] },
    { colour = "blue", at = [2, 0], to = [3, 0] },
    { colour = "yellow", at = [2, 1], to = [3, 2] },
]
doors = [
    { x = 2, y = [0, 0] },
    { x = 2, y = [1, 1] },
    { x = [3, 3], y = 1 },
]
spawnpoints = [
    { colour = "red", at = [0, 0] },
    { colour = "yellow", at = [3, 2] },
    { colour = "blue", at = [3, 0] },
]
`;

/** The kind of what is drawn: the colour of a room or of a spawnpoint. */
const kind = (page: Page, name: string) => page.locator(".kinds").getByRole("button", { name, exact: true }).click();

async function room(page: Page, colour: string, from: [number, number], to: [number, number]): Promise<void> {
  await kind(page, `${colour} room`);
  await drag(page, from, to);
}

async function spawnpoint(page: Page, colour: string, x: number, y: number): Promise<void> {
  await kind(page, `${colour} spawnpoint`);
  await click(page, x, y);
}

test("an arena is drawn, mended, played, measured and shared, and another goes on from it", async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/workshop/edit/adrenaline");
  await tool(page, "Room").click();
  await room(page, "Red", [0.5, 0.5], [1.5, 1.5]);
  await room(page, "Blue", [2.5, 0.5], [3.5, 1.5]);
  // Drawn over the blue room: it takes two squares of it.
  await room(page, "Yellow", [2.5, 1.5], [3.5, 2.5]);
  await tool(page, "Door").click();
  await click(page, 2.03, 0.5);
  await tool(page, "Spawnpoint").click();
  await spawnpoint(page, "Red", 0.5, 0.5);
  await spawnpoint(page, "Blue", 3.5, 0.5);
  await expect(checker(page)).toContainText("yellow spawnpoint");
  await expect(page.getByRole("button", { name: "Try it" })).toBeDisabled();
  await spawnpoint(page, "Yellow", 2.5, 2.5);
  // Nobody can get into the yellow room.
  await expect(checker(page)).toContainText("yellow room");
  await expect(page.locator(".board .mark.grave").first()).toBeVisible();
  await tool(page, "Door").click();
  await click(page, 3.5, 1.03);
  await expect(checker(page)).toContainText("Nothing wrong");
  // A spawnpoint is drawn somewhere else: it moves.
  await tool(page, "Spawnpoint").click();
  await spawnpoint(page, "Yellow", 3.5, 2.5);
  await page.getByLabel("Title (en)").fill("Stone <i>Court</i>");
  await page.getByLabel("Fewest and most players 2").fill("3");
  await page.getByLabel("Fewest and most players 2").blur();
  await expect(checker(page)).toContainText("Nothing wrong");
  const text = await written(page);
  expect(text).toContain('{ colour = "blue", at = [2, 0], to = [3, 0] }');
  expect(text).toContain("doors = [\n    { x = 2, y = [0, 0] },\n    { x = [3, 3], y = 1 },\n]");
  expect(text.match(/colour = "yellow", at = \[3, 2\] }/g)).toHaveLength(1);

  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await choices(page).first().waitFor();
  await expect(page.getByRole("list", { name: "Players" }).getByRole("listitem")).toHaveCount(3);
  // What somebody wrote is shown as letters.
  await expect(page.getByRole("heading", { name: "Stone <i>Court</i>" }).first()).toBeVisible();
  await page.goBack();
  await expect(checker(page)).toContainText("Nothing wrong");

  const result = await measured(page);
  for (const seat of [1, 2, 3]) await expect(result.getByRole("row", { name: new RegExp(`^3 players, seat ${seat} \\d+%`) })).toBeVisible();
  await expect(result).not.toContainText(/marine/i);
  await expect(page.locator(".board [data-heat=falls] rect").first()).toBeVisible();
  await result.getByRole("button", { name: "Where players stand" }).click();
  await expect(page.locator(".board [data-heat=stands] rect").first()).toBeVisible();

  await publish(page, { Tags: "small" });
  await expect(page.getByText("Published:")).toBeVisible();

  const other = await takenBy(browser, baseURL, "court", "Stone <i>Court</i>");
  await tool(other, "Room").click();
  await room(other, "White", [0.5, 2.5], [1.5, 2.5]);
  await tool(other, "Door").click();
  await click(other, 0.5, 2.03);
  await publishedFrom(other, "Warm Court", "Stone <i>Court</i>");
  await other.context().close();
});

test("a room is selected, moved over another, turned and taken back; the text follows", async ({ page }) => {
  await page.goto("/workshop/edit/adrenaline");
  await page.getByRole("tab", { name: "Text" }).click();
  const text = page.getByLabel("The file as text");
  await text.fill(ARENA);
  await expect(page.locator(".board [data-spawnpoint]")).toHaveCount(3);
  await tool(page, "Select").click();
  await drag(page, [2.5, 0.5], [1.5, 0.5]);
  await expect(text).toHaveValue(/colour = "blue", at = \[1, 0\], to = \[2, 0\]/);
  // What lay there has gone to the blue room, and its spawnpoint went along.
  await expect(text).toHaveValue(/colour = "red", at = \[0, 1\], to = \[1, 1\]/);
  await expect(text).toHaveValue(/colour = "blue", at = \[2, 0\] }/);
  await page.getByRole("region", { name: "Selected" }).getByLabel("Colour").selectOption("green");
  await expect(text).toHaveValue(/colour = "green", at = \[1, 0\]/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue(ARENA);
  for (const deed of ["Turn the map", "Turn the map", "Mirror left–right", "Mirror top–bottom"])
    await page.getByRole("button", { name: deed }).click();
  await expect(text).toHaveValue(ARENA);
  await tool(page, "Erase").click();
  await click(page, 0.5, 1.5);
  await expect(text).not.toHaveValue(/colour = "red", at = \[0, 0\], to/);
});

test("the keyboard alone draws a room with a door and a spawnpoint", async ({ page }) => {
  await page.goto("/workshop/edit/adrenaline");
  await page.getByRole("group", { name: "Drawing board" }).focus();
  const press = async (keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press(["2", "Enter", "ArrowRight", "ArrowDown", "Enter"]);
  await press(["4", "Enter"]);
  await expect(page.getByText("1, 1: Red spawnpoint")).toBeVisible();
  await press(["3", "Shift+ArrowRight", "Enter"]);
  const text = await written(page);
  expect(text).toContain('{ colour = "red", at = [0, 0], to = [1, 1] }');
  expect(text).toContain("{ x = 2, y = [1, 1] }");
  expect(text).toContain('{ colour = "red", at = [1, 1] }');
});

test("a file with an arena is brought, and a table is opened in it", async ({ page }) => {
  await page.goto("/workshop");
  await page.locator("input[type=file]").setInputFiles({ name: "cold-court.toml", mimeType: "text/plain", buffer: Buffer.from(ARENA) });
  await expect(page).toHaveURL(/\/workshop\/edit\/adrenaline\?draft=/);
  await expect(checker(page)).toContainText("Nothing wrong");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("link", { name: "Stone Court" }).click();
  await page.getByRole("link", { name: "New table" }).click();
  await expect(page.getByRole("heading", { name: "Stone Court" })).toBeVisible();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => /\/api\/tables(\?|$)/.test(request.url()) && request.method() === "POST"),
    page.locator("form .hot").click(),
  ]);
  expect((sent.postDataJSON() as { setup: { board: string } }).setup.board).toContain('id = "cold-court"');
  await page.getByRole("region", { name: "Seats" }).waitFor();
});

test("boards are chosen by their maps, or one is made that nobody has seen", async ({ page }) => {
  await page.goto("/new?game=adrenaline");
  for (const board of ["Small board", "Medium board A", "Medium board B", "Big board"]) {
    await page.locator("label.place", { hasText: board }).click();
    await expect(page.getByRole("heading", { name: board })).toBeVisible();
    await expect(page.getByRole("img", { name: `Map: ${board}` })).toHaveAttribute("src", /^data:image\/svg/);
  }
  await page.getByRole("button", { name: "Surprise me" }).click();
  const wishes = page.getByRole("dialog");
  await expect(wishes.getByRole("combobox")).toHaveCount(2);
  await wishes.getByLabel("Size").selectOption("small");
  await wishes.getByLabel("Players").selectOption("3");
  // Everybody is against everybody: there are no sides to make even.
  await expect(wishes.getByLabel("Let computers play it in")).toHaveCount(0);
  await wishes.getByRole("button", { name: "Make it" }).click();
  // Luck is foretold here, so the seed is.
  await expect(page.getByText("Seed 7", { exact: true })).toBeVisible();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => /\/api\/tables(\?|$)/.test(request.url()) && request.method() === "POST"),
    page.locator("form .hot").click(),
  ]);
  expect((sent.postDataJSON() as { setup: { board: string } }).setup.board).toContain("spawnpoints");
  await page.getByRole("region", { name: "Seats" }).waitFor();
});
