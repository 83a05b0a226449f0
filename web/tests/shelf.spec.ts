// The shelf of the workshop besides drawing: files are dropped, maps are made, scenarios are rated and reported.
import type { JSHandle, Page } from "@playwright/test";
import { checker, touch, tool, written } from "./drawing.ts";
import { expect, SIZES, test } from "./help.ts";
import { MISSION } from "./screens/world.ts";

/** What somebody drags who holds a file. */
const carried = (page: Page, name: string, text: string): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: "text/plain" }));
      return data;
    },
    [name, text] as const,
  );

test("a file is dropped anywhere on the page of the workshop", async ({ page }) => {
  await page.goto("/workshop");
  const start = page.getByRole("region", { name: "Start from" });
  await expect(start.getByText("Or drop a .toml file anywhere on this page.")).toBeVisible();
  // A word that is dragged is no file.
  const words = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "words");
    return data;
  });
  await page.dispatchEvent("h1", "dragover", { dataTransfer: words });
  await expect(start).not.toHaveClass(/\bover\b/);
  const notes = await carried(page, "notes.toml", "colour = 'red'");
  await page.dispatchEvent("h1", "dragover", { dataTransfer: notes });
  await expect(start).toHaveClass(/\bover\b/);
  await page.dispatchEvent("h1", "dragleave", { dataTransfer: notes });
  await expect(start).not.toHaveClass(/\bover\b/);
  await page.dispatchEvent("h1", "drop", { dataTransfer: notes });
  await expect(page.getByText("notes.toml is neither a mission, a scenario nor an arena.")).toBeVisible();
  await page.dispatchEvent("h1", "drop", { dataTransfer: await carried(page, "two-rooms.toml", MISSION) });
  await expect(page).toHaveURL(/\/workshop\/edit\/doom2016\?draft=/);
  await expect(checker(page)).toContainText("Nothing wrong");
});

test("whoever did not make it rates a scenario, changes their mind, and says what is wrong with it", async ({ page, browser, baseURL }) => {
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
    [MISSION.replace("two-rooms", "rated"), "To Be Rated"] as const,
  );
  const other = await (await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce" })).newPage();
  await other.goto(`/workshop/${id}`);
  await expect(other.getByText("Not rated yet")).toBeVisible();
  const rating = other.getByRole("group", { name: "Your rating" });
  await rating.getByRole("button", { name: "2 stars" }).click();
  await expect(other.getByText("★ 2 from 1 person")).toBeVisible();
  await rating.getByRole("button", { name: "5 stars" }).click();
  await expect(other.getByText("★ 5 from 1 person")).toBeVisible();
  await expect(rating.getByRole("button", { name: "5 stars" })).toHaveAttribute("aria-pressed", "true");
  await other.reload();
  await expect(rating.getByRole("button", { name: "5 stars" })).toHaveAttribute("aria-pressed", "true");

  await other.getByText("Report a problem").click();
  await other.getByLabel("What is wrong with it?").fill("It is <b>mine</b>.");
  const [sent] = await Promise.all([
    other.waitForRequest((request) => request.url().includes(`/api/scenarios/${id}/report`)),
    other.locator("details").getByRole("button", { name: "Send" }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ why: "It is <b>mine</b>." });
  await expect(other.getByText("Thank you. Whoever runs this place will read it.")).toBeVisible();
  await expect(other.getByLabel("What is wrong with it?")).toHaveValue("");

  // Its author sees what others think, and has no say in it.
  await page.goto(`/workshop/${id}`);
  await expect(page.getByText("★ 5 from 1 person")).toBeVisible();
  await expect(page.getByRole("group", { name: "Your rating" })).toHaveCount(0);
  await expect(page.getByText("Report a problem")).toHaveCount(0);
  await other.context().close();
});

test("a scenario of DOOM (2004) that nobody has drawn is made to order", async ({ page }) => {
  await page.goto("/workshop");
  await page.getByRole("button", { name: /^A generated map for .*2004/ }).click();
  const wishes = page.getByRole("dialog");
  await wishes.getByLabel("Size").selectOption("small");
  await wishes.getByLabel("Objective").selectOption({ label: "Bring something home" });
  await wishes.getByLabel(/^Marines/).selectOption("2");
  await wishes.getByLabel("Seed").fill("12");
  await wishes.getByLabel("Let computers play it in").uncheck();
  await wishes.getByRole("button", { name: "Make it" }).click();
  await expect(page).toHaveURL(/\/workshop\/edit\/doom2004\?draft=/);
  await expect(checker(page)).toContainText("Nothing wrong");
  const text = await written(page);
  expect(text).toContain("--seed 12 --size small --marines 2 --objective carry");
  expect(text).toMatch(/goals = \[\n? *\{ carry = \{ item = /);
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: SIZES[1] });

  /** A finger that has just drawn may still be told of: until the tool is in hand. */
  const take = (page: Page, name: string) =>
    expect(async () => {
      await tool(page, name).tap();
      await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
    }).toPass();

  test("fingers draw a room with a door; two fingers move the picture and draw nothing", async ({ page }) => {
    await page.goto("/workshop/edit/doom2016");
    await take(page, "Room");
    const board = page.getByRole("group", { name: "Drawing board" });
    await board.scrollIntoViewIfNeeded();
    await touch(page, [0.5, 0.5], [4.5, 3.5]);
    await expect(page.locator(".board .labels text")).toHaveCount(1);
    await take(page, "Door");
    await board.scrollIntoViewIfNeeded();
    await touch(page, [5.05, 1.5]);
    const text = await written(page);
    expect(text).toContain('{ id = "room-1", at = [0, 0], to = [4, 3] }');
    expect(text).toContain("{ x = 5, y = [1, 1] }");

    await take(page, "Room");
    await board.scrollIntoViewIfNeeded();
    const before = await page.locator(".board rect.hand").boundingBox();
    const line = await page.context().newCDPSession(page);
    const middle = await board.boundingBox();
    if (!middle) throw new Error("there is no board");
    const at = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
    await line.send("Input.synthesizePinchGesture", { ...at, scaleFactor: 2, gestureSourceType: "touch" });
    await expect.poll(async () => (await page.locator(".board rect.hand").boundingBox())?.width).not.toBe(before?.width);
    expect(await written(page)).toBe(text);
  });
});
