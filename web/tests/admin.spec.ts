// The administrator's page: somebody is named, finds a person, shuts them out, tells everybody something, and does all the rest.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Browser, BrowserContext } from "@playwright/test";
import { accessible, expect, fits, SIZES, test } from "./help.ts";
import { DUTIES, LONG } from "./screens/governed.ts";
import { illegible } from "./screens/legible.ts";
import { LANGS } from "./screens/screens.ts";
import { MISSION } from "./screens/world.ts";
import { PROGRAM, withProgram } from "./server.ts";

const PASSWORD = "correct horse";

/** Make an account in a browser's session. */
const account = (request: APIRequestContext, at: string, name: string) =>
  request.post(`${at}/api/account`, { data: { name, password: PASSWORD } });

/** A browser of somebody who looks after the place. */
async function steward(browser: Browser, at: string, data: string): Promise<BrowserContext> {
  const admin = await browser.newContext({ baseURL: at, reducedMotion: "reduce" });
  await account(admin.request, at, "Ann");
  execFileSync(PROGRAM, ["admin", "people", "grant", "Ann", "--data", data]);
  await admin.addInitScript(() => localStorage.setItem("telefrag-known", "1"));
  return admin;
}

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

    // He is let in again, after one more question.
    await page.goto("/admin/people");
    await page.getByRole("button", { name: "Lift the ban: Bob" }).click();
    await dialog.getByRole("button", { name: "Lift the ban" }).click();
    await expect(page.getByRole("button", { name: "Ban: Bob" })).toBeVisible();
    await page.goto("/admin/log");
    await expect(page.getByRole("listitem").first()).toContainText("Ann · lifted a ban · Bob");
    await other.reload();
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(other.getByText("Nie masz tu wstępu")).toHaveCount(0);
    await Promise.all([admin.close(), visitor.close()]);
  });
});

