// A new version of the site: told where nobody is disturbed, and taken when somebody wants it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHome } from "../help.ts";
import { moment, quick } from "../turns.ts";
import { expect, test, visit } from "./help.ts";
import { FILES } from "./host.ts";

test("an update waits until it is wanted, and games go on after it", async ({ page, host }) => {
  await quick(page);
  await visit(page, host);
  await fromHome(page, "doom2016", host.home);
  const [table, number] = [page.url(), await moment(page)];

  const text = (file: string) => readFileSync(join(FILES, file), "utf8");
  host.changed.set("index.html", text("index.html").replace("<head>", '<head><meta name="version" content="next">'));
  host.changed.set("sw.js", text("sw.js").replace(/const VERSION = "\w+"/, 'const VERSION = "next"'));
  const version = page.locator('meta[name="version"]');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one?.update()));
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((one) => one?.waiting != null));

  // Not at a table, and not by itself.
  await expect(page.getByText("A new version")).toBeHidden();
  await page.reload();
  await expect(page.locator(".prompt")).toHaveAttribute("data-number", number ?? "");
  await expect(version).toHaveCount(0);

  // Whoever has no time for it now goes on with the old version, and is told again at the next visit.
  await page.goto(host.home);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByText("A new version")).toBeHidden();
  await page.reload();
  await expect(page.getByText("A new version")).toBeVisible();
  await expect(version).toHaveCount(0);
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(version).toHaveCount(1);
  await expect(page.getByText("A new version")).toBeHidden();
  await page.goto(table);
  expect(await moment(page)).toBe(number);
  host.changed.clear();
});
