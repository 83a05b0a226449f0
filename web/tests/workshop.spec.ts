// The workshop: somebody draws a mission, is told of a fault, mends it, plays it and shares it; somebody else goes on from there.
import type { Page } from "@playwright/test";
import { checker, click, drag, measured, publish, publishedFrom, takenBy, tool, winsByMarines, written } from "./drawing.ts";
import { choices, expect, test } from "./help.ts";
import { MISSION } from "./screens/world.ts";

test("a mission is drawn, mended, played, measured and shared, and another goes on from it", async ({ page, browser, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/workshop");
  await page.getByRole("link", { name: "An empty sheet" }).first().click();
  await tool(page, "Room").click();
  await drag(page, [0.5, 0.5], [4.5, 4.5]);
  await drag(page, [5.5, 0.5], [9.5, 4.5]);
  await tool(page, "Start").click();
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    await click(page, x + 0.5, y + 0.5);
  await tool(page, "Teleporter").click();
  await click(page, 0.5, 4.5);
  await tool(page, "Portal").click();
  await click(page, 7.5, 2.5);
  await tool(page, "Goal").click();
  await click(page, 9.5, 0.5);
  await click(page, 9.5, 2.5);
  await expect(checker(page)).toContainText("Relay Link needs 3 × objective, and there are 2");
  // Outside of every room: the place is marked on the map.
  await click(page, 12.5, 2.5);
  await expect(checker(page)).toContainText("(12, 2)");
  await expect(page.locator(".board .mark.grave").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Try it" })).toBeDisabled();
  await page.keyboard.press("Control+z");
  await click(page, 9.5, 4.5);
  // The objectives are there, and no way leads to them.
  await expect(checker(page)).toContainText("marines cannot reach 25 of 25 spaces of the room");
  await expect(page.locator(".board .mark.grave").first()).toBeVisible();
  await tool(page, "Door").click();
  await click(page, 5.05, 1.5);
  await click(page, 5.05, 2.5);
  await expect(checker(page)).toContainText("Nothing wrong");
  await expect(page.locator(".board .mark")).toHaveCount(0);
  expect(await written(page)).toContain("doors = [\n    { x = 5, y = [1, 2] },\n]");

  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await choices(page).first().waitFor();
  // The draft is still there.
  await page.goBack();
  await expect(checker(page)).toContainText("Nothing wrong");
  await winsByMarines(await measured(page), 4);

  await publish(page, { Title: "Cold <i>Stair</i>", Tags: "ice small" });
  await expect(page.getByText("Published:")).toBeVisible();

  const other = await takenBy(browser, baseURL, "cold", "Cold <i>Stair</i>");
  await tool(other, "Item").click();
  await click(other, 2.5, 2.5);
  await publishedFrom(other, "Warm Stair", "Cold <i>Stair</i>");
  await other.context().close();
});

test("the text is drawn and the drawing is written; undo knows both", async ({ page }) => {
  await page.goto("/workshop/edit/doom2016");
  await page.getByRole("tab", { name: "Text" }).click();
  const text = page.getByLabel("The file as text");
  await text.fill(MISSION);
  await expect(page.locator(".board .labels text")).toHaveCount(2);
  await expect(checker(page)).toContainText("Nothing wrong");
  await text.fill(`${MISSION}figures = [`);
  await expect(page.getByText(/cannot be read at line/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue(MISSION);
  await tool(page, "Select").click();
  await click(page, 7.5, 2.5);
  await page.getByLabel("Its first group brings a sample").check();
  await expect(text).toHaveValue(/colour = "blue", at = \[7, 2\], marked = true/);
  await page.getByRole("button", { name: "Mirror left–right" }).click();
  await expect(text).toHaveValue(/at = \[2, 2\], marked = true/);
  // What is kept in the browser is there after a reload.
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  await page.reload();
  expect(await written(page)).toContain("at = [2, 2], marked = true");
});

test("the keyboard alone draws a room with a door", async ({ page }) => {
  await page.goto("/workshop/edit/doom2016");
  await page.getByRole("group", { name: "Drawing board" }).focus();
  const press = async (keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press(["2", "Enter", "ArrowRight", "ArrowRight", "ArrowDown", "Enter"]);
  await press(["3", "Shift+ArrowRight", "Enter"]);
  await expect(page.getByText("2, 1: Door")).toBeVisible();
  const text = await written(page);
  expect(text).toContain('{ id = "room-1", at = [0, 0], to = [2, 1] }');
  expect(text).toContain("{ x = 3, y = [1, 1] }");
});

test("pieces of DOOM (2004) are placed and turned, and a link carries the scenario", async ({ page, context }) => {
  await page.goto("/workshop/edit/doom2004");
  await tool(page, "Map piece").click();
  await page.locator(".left").getByLabel("Kind").selectOption("HALL3");
  await page.getByRole("button", { name: "Turn R" }).click();
  await click(page, 1.5, 4.5);
  await expect(checker(page)).toContainText(/keeps? it from being played/);
  expect(await written(page)).toContain('{ piece = "HALL3", at = [1, 4], turn = 90 }');
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("A link that carries it").inputValue();
  const other = await context.newPage();
  await other.goto(link);
  expect(await written(other)).toContain('{ piece = "HALL3", at = [1, 4], turn = 90 }');
  await other.close();
});

test("a file is brought, and one that is none is refused in words", async ({ page }) => {
  await page.goto("/workshop");
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "notes.toml", mimeType: "text/plain", buffer: Buffer.from("colour = 'red'") });
  await expect(page.getByText("notes.toml is neither a mission, a scenario nor an arena.")).toBeVisible();
  await input.setInputFiles({ name: "two-rooms.toml", mimeType: "text/plain", buffer: Buffer.from(MISSION) });
  await expect(page).toHaveURL(/\/workshop\/edit\/doom2016\?draft=/);
  await expect(checker(page)).toContainText("Nothing wrong");
});

test("a shared scenario is played with friends at a table of one's own", async ({ page }) => {
  await page.goto("/");
  const id = await page.evaluate(
    async ([text, title]) => {
      const ask = async (path: string, body: object) => {
        const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
        return (await (await fetch(path, init)).json()) as { card: { id: string } };
      };
      await ask("/api/guest", { name: "Author" });
      return (await ask("/api/scenarios", { game: "doom2016", cover: { title, languages: ["en"] }, text })).card.id;
    },
    [MISSION.replace("two-rooms", "friends"), "For Friends"] as const,
  );
  await page.goto(`/workshop/${id}`);
  await page.getByRole("link", { name: "New table" }).click();
  await expect(page.getByRole("heading", { name: "For Friends" })).toBeVisible();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => /\/api\/tables(\?|$)/.test(request.url()) && request.method() === "POST"),
    page.locator("form .hot").click(),
  ]);
  expect((sent.postDataJSON() as { setup: { mission: string } }).setup.mission).toContain('id = "friends"');
  await page.getByRole("region", { name: "Seats" }).waitFor();
});

