// People: guests and accounts, tokens, notices, statistics, replays brought in.
import type { Browser, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { accessible, choices, expect, fits, playNow, test } from "./help.ts";

const PASSWORD = "correct horse";
let count = 0;
/** A name that nobody has yet. */
const freshName = () => `Ann ${Date.now() % 1e7}-${++count}`;

/** A browser of its own; the server may refuse things there without failing the test. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
}

/** Somebody with an account, on their own screen. */
async function withAccount(page: Page, part = "account"): Promise<string> {
  const name = freshName();
  await page.goto("/me");
  await page.getByRole("button", { name: "Create account" }).first().click();
  await fillIn(page, name);
  await page.getByRole("button", { name: "Create account" }).last().click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.goto(`/me/${part}`);
  return name;
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name").first().fill(name);
  await page.getByLabel("Password").first().fill(PASSWORD);
}

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Log in" }).first().click();
  await fillIn(page, name);
  await dialog.getByRole("button", { name: "Log in" }).last().click();
}

/** A table that waits for players and is in no public list; its address. */
async function openTable(page: Page, title: string): Promise<string> {
  await page.goto("/new?game=adrenaline");
  await page.getByLabel("Name of the table").fill(title);
  await page.getByLabel("List this table publicly").uncheck();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Take your seats" })).toBeVisible();
  return page.url();
}

const header = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test("a guest becomes an account and keeps the table; it is there on another device; all devices end at once", async ({
  page,
  browser,
  baseURL,
}) => {
  const title = freshName();
  const address = await openTable(page, title);
  await expect(page.getByLabel("Invitation link")).toHaveValue(address);
  await header(page)
    .getByRole("link", { name: /^Guest/ })
    .click();
  await page.getByRole("link", { name: "Create account" }).click();
  const name = freshName();
  await fillIn(page, name);
  await page.getByRole("button", { name: "Create account" }).last().click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByRole("link", { name: "Games" }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();

  // Out and in again, here and in another browser.
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeHidden();
  await logIn(page, name);
  const other = await elsewhere(browser, baseURL);
  await logIn(other, name);
  await other.getByRole("link", { name: title }).click();
  await expect(other).toHaveURL(address);
  await expect(other.getByText("Live", { exact: true })).toBeVisible();

  await page.goto("/me/account");
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(other.getByText("Logged out")).toBeVisible();
  await other.reload();
  await expect(header(other).getByRole("button", { name: "Log in" })).toBeVisible();
});

test("another name shows at the next table; another password opens; who is deleted cannot come back", async ({
  page,
  browser,
  baseURL,
}) => {
  await withAccount(page);
  const name = freshName();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Change name" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await openTable(page, "Renamed");
  await expect(page.getByRole("region", { name: "Seats" }).getByText(name)).toBeVisible();

  await page.goto("/me/account");
  await page.getByRole("button", { name: "Delete the account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("computer players take them")).toBeVisible();
  await dialog.getByLabel("Password").fill("another horse");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(header(page).getByRole("button", { name: "Log in" })).toBeVisible();
  const other = await elsewhere(browser, baseURL);
  await logIn(other, name);
  await expect(other.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
});

test("a token made on the page works for a program, until it is taken away", async ({ page, playwright, baseURL }) => {
  const name = await withAccount(page, "programs");
  await page.getByLabel("What is it for?").fill("my bot");
  await page.getByRole("button", { name: "Create a token" }).click();
  const token = await page.getByLabel("Token", { exact: true }).inputValue();
  const program = await playwright.request.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  expect(await (await program.get("/api/me")).json()).toMatchObject({ name, guest: false });
  await page.reload();
  await expect(page.getByText("my bot", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Token", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Revoke: my bot" }).click();
  await page.getByRole("button", { name: "Really revoke?: my bot" }).click();
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  expect((await program.get("/api/me")).status()).toBe(401);
  await program.dispose();
});

test("a finished game counts, is saved, brought in again and watched; another file is refused in words", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByLabel("Name").fill("Cleo");
  await page.getByRole("button", { name: "Play as a guest" }).last().click();
  await expect(header(page).getByRole("link", { name: "Cleo" })).toBeVisible();
  const bot = { bot: "soldier" };
  const table = (await (
    await page.request.post("/api/tables", { data: { game: "adrenaline", setup: { players: 3 }, seats: ["me", bot, bot], begin: true } })
  ).json()) as { id: string };
  await page.request.post(`/api/tables/${table.id}/seats/p1`, { data: bot });
  await expect
    .poll(async () => ((await (await page.request.get(`/api/tables/${table.id}`)).json()) as { scene: { phase: string } }).scene.phase, {
      timeout: 30_000,
    })
    .toBe("over");
  await page.goto(`/table/${table.id}`);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the replay" }).first().click();
  const file = await (await saved).path();
  expect(await readFile(file, "utf8")).toContain("adrenaline");
  await page.goto("/me");
  await expect(page.getByRole("definition").first()).toHaveText("1");
  await expect(page.getByRole("link", { name: /^Adrenaline/ }).first()).toHaveAttribute("href", /\/replay$/);

  const other = await elsewhere(browser, baseURL);
  await other.goto("/");
  await other.getByLabel("Open a replay file").setInputFiles({ name: "notes.tfr", mimeType: "text/plain", buffer: Buffer.from("no game") });
  await expect(other.getByRole("alert").filter({ hasText: "notes.tfr is not a replay" })).toBeVisible();
  await other.getByLabel("Open a replay file").setInputFiles(file);
  await expect(other).toHaveURL(/\/table\/\w+\/replay$/);
  await other.getByRole("button", { name: "Next action" }).click();
  await expect(other.getByText(/^1 \/ \d+$/)).toBeVisible();

  // The same from a page that needs no server: the address brings it.
  await other.goto(`/bring#r=${deflateRawSync(await readFile(file)).toString("base64url")}`);
  await expect(other).toHaveURL(/\/table\/\w+\/replay$/);
  await other.goto("/bring#r=nothing");
  await expect(other.getByRole("link", { name: "Home" })).toBeVisible();
});

test("a webhook: a private address is refused in the server's words, a public one is kept", async ({ browser, baseURL }) => {
  const page = await elsewhere(browser, baseURL);
  await withAccount(page, "notices");
  const address = page.getByLabel("Address");
  await address.fill("http://192.168.0.1/hook");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "`192.168.0.1` is not on the public internet" })).toBeVisible();
  await address.fill("https://1.1.1.1/hook");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This address is called from now on.")).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue("https://1.1.1.1/hook");
  await page.getByText("What is sent").click();
  await expect(page.getByLabel("Secret")).toHaveValue(/^[0-9a-f]{64}$/);
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(address).toHaveValue("");
});