test("whatever else may be done is done by clicking, asks once more, and is written down", async ({ browser, playwright }) => {
  test.slow();
  await withProgram(PROGRAM, async (at, data) => {
    const admin = await steward(browser, at, data);
    const bob = await playwright.request.newContext({ baseURL: at });
    await account(bob, at, "Bob");
    const open = async () =>
      ((await (await bob.post("/api/tables", { data: { game: "adrenaline", seats: ["me"] } })).json()) as { id: string }).id;
    const [closed, gone] = [await open(), await open()];
    for (const text of ["Something nasty", "/say ouch"]) await bob.post(`/api/tables/${closed}/chat`, { data: { text } });
    const cover = { title: "Cold Stair", languages: ["en"] };
    const shared = await bob.post("/api/scenarios", { data: { game: "doom2016", cover, text: MISSION } });
    const { card } = (await shared.json()) as { card: { id: string } };
    await bob.post(`/api/scenarios/${card.id}/comments`, { data: { text: "Buy shoes" } });

    const page = await admin.newPage();
    const rows = page.getByRole("main").getByRole("listitem");
    /** Say in the window that asks once more that it is meant. */
    const mean = async (name: string) => {
      const dialog = page.getByRole("dialog");
      await dialog.locator("form").getByRole("button", { name, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };

    await page.goto("/admin/people");
    await page.getByRole("button", { name: "Rename: Bob" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Robert");
    await mean("Rename");
    await expect(page.getByRole("link", { name: "Robert", exact: true })).toBeVisible();
    // With the new password he comes in, and with the old one no longer.
    await page.getByRole("button", { name: "New password: Robert" }).click();
    await mean("New password");
    await expect(page.getByText("The new password of Robert.")).toBeVisible();
    const password = await page.locator("section[role=status]").getByRole("textbox").inputValue();
    const login = async (password: string) => (await bob.post("/api/login", { data: { name: "Robert", password } })).status();
    expect(await login(PASSWORD)).toBe(401);
    expect(await login(password)).toBe(200);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download all data: Robert" }).click();
    const kept = JSON.parse(await readFile(await (await saved).path(), "utf8")) as { name: string };
    expect(kept.name).toBe("Robert");

    await page.goto("/admin/chat");
    for (const said of ["Something nasty", "Ouch!"]) {
      await page.getByRole("button", { name: `Remove: ${said}` }).click();
      await mean("Remove");
    }
    await expect(page.getByText("Nothing found.")).toBeVisible();

    await page.goto("/admin/tables");
    await page.getByRole("button", { name: `Close: ${closed}` }).click();
    await mean("Close");
    await expect(rows.filter({ hasText: closed })).toContainText("Closed");
    await page.getByRole("button", { name: `Delete: ${gone}` }).click();
    await mean("Delete");
    await expect(rows).toHaveCount(1);
    expect((await bob.get(`/api/tables/${gone}`)).status()).toBe(404);

    await page.goto("/admin/invitations");
    await page.getByLabel("How many").fill("2");
    await page.getByRole("button", { name: "Create invitations" }).click();
    await expect(page.getByText("Copy them now")).toBeVisible();
    await expect(rows).toHaveCount(2);
    await page
      .getByRole("button", { name: /^Revoke: / })
      .first()
      .click();
    await mean("Revoke");
    await expect(rows).toHaveCount(1);
    await page.getByLabel("Older than days").fill("30");
    await page.getByRole("button", { name: "Revoke old ones" }).click();
    await mean("Revoke old ones");
    await expect(page.getByText("Revoked: 0")).toBeVisible();
    await expect(rows).toHaveCount(1);

    await page.goto("/admin/scenarios");
    await page.getByRole("button", { name: "Hide: Cold Stair" }).click();
    await mean("Hide");
    await expect(page.getByRole("button", { name: "Show again: Cold Stair" })).toBeVisible();
    expect(await (await bob.get("/api/scenarios")).json()).toEqual([]);
    await page.getByRole("button", { name: "Show again: Cold Stair" }).click();
    await mean("Show again");
    await expect(page.getByRole("button", { name: "Hide: Cold Stair" })).toBeVisible();
    expect(await (await bob.get("/api/scenarios")).json()).toHaveLength(1);

    await page.goto(`/workshop/${card.id}`);
    const said = page.getByRole("region", { name: "Comments" }).getByRole("listitem").filter({ hasText: "Buy shoes" });
    await said.getByRole("button", { name: "Remove" }).click();
    await expect(said).toHaveCount(0);

    await page.goto("/admin/upkeep");
    const limit = page.getByLabel("Spectators at a table");
    await limit.fill("7");
    await limit.blur();
    await expect(rows.filter({ has: limit })).toContainText("Now: 7");
    const clear = page.getByRole("button", { name: "Clear away" });
    await page.getByLabel("Guests not here for days").fill("30");
    await expect(clear).toBeDisabled();
    await page.getByRole("button", { name: "Count" }).click();
    await expect(page.getByText("Guests: 0.")).toBeVisible();
    await clear.click();
    await mean("Clear away");
    // Tables by their age: another number has to be counted again.
    await page.getByLabel("Tables over for days").fill("30");
    await expect(clear).toBeDisabled();
    await page.getByLabel("Unfinished tables untouched for days").fill("7");
    await page.getByRole("button", { name: "Count" }).click();
    await expect(page.getByText("Guests: 0. Tables that ended: 0. Unfinished tables: 0.")).toBeVisible();
    await clear.click();
    await mean("Clear away");
    expect((await bob.get(`/api/tables/${closed}`)).status()).toBe(200);

    await page.goto("/admin/people");
    await page.getByRole("button", { name: "Delete: Robert" }).click();
    await mean("Delete");
    await expect(rows).toHaveCount(1);

    await page.goto("/admin/log");
    const done = [
      "deleted a person · Robert",
      "cleared away what was old",
      "cleared away what was old",
      "changed a limit · Spectators at a table",
      "removed a comment · Robert",
      "showed a scenario again",
      "hid a scenario",
      "revoked old invitations",
      "revoked an invitation",
      "created invitations",
      `deleted a table · ${gone}`,
      `closed a table · ${closed}`,
      "removed a message",
      "read all data · Robert",
      "gave a new password · Robert",
      "renamed",
      "made an administrator · Ann",
    ];
    await expect(rows).toContainText(done);
    await Promise.all([admin.close(), bob.dispose()]);
  });
});

test("whoever comes reads who runs the place, what becomes of their data, and for how long it is kept", async ({ browser }) => {
  const [imprint, privacy] = ["https://example.org/who", "https://example.org/data"];
  await withProgram(
    PROGRAM,
    async (at, data) => {
      for (const [limit, days] of [
        ["keep-guests", "45"],
        ["keep-tables", "400"],
      ] as const)
        execFileSync(PROGRAM, ["admin", "limits", "set", limit, days, "--data", data]);
      const visitor = await browser.newContext({ baseURL: at });
      const page = await visitor.newPage();
      for (const path of ["/", "/about"]) {
        await page.goto(path);
        for (const [name, href] of [
          ["Imprint", imprint],
          ["Privacy", privacy],
        ] as const)
          await expect(page.locator("main").getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
      }
      // The server knows of new limits within a second, the page when it is opened.
      const kept = page.locator("#kept li");
      await expect(async () => {
        await page.reload();
        await expect(kept.filter({ hasText: "A guest is forgotten 45 days after the last visit" })).toHaveCount(1, { timeout: 2000 });
        await expect(kept.filter({ hasText: "Finished games are kept for 400 days" })).toHaveCount(1, { timeout: 2000 });
      }).toPass();
      await expect(kept.filter({ hasText: "stay logged in for 180 days" })).toHaveCount(1);
      await visitor.close();
    },
    ["--imprint", imprint, "--privacy", privacy],
  );
});

test("a place that names nobody has no such links", async ({ page }) => {
  for (const path of ["/", "/about"]) {
    const told = page.waitForResponse(/\/api\/place/);
    await page.goto(path);
    await told;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /^(Imprint|Privacy)$/ })).toHaveCount(0);
  }
});

test("every part of the page can be used by everybody, in every size and language", async ({ browser, playwright }) => {
  test.slow();
  await withProgram(PROGRAM, async (at, data) => {
    const admin = await steward(browser, at, data);
    const other = await playwright.request.newContext();
    await account(other, at, LONG);
    await other.dispose();
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
