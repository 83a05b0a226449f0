// Every screen of the page by name, and how to get there. Pictures are taken of them and axe looks at them.
import { DOOMS, expect, test as base, GAMES } from "../help.ts";
import type { Page } from "@playwright/test";
import type { Lang, Scene, TablePage } from "../../src/api/types.ts";
import { administered, DUTIES, noticed } from "./governed.ts";
import { measuredAs, SEATS } from "./measured.ts";
import { at, from, held, press } from "./paths.ts";
import { PLAYED } from "./played.ts";
import { buildWorld, type World } from "./world.ts";

/** A test that can ask for the world, made once for all tests of a worker. */
export const test = base.extend<object, { world: World }>({
  world: [async ({ playwright, server }, use) => use(await buildWorld(playwright, server)), { scope: "worker", timeout: 120_000 }],
});

export const LANGS: readonly Lang[] = ["en", "pl", "hr", "hu"];

/** Come in with a language, as the host or as somebody new; nothing moves. */
export async function enter(page: Page, lang: Lang, world: World, { guest = false }: { guest?: boolean }): Promise<void> {
  await page.context().clearCookies();
  if (!guest) await page.context().addCookies(world.host.cookies);
  await page.addInitScript(
    ({ lang, known }) => {
      localStorage.setItem("telefrag-settings", JSON.stringify({ lang, motion: false, sound: false }));
      if (known) localStorage.setItem("telefrag-known", "1");
    },
    { lang, known: !guest },
  );
}

export interface Screen {
  /** Somebody who is not known yet. */
  guest?: boolean;
  /** The line breaks on purpose, or nothing is there: errors of the network belong to it. */
  breaks?: boolean;
  /** Made of the same parts as another one: a picture is enough. */
  alike?: boolean;
  show(page: Page, tables: Record<string, string>): Promise<unknown>;
}

const phone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;

const table =
  (name: string, sign = ".prompt h2") =>
  (page: Page, tables: Record<string, string>) =>
    at(`/table/${tables[name]}`, sign)(page);

/** Tell a page beforehand what the server answers. */
function told(answers: (page: Page) => Promise<void>, show: Screen["show"]): Screen["show"] {
  return async (page, tables) => {
    await answers(page);
    await show(page, tables);
  };
}

/** Whoever looks at this page has won some places. */
async function won(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      "telefrag-won",
      JSON.stringify({ doom2004: ["way-out", "hold-the-relay"], doom2016: ["tutorial", "knee-deep", "cold-relays"] }),
    ),
  );
}