test("a map is made, measured and published; somebody else comments, and makes another of it", async ({ page, browser, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/workshop");
  await page.getByRole("button", { name: /^A generated map for .*2016/ }).click();
  const wishes = page.getByRole("dialog");
  await wishes.getByLabel("Size").selectOption("small");
  await wishes.getByLabel("Seed").fill("12");
  await wishes.getByLabel("Let computers play it in").uncheck();
  await wishes.getByRole("button", { name: "Make it" }).click();
  await expect(page).toHaveURL(/\/workshop\/edit\/doom2016\?draft=/);
  await expect(checker(page)).toContainText("Nothing wrong");
  expect(await written(page)).toContain("--seed 12 --size small");

  const result = await measured(page);
  await winsByMarines(result, 4);
  await expect(page.locator(".board [data-heat=falls] rect").first()).toBeVisible();
  await result.getByRole("button", { name: "Where marines stand" }).click();
  await expect(page.locator(".board [data-heat=stands] rect").first()).toBeVisible();
  expect(await result.locator(".advice li").count()).toBeGreaterThan(0);
  await result.getByText("Doors").click();
  await expect(result.getByText(/opened in \d+% of the games|never opened/).first()).toBeVisible();
  // It is drawn over while that part is open, and no longer.
  await page.getByRole("tab", { name: "Scenario" }).click();
  await expect(page.locator(".board [data-heat]")).toHaveCount(0);

  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("Made Once");
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("link", { name: "Made Once" }).click();
  await expect(page.getByRole("heading", { name: "Made Once" })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce" })).newPage();
  await other.goto(page.url());
  await other.getByLabel("Say something about it").fill("Good <b>doors</b>.");
  await other.getByRole("button", { name: "Send" }).click();
  await expect(other.getByText("Good <b>doors</b>.")).toBeVisible();
  await other.getByRole("link", { name: "Make it yours" }).click();
  await other.getByLabel("Title (en)").fill("Made Twice");
  await other.getByLabel("Title (en)").blur();
  await expect(checker(other)).toContainText("Nothing wrong");
  await other.getByRole("button", { name: "Share" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await other.getByRole("link", { name: "Made Twice" }).click();
  await expect(other.getByText("Made from")).toContainText("Made Once");

  // Credit goes both ways, and the author may remove what is said.
  await page.reload();
  await expect(page.getByRole("region", { name: "Made from this" })).toContainText("Made Twice");
  const comments = page.getByRole("region", { name: "Comments" });
  await comments.getByRole("button", { name: "Remove" }).click();
  await expect(comments).toContainText("Nobody has said anything yet.");
  await page.getByRole("link", { name: /^by / }).first().click();
  await expect(page.getByRole("region", { name: "Shared scenarios" })).toContainText("Made Once");
  await other.context().close();
});

test("an older version can be read, and a try leads back to the drawing board", async ({ page }) => {
  await page.goto("/");
  const id = await page.evaluate(
    async ([text, title]) => {
      const ask = async (method: string, path: string, body: object) => {
        const init = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
        return (await (await fetch(path, init)).json()) as { card: { id: string } };
      };
      await ask("POST", "/api/guest", { name: "Author" });
      const cover = { title, languages: ["en"] };
      const { id } = (await ask("POST", "/api/scenarios", { game: "doom2016", cover, text })).card;
      await ask("PUT", `/api/scenarios/${id}`, { cover: { ...cover, title: "Second" }, text: text.replace("rounds = 12", "rounds = 11") });
      return id;
    },
    [MISSION.replace("two-rooms", "versions"), "First"] as const,
  );
  await page.goto(`/workshop/${id}`);
  await page.getByRole("region", { name: "Older versions" }).getByRole("link", { name: "First" }).click();
  expect(await written(page)).toContain("rounds = 12");
  await expect(checker(page)).toContainText("Nothing wrong");
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.getByRole("link", { name: "Back to the drawing board" }).click();
  expect(await written(page)).toContain("rounds = 12");
});

test("a table is opened with a map that nobody has seen", async ({ page }) => {
  await page.goto("/new?game=doom2016");
  await page.getByRole("button", { name: "Surprise me" }).click();
  const wishes = page.getByRole("dialog");
  await wishes.getByLabel("Size").selectOption("small");
  await wishes.getByLabel("Let computers play it in").uncheck();
  await wishes.getByRole("button", { name: "Make it" }).click();
  // Luck is foretold here, so the seed is.
  await expect(page.getByText("Seed 7", { exact: true })).toBeVisible();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => /\/api\/tables(\?|$)/.test(request.url()) && request.method() === "POST"),
    page.locator("form .hot").click(),
  ]);
  const { setup, options } = sent.postDataJSON() as { setup: { mission: string }; options: { title: string } };
  expect(setup.mission).toContain("--seed 7 ");
  expect(options.title).toMatch(/ · 7$/);
  await page.getByRole("region", { name: "Seats" }).waitFor();
});

test("a scenario of DOOM (2004) misses a key, gets it back, and has encounters, cargo and triggers from forms", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/workshop/edit/doom2004?ours=way-out");
  await expect(checker(page)).toContainText("Nothing wrong");
  const text = await written(page);
  const [entry = "", x = "", y = ""] = /\{ kind = "red-key", at = \[(-?\d+), (-?\d+)\] \},?/.exec(text) ?? [];
  await page.getByLabel("The file as text").fill(text.replace(entry, ""));
  await expect(checker(page)).toContainText(/key/);
  await expect(checker(page)).toContainText(/keeps? it from being played/);
  await tool(page, "Item").click();
  await page.locator(".signs").getByRole("button", { name: "Red key" }).click();
  await click(page, Number(x) + 0.5, Number(y) + 0.5);
  await expect(checker(page)).toContainText("Nothing wrong");

  // An encounter beside the key, and what happens there.
  const beside = await freeSquare(page);
  await tool(page, "Encounter").click();
  await click(page, ...beside);
  await tool(page, "Select").click();
  await click(page, ...beside);
  const selected = page.getByRole("region", { name: "Selected" });
  await expect(selected.getByRole("heading")).toContainText(/encounter/i);
  await selected.getByLabel("Kind").selectOption("spawn");
  await selected.getByLabel("What it is about").first().selectOption("imp");
  await selected.getByLabel("x").fill("2");
  await selected.getByLabel("x").blur();
  await selected.getByRole("button", { name: "Add an effect" }).click();
  await selected.getByLabel("Kind").nth(1).selectOption("heal");
  expect(await written(page)).toMatch(
    /encounters = \[\n.*effects = \[\{ spawn = \{ kind = "imp", colour = "any", at = \[2, 0\] \} \}, \{ heal = 1 \}\]/,
  );

  // Who stands on two spaces lies somehow, and may have a name.
  await tool(page, "Select").click();
  await click(page, ...beside);
  await selected.getByLabel("What it is about").first().selectOption("demon");
  await selected.getByLabel("How it lies").selectOption("south");
  await selected.getByLabel("Name for goals and triggers").fill("hound");
  await selected.getByLabel("Name for goals and triggers").blur();
  expect(await written(page)).toContain('{ spawn = { kind = "demon", colour = "any", at = [2, 0], to = [2, 1], tag = "hound" } }');

  await page.getByRole("tab", { name: "Scenario" }).click();
  await page.getByRole("button", { name: "Add a trigger" }).click();
  const trigger = page.locator(".trigger").last();
  await trigger.getByLabel("Kind").first().selectOption("enter");
  await trigger.getByLabel("Kind").nth(1).selectOption("give");
  await trigger.getByLabel("What it is about").selectOption("shotgun");
  await trigger.getByRole("button", { name: "One thing more" }).click();
  await trigger.getByLabel("What it is about").nth(1).selectOption("bullets");
  const start = page.getByRole("group", { name: "What every marine has besides the usual" });
  await start.getByRole("button", { name: "One thing more" }).click();
  await start.getByRole("combobox").selectOption("armour");
  const after = await written(page);
  expect(after).toContain('on = { enter = [0, 0] }\neffects = [\n    { give = ["shotgun", "bullets"] },\n]');
  expect(after).toContain('give = ["armour"]');
});

/** The middle of a square of the first area on which nothing lies. */
async function freeSquare(page: Page): Promise<[number, number]> {
  const text = await written(page);
  const taken = new Set([...text.matchAll(/\[(-?\d+), (-?\d+)\]/g)].map(([, x, y]) => `${x},${y}`));
  const [, x = "0", y = "0"] = /red = \[(-?\d+), (-?\d+)\]/.exec(text) ?? [];
  for (let n = 1; n < 6; n += 1) if (!taken.has(`${Number(x) + n},${y}`)) return [Number(x) + n + 0.5, Number(y) + 0.5];
  throw new Error("the first area is full");
}
