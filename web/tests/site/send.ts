// A game that is over is handed to a server, which plays it through and shows it to others.
import { fromHome } from "../help.ts";
import { PROGRAM, withProgram } from "../server.ts";
import { click, play, quick } from "../turns.ts";
import { expect, test, visit } from "./help.ts";

// A server that is not there is an error of the network.
const BREAKS = { annotation: { type: "breaks" } };

test("a finished game is sent to a server, and one that is not there is told", BREAKS, async ({ page, context, host }) => {
  test.slow();
  await quick(page);
  await visit(page, host);
  await fromHome(page, "adrenaline", host.home);
  await play(page, click(page));
  await page.getByText("Send this game to a server").click();
  const address = page.getByLabel("Address of the server");
  await address.fill("127.0.0.1:1");
  await page.getByRole("button", { name: "Find the server" }).click();
  await expect(page.getByText("There is no server at this address")).toBeVisible();
  await withProgram(PROGRAM, async (server) => {
    await address.fill(server);
    await page.getByRole("button", { name: "Find the server" }).click();
    const sent = context.waitForEvent("page");
    await page.getByRole("link", { name: "Send the game" }).click();
    const there = await sent;
    await expect(there).toHaveURL(new RegExp(`^${server}/table/`), { timeout: 20_000 });
    await expect(there.locator(".result, .below")).toBeVisible({ timeout: 20_000 });
    // It was played through there: the server says that its dice are those that were promised.
    await there.goto(there.url().replace(/\/replay.*/, ""));
    const result = there.locator(".result");
    await result.getByText("Provably fair").click();
    await expect(result).toContainText("Seed and salt give the hash that was shown from the beginning.");
    await expect(result.locator("dd")).toHaveCount(3);
    await there.close();
  });
});