/** The shelf with its pictures, which are painted when they come into sight. */
async function shelf(page: Page): Promise<void> {
  await at("/workshop", ".shelf .map-picture")(page);
  await page.locator(".shelf .map-picture").first().scrollIntoViewIfNeeded();
  await page.locator(".shelf img").first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

/** The drawing board, when the checker has spoken. */
const editor = (path: string) => at(path, ".right .panel:is(.good, .warn, .bad)");

/** The log or the chat, wherever the size of the screen has put it. */
const part = (n: number) => (page: Page) =>
  (phone(page) ? page.locator(".parts button").nth(n) : page.locator(".talk .tab").nth(n - 1)).click();
/** The bar that tells everybody something. */
const bar = (page: Page) => page.locator("aside [role=status]").waitFor();
const menu = press("header .menu");
const middle = table("adrenaline-middle");

/** How a table stands now, as the program tells it. */
const sceneOf = async (page: Page, id: string): Promise<Scene> =>
  ((await (await page.request.get(`/api/tables/${id}`)).json()) as TablePage).scene;

async function replay(page: Page, tables: Record<string, string>, game: string, share: number, eyes = ""): Promise<void> {
  const id = tables[`${game}-end`] ?? "";
  const { actions } = await sceneOf(page, id);
  await page.goto(`/table/${id}/replay?at=${Math.round(actions * share)}${eyes}`);
  await page.locator(".talk li").first().waitFor({ state: "attached" });
}

/** The line is cut and stays so. */
async function cut(page: Page): Promise<void> {
  let cutter: (() => Promise<void>) | undefined;
  await page.routeWebSocket(/\/live/, (socket) => {
    if (cutter) return socket.close();
    socket.connectToServer();
    cutter = () => socket.close();
  });
  await page.reload();
  await page.locator(".talk li").first().waitFor({ state: "attached" });
  await cutter?.();
  await page.locator("header .lost").waitFor();
}

/** A table at which the last deeds of others are told; the story is held where something is seen. */
const heldAt =
  (name: string, sign: string): Screen["show"] =>
  async (page, tables) => {
    const id = tables[name] ?? "";
    const { number } = await sceneOf(page, id);
    await held(page, id, Math.max(1, number - 15), sign);
  };

const ofBoth = (game: string): Record<string, Screen> => ({
  [`${game}-told`]: { alike: game === "doom2004", show: heldAt(`${game}-fallen`, ".caption .dice") },
  [`${game}-scene`]: { alike: game === "doom2004", show: heldAt(`${game}-fallen`, ".banner") },
  [`${game}-card`]: {
    alike: game === "doom2004",
    show: from(table(`${game}-middle`), async (page) => {
      await page.locator(".board .thing").last().focus();
      await page.locator("aside.card").waitFor();
    }),
  },
  [`${game}-eye`]: { alike: game === "doom2004", show: from(table(`${game}-middle`), press(".btn.eye")) },
  [`${game}-hint`]: {
    alike: game === "doom2004",
    show: from(from(table(`${game}-middle`), press(".btn.ask")), (page) => page.locator(".hint").waitFor()),
  },
  [`${game}-review`]: {
    alike: true,
    show: from(
      (page, tables) => replay(page, tables, game, 0.6),
      (page) => page.locator("polyline").first().waitFor({ timeout: 60_000 }),
    ),
  },
  [`${game}-guide`]: { guest: true, alike: true, show: at(`/learn/${game}`, ".coach") },
  [`${game}-guide-invader`]: { guest: true, alike: true, show: at(`/learn/${game}-invader`, ".coach") },
});

const ofGame = (game: string): Record<string, Screen> => ({
  [`${game}-start`]: { alike: true, show: table(`${game}-start`) },
  [`${game}-middle`]: { show: table(`${game}-middle`) },
  [`${game}-shot`]: { show: table(`${game}-shot`) },
  [`${game}-watched`]: { alike: true, guest: true, show: table(`${game}-middle`) },
  [`${game}-end`]: { show: table(`${game}-end`, ".result") },
  [`${game}-replay`]: { alike: game === "adrenaline", show: (page, tables) => replay(page, tables, game, 0.6) },
  [`${game}-open`]: { alike: game === "doom2004", show: (page, tables) => replay(page, tables, game, 0.4, "&seat=open") },
});

export const SCREENS: Record<string, Screen> = {
  "home-newcomer": {
    guest: true,
    show: async (page) => {
      await page.route(/\/api\/tables\?/, (route) => route.fulfill({ json: [] }));
      await at("/", ".games .hot")(page);
    },
  },
  home: { show: at("/", ".mine a") },
  ...Object.fromEntries(GAMES.map((game) => [`new-${game}`, { show: at(`/new?game=${game}`, "form select") }])),
  "new-adrenaline-options": {
    show: from(at("/new?game=adrenaline", "form select"), async (page) => {
      await page.locator("select").nth(1).selectOption("domination");
      await page.locator("details summary").first().click();
      await page.locator("form .slim").first().click();
    }),
  },
  "new-doom2004-options": { show: from(at("/new?game=doom2004"), press("details summary")) },
  "new-doom2016-options": { alike: true, show: from(at("/new?game=doom2016"), press("details summary")) },
  ...Object.fromEntries(DOOMS.map((game) => [`campaign-${game}`, { alike: true, show: told(won, at(`/new?game=${game}`, ".place.won")) }])),
  workshop: { show: shelf },
  "workshop-scenario": { guest: true, show: (page, tables) => at(`/workshop/${tables["scenario"]}`, "main img")(page) },
  "workshop-doom2016": { show: editor("/workshop/edit/doom2016?ours=knee-deep") },
  "workshop-doom2004": { show: from(editor("/workshop/edit/doom2004?ours=way-out"), press(".tools .tool >> nth=1")) },
  "workshop-adrenaline": { show: from(editor("/workshop/edit/adrenaline?ours=big"), press(".tools .tool >> nth=1")) },
  "workshop-broken": {
    show: from(editor("/workshop/edit/doom2016"), (page) => page.locator(".tabs button").last().click()),
  },
  "workshop-share": { show: from(editor("/workshop/edit/doom2016?ours=dockside"), press(".bar .btn:nth-child(3)")) },
  "workshop-surprise": { show: from(shelf, press(".ways .stack button")) },
  "workshop-arena-measured": {
    show: told(
      (page) => measuredAs(page, SEATS),
      from(editor("/workshop/edit/adrenaline?ours=small"), async (page) => {
        await page.locator(".bar .btn:nth-child(5):enabled").click();
        await page.locator("[data-heat] rect").first().waitFor();
      }),
    ),
  },
  "workshop-measured": {
    show: told(
      (page) => measuredAs(page),
      from(editor("/workshop/edit/doom2016?ours=dockside"), async (page) => {
        await page.locator(".bar .btn:nth-child(5):enabled").click();
        await page.locator("[data-heat] rect").first().waitFor();
      }),
    ),
  },
  waiting: { show: table("waiting", ".seats") },
  invited: { guest: true, show: table("invited", ".seats") },
  ...Object.assign({}, ...GAMES.map(ofGame)),
  ...Object.assign({}, ...DOOMS.map(ofBoth)),
  ...PLAYED,
  "adrenaline-eye": { alike: true, show: from(middle, press(".btn.eye")) },
  "adrenaline-card": { alike: true, show: from(middle, press(".hand :is(.about, .market)")) },
  "adrenaline-hint": { alike: true, show: from(from(middle, press(".btn.ask")), (page) => page.locator(".hint").waitFor()) },
  "doom2004-frag": { alike: true, show: heldAt("doom2004-fallen", ".banner.bad") },
  "doom2016-frag": { alike: true, show: heldAt("doom2016-fallen", ".banner.bad") },
  curtain: {
    show: table("hands", "dialog[open]"),
  },
  domination: { show: table("domination") },
  turrets: { show: table("turrets") },
  scoring: { show: (page, tables) => replay(page, tables, "adrenaline", 1) },
  log: { alike: true, show: from(middle, part(1)) },
  "log-card": {
    show: from(from(table("doom2004-middle"), part(1)), async (page) => {
      await page.locator(".talk [data-name]").last().click();
      await page.locator("aside.card.held").waitFor();
    }),
  },
  chat: { show: from(middle, part(2)) },
  phrases: { show: from(from(middle, part(2)), press("[popovertarget=phrases]")) },
  why: {
    show: from(from(table("doom2004-middle"), press(".btn.why")), async (page) => {
      await page.locator(".board .cursor").press("Enter");
      await page.locator(".decision [role=status]").waitFor();
    }),
  },
  notice: { show: told(noticed, from(middle, bar)) },
  "notice-home": { alike: true, guest: true, show: told(noticed, from(at("/", ".games .hot"), bar)) },
  "notice-workshop": { alike: true, show: told(noticed, from(shelf, bar)) },
  // admin.spec.ts looks at what the program itself says there.
  ...Object.fromEntries(
    DUTIES.map((part) => [
      `admin-${part}`,
      { alike: true, show: told(administered, at(`/admin/${part}`, part === "notice" ? "main form" : "main li")) },
    ]),
  ),
  "admin-sure": { alike: true, show: told(administered, from(at("/admin", ".deeds"), press(".deeds .danger"))) },
  settings: { show: from(at("/"), press("header .quick")) },
  ...Object.fromEntries(
    ["games", "notices", "account", "programs"].map((part) => [`me-${part}`, { show: at(`/me/${part}`, "main h1 ~ *, main section") }]),
  ),
  person: {
    show: async (page) => {
      const { id } = (await (await page.request.get("/api/me")).json()) as { id: string };
      await at(`/people/${id}`)(page);
    },
  },
  invite: { guest: true, show: at("/invite/welcome") },
  guide: { guest: true, show: at("/learn", ".coach") },
  "account-new": { guest: true, show: from(from(at("/"), press("header .name")), press("dialog .stack .btn[aria-pressed=false]")) },
  rule: { show: from(from(from(middle, part(1)), press(".talk .sign")), press(".rule")) },
  "table-menu": { show: from(middle, menu) },
  keys: {
    show: from(table("doom2016-middle"), async (page) => {
      await page.keyboard.press("Shift+K");
      await page.locator("dialog dl").first().waitFor();
    }),
  },
  "hand-over": { alike: true, show: from(from(middle, menu), press("dialog .stack > .btn >> nth=1")) },
  share: { show: from(from(middle, menu), press("dialog .stack .btn")) },
  about: { show: at("/about") },
  missing: { show: at("/nowhere") },
  "no-table": { breaks: true, show: at("/table/nowhere", ".alone .panel") },
  lost: { breaks: true, show: from(middle, cut) },
};

/** What is there only a moment after what it belongs to: the picture of a place, the numbers of a game that is over. */
const LATER = [
  [".scenery", "image.place"],
  [".result", "figure svg"],
] as const;

/** Everything that comes later has come: letters, pictures, numbers. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("main")).toBeVisible();
  // A place that is being drawn may be too broken to be painted.
  if (new URL(page.url()).pathname.startsWith("/workshop")) return;
  for (const [whole, part] of LATER) {
    for (const one of await page.locator(whole).all()) await one.locator(part).first().waitFor({ state: "attached", timeout: 20_000 });
  }
}
