// Where there is only one choice, the page answers for the reader: not behind their back, and not if they would rather do it.
import type { Page } from "@playwright/test";
import { choices, expect, MOVING, test } from "./help.ts";
import { deal } from "./rivals.ts";

const SETUP = { players: 3, board: "small", skulls: 5, ending: "sudden-death", "confirm-turn": true };
const [GRAB, TAKE, TILE] = ["Go to 13", "What do you grab here?", "Take 2 red cubes and 1 blue cube"] as const;

const question = (page: Page) => page.locator(".prompt h2");
const done = (page: Page) => page.locator(".prompt .gone-by");
const take = (page: Page, label: string) => choices(page).filter({ hasText: label }).first().click();
/** The question stays as it is: nothing is clicked here while the page could have answered many times. */
async function stays(page: Page, words: string, only: string): Promise<void> {
  await expect(question(page)).toHaveText(words);
  await page.waitForTimeout(600);
  await expect(question(page)).toHaveText(words);
  await expect(choices(page)).toHaveCount(1);
  await expect(choices(page)).toContainText(only);
}

/** On the board at the yellow spawnpoint, about to grab. */
async function aboutToGrab(page: Page): Promise<void> {
  await page.request.post("/api/guest", { data: { name: "Here" } });
  const bots = [{ bot: "recruit" }, { bot: "recruit" }];
  await page.goto((await deal(page.request, page.request, "adrenaline", SETUP, ["me", ...bots])).table);
  await take(page, "Discard Teleporter (yellow)");
  await take(page, "Grab");
}

test("the only tile is taken at once, what ends the turn is asked, and undo leads back to both", async ({ page }) => {
  let sent = 0;
  page.on("websocket", (line) => line.on("framesent", ({ payload }) => (sent += Number(String(payload).includes('"do":"act"')))));
  await aboutToGrab(page);
  await take(page, GRAB);
  await expect(question(page)).toHaveText("Choose an action: 1 action left.");
  await expect(done(page)).toHaveText(`The only choice: ${TILE}`);
  await expect(page.getByRole("log").first()).toContainText("2 red cubes and 1 blue cube");
  // Each answer goes out once: those of the reader, and the one of the page.
  expect(sent).toBe(4);
  // Whoever goes back is asked, also after a reload, and may go back further.
  await page.keyboard.press("u");
  await stays(page, TAKE, TILE);
  await expect(done(page)).toBeHidden();
  await page.reload();
  await stays(page, TAKE, TILE);
  await page.keyboard.press("u");
  await expect(question(page)).toContainText("Grab something here");
  // Forward again it is done again.
  await take(page, GRAB);
  await expect(question(page)).toHaveText("Choose an action: 1 action left.");
  await expect(done(page)).toHaveText(`The only choice: ${TILE}`);
  await take(page, "Run");
  await expect(done(page)).toBeHidden();
  await choices(page).first().click();
  await stays(page, "Your actions are used up: play a powerup or end the turn.", "End the turn");
});

test("whoever would rather do it themselves says so in the settings", async ({ page }) => {
  const setting = page.getByRole("checkbox", { name: "Answer for me where there is only one choice" });
  await aboutToGrab(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(setting).toBeChecked();
  await setting.uncheck();
  await page.keyboard.press("Escape");
  await take(page, GRAB);
  await stays(page, TAKE, TILE);
  // It is remembered.
  await page.reload();
  await stays(page, TAKE, TILE);
  await page.getByRole("button", { name: "Settings" }).click();
  await setting.check();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveText("Choose an action: 1 action left.");
});

test("as long as a guide speaks, everything is for the newcomer to do", async ({ page }) => {
  await page.goto("/learn");
  await take(page, "Discard Teleporter (yellow)");
  await take(page, "Grab");
  await take(page, GRAB);
  await stays(page, TAKE, TILE);
  // Without the guide the next one is done.
  await page.getByRole("button", { name: "Skip the guide" }).click();
  await page.keyboard.press("u");
  await expect(question(page)).toContainText("Grab something here");
  await take(page, GRAB);
  await expect(question(page)).toHaveText("Choose an action: 1 action left.");
});

test.describe("in motion", () => {
  test.use(MOVING);
  test("what is done for the reader comes once the walk has been seen", async ({ page }) => {
    await aboutToGrab(page);
    // What could be pressed meanwhile would be answered twice.
    await page.evaluate((tile) => {
      const look = () => {
        const buttons = [...document.querySelectorAll(".prompt .choices button")];
        if (buttons.some((it) => it.textContent?.includes(tile))) document.body.dataset["offered"] = "yes";
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, TILE);
    await take(page, GRAB);
    await expect(question(page)).toHaveText("Choose an action: 1 action left.");
    await expect(page.locator("body")).not.toHaveAttribute("data-offered");
    await page.keyboard.press("u");
    await stays(page, TAKE, TILE);
    await expect(page.locator("body")).toHaveAttribute("data-offered", "yes");
  });
});