test("the title says whose turn it is; a note leads to a table that waits", async ({ page }) => {
  await playNow(page, "adrenaline");
  const waits = page.url();
  await expect(page).toHaveTitle(/^● Your turn · Adrenaline/);
  await page.goto("/");
  await expect(page).toHaveTitle("(1) Telefrag");
  // As if that turn had come just now.
  await page.evaluate(() => sessionStorage.setItem("telefrag-told", ""));
  await page.goto("/about");
  await expect(page.getByRole("status").getByText("It is your turn: Adrenaline")).toBeVisible();
  await page.goto("/new?game=doom2004");
  await page.getByRole("link", { name: "It is your turn: Adrenaline" }).click();
  await expect(page).toHaveURL(waits);
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "It is your turn: Adrenaline" })).toBeHidden();
});

test("whoever sits down can be looked up", async ({ page }) => {
  await openTable(page, "Who is who");
  await page
    .getByRole("region", { name: "Seats" })
    .getByRole("link", { name: /^Guest/ })
    .click();
  await expect(page).toHaveURL(/\/people\/\w+$/);
  await expect(page.getByText("No finished games yet. They are counted here")).toBeVisible();
});

test("a browser that may not show notices says so", async ({ browser, baseURL }) => {
  const page = await elsewhere(browser, baseURL);
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await withAccount(page, "notices");
  await expect(page.getByText("not allowed to show")).toBeVisible();
  await expect(page.getByRole("button", { name: "Switch on" })).toBeHidden();
});

test("a place for invited people asks for the invitation", async ({ browser, baseURL }) => {
  const page = await elsewhere(browser, baseURL);
  const invited = async (code: string) =>
    page.route("**/api/guest?*", async (route) => {
      if ((route.request().postDataJSON() as { invite?: string }).invite === code) return route.continue();
      await route.fulfill({ status: 403, json: { error: { code: "not-invited", message: "this place is for invited people" } } });
    });
  await invited("k7m2p9");
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Bea");
  await dialog.getByLabel("Invitation").fill("wrong");
  await dialog.getByRole("button", { name: "Play as a guest" }).last().click();
  await expect(dialog.getByRole("alert").filter({ hasText: "missing or has been used" })).toBeVisible();
  // A link brings the invitation along.
  await page.goto("/invite/k7m2p9");
  await expect(page.getByLabel("Invitation")).toHaveValue("k7m2p9");
  await page.getByLabel("Name").fill("Bea");
  await page.getByRole("button", { name: "Play as a guest" }).last().click();
  await expect(header(page).getByRole("link", { name: "Bea" })).toBeVisible();
});

// Other screens of people are the same for guests: screens.spec.ts looks at those.
test("everybody can use the screens of an account, on a phone and on a desk", async ({ page }) => {
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.locator("main h1")).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await fits(page);
      await accessible(page);
    }
  };
  await withAccount(page);
  for (const path of ["/me/notices", "/me/account", "/me/programs"]) await visit(path);
  await page.goto("/me/account");
  await page.getByRole("button", { name: "Delete the account" }).click();
  await accessible(page);
});
