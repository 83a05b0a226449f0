// The administrator's page: somebody is named, finds a person, shuts them out, and tells everybody something.
import { execFileSync } from "node:child_process";
import type { APIRequestContext } from "@playwright/test";
import { accessible, expect, fits, SIZES, test } from "./help.ts";
import { DUTIES, LONG } from "./screens/governed.ts";
import { illegible } from "./screens/legible.ts";
import { LANGS } from "./screens/screens.ts";
import { PROGRAM, withProgram } from "./server.ts";

const PASSWORD = "correct horse";

/** Make an account in a browser's session. */
const account = (request: APIRequestContext, at: string, name: string) =>
  request.post(`${at}/api/account`, { data: { name, password: PASSWORD } });

test("an administrator finds a person, bans them, and everybody is told a notice", async ({ browser }) => {
  await withProgram(PROGRAM, async (at, data) => {
    const [admin, visitor] = await Promise.all([browser.newContext({ baseURL: at }), browser.newContext({ baseURL: at, locale: "pl" })]);
    await account(admin.request, at, "Ann");
    await account(visitor.request, at, "Bob");
    for (const context of [admin, visitor]) await context.addInitScript(() => localStorage.setItem("telefrag-known", "1"));
    const page = await admin.newPage();
    await page.goto("/admin");
    await expect(page.getByText("telefrag admin people grant Ann")).toBeVisible();
    execFileSync(PROGRAM, ["admin", "people", "grant", "Ann", "--data", data]);
    await page.goto("/me");
    await page.getByRole("link", { name: "Administration" }).click();

    // By keyboard: search, and the dialog that asks once more.
    await page.getByRole("searchbox").fill("bo");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("link", { name: "Ann" })).toHaveCount(1, { timeout: 5000 });
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: "Ban: Bob" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Computer players take their seats")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(page.getByText("Banned", { exact: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Ban: Bob" }).click();
    await dialog.getByLabel("Reason").fill("He spoils games.");
    await dialog.getByRole("button", { name: "Ban" }).press("Enter");
    await expect(page.getByRole("button", { name: "Lift the ban: Bob" })).toBeVisible();
    await expect(page.getByText("Reason: He spoils games.")).toBeVisible();

    // The visitor is told why, and sees the notice when it comes, in his own language around the sentence.
    const other = await visitor.newPage();
    await other.clock.install();
    await other.goto("/");
    await expect(other.getByText("Nie masz tu wstępu: He spoils games.")).toBeVisible();
    await page.goto("/admin/notice");
    await page.getByLabel("Your sentence").fill("A new disk.");
    await page.getByLabel("Begins").fill("2099-05-06T20:00");
    await page.getByRole("button", { name: "Show to everyone" }).click();
    await expect(page.getByText("Everyone sees now:")).toBeVisible();
    // Whoever has the page open is told within some seconds.
    await other.clock.fastForward(20_000);
    await expect(other.getByText(/^Prace serwisowe od .*2099.*: A new disk\.$/)).toBeVisible();
    await other.getByRole("complementary").getByRole("button", { name: "Zamknij" }).click();
    await expect(other.getByText("A new disk.")).toBeHidden();
    await page.getByRole("button", { name: "Take it down" }).click();
    await expect(page.getByText("No notice is shown now.")).toBeVisible();
    await page.goto("/admin/log");
    await expect(page.getByRole("listitem").first()).toContainText("took the notice down");
    await expect(page.getByRole("listitem").nth(2)).toContainText("Ann · banned · Bob");
    await expect(page.getByRole("listitem").last()).toContainText("command line · made an administrator · Ann");
    await Promise.all([admin.close(), visitor.close()]);
  });
});

test("every part of the page can be used by everybody, in every size and language", async ({ browser, playwright }) => {
  test.slow();
  await withProgram(PROGRAM, async (at, data) => {
    const admin = await browser.newContext({ baseURL: at, reducedMotion: "reduce" });
    await account(admin.request, at, "Ann");
    const other = await playwright.request.newContext();
    await account(other, at, LONG);
    await other.dispose();
    execFileSync(PROGRAM, ["admin", "people", "grant", "Ann", "--data", data]);
    await admin.addInitScript(() => localStorage.setItem("telefrag-known", "1"));
    const { id } = (await (await admin.request.post(`${at}/api/tables`, { data: { game: "adrenaline", seats: ["me"] } })).json()) as {
      id: string;
    };
    await admin.request.post(`${at}/api/tables/${id}/chat`, { data: { text: "Anybody there?" } });
    await admin.request.post(`${at}/api/admin/invitations`, { data: { count: 1 } });
    await admin.request.put(`${at}/api/admin/notice`, { data: { text: "A new disk." } });
    const page = await admin.newPage();
    for (const part of DUTIES) {
      await page.goto(`/admin/${part}`);
      await page.locator("nav a[aria-current]").waitFor();
      await page.locator("main :is(li, form, section)").first().waitFor();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await fits(page);
        expect(await illegible(page)).toEqual([]);
      }
      await accessible(page);
    }
    // A long name fits wherever it comes up, and a window that is put away gives the focus back.
    await page.setViewportSize(SIZES[0]);
    await page.goto("/admin");
    const renew = page.getByRole("button", { name: `New password: ${LONG}` });
    const dialog = page.getByRole("dialog");
    await renew.press("Enter");
    await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(renew).toBeFocused();
    await renew.press("Enter");
    expect(await illegible(page)).toEqual([]);
    await dialog.getByRole("button", { name: "New password" }).press("Enter");
    await expect(page.getByText(`The new password of ${LONG}.`)).toBeVisible();
    await fits(page);
    for (const lang of LANGS.slice(1)) {
      await page.evaluate((lang) => localStorage.setItem("telefrag-settings", JSON.stringify({ lang })), lang);
      for (const part of DUTIES) {
        await page.goto(`/admin/${part}`);
        await page.locator("nav a[aria-current]").waitFor();
        await fits(page);
        expect(await page.locator("main").textContent()).not.toMatch(/page-[a-z-]+/);
      }
    }
    await admin.close();
  });
});
