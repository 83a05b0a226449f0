// Does a long evening make the page slower? Computer players play table after table, one tab watches them all.
//   npm run measure:leak -- --minutes 60
// Prints every minute what is left at home, with the last table closed and the garbage gone. Against TELEFRAG_URL, or a program at http://127.0.0.1:2190.
import { parseArgs } from "node:util";
import { chromium, type CDPSession, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";

const { minutes } = parseArgs({ options: { minutes: { type: "string", default: "60" } } }).values;

const TABLES = [
  { game: "adrenaline", setup: { board: "big", players: 4, skulls: 5 }, seats: 4 },
  { game: "doom2004", setup: { marines: ["red", "green"] }, seats: 3 },
  { game: "doom2016", setup: { mission: "tutorial", marines: ["alpha", "bravo"] }, seats: 3 },
];

/** Somewhere else without loading the page anew, as a reader goes. */
async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, to);
}

/** Home, where nothing of a table is left. */
async function home(page: Page): Promise<void> {
  await go(page, "/");
  await page.locator(".hero").waitFor();
}

/** A new table of computer players, to look on. */
async function nextTable(page: Page, n: number): Promise<void> {
  const table = await page.evaluate(
    async ({ game, setup, seats }) => {
      const body = JSON.stringify({ game, setup, seats: Array.from({ length: seats }, () => ({ bot: "soldier" })), begin: true });
      const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
      return ((await answer.json()) as { id: string }).id;
    },
    TABLES[n % TABLES.length] as (typeof TABLES)[number],
  );
  await home(page);
  await go(page, `/table/${table}`);
}

/** Wait for the result, or until then. Asked again and again: a wait of the browser's driver that times out keeps the table it waited at. */
async function over(page: Page, late: number): Promise<void> {
  while (Date.now() < late && !(await page.evaluate(() => document.querySelector(".result") !== null))) await page.waitForTimeout(250);
}

async function measure(page: Page, cdp: CDPSession) {
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const lengths: number[] = [];
        let last = performance.now();
        const tick = (now: number) => {
          lengths.push(now - last);
          last = now;
          if (lengths.length < 180) requestAnimationFrame(tick);
          else done(lengths.sort((a, b) => a - b));
        };
        requestAnimationFrame(tick);
      }),
  );
  await home(page);
  await page.waitForTimeout(1_000);
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heap: `${(usedSize / 2 ** 20).toFixed(1)} MiB`,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    documents: metric("Documents"),
    "frame p95": `${frames[Math.floor(frames.length * 0.95)]?.toFixed(0)} ms`,
  };
}

const browser = await chromium.launch(config.use?.launchOptions);
const page = await (
  await browser.newContext({ baseURL: process.env["TELEFRAG_URL"] ?? "http://127.0.0.1:2190", viewport: { width: 1440, height: 900 } })
).newPage();
const cdp = await page.context().newCDPSession(page);
await cdp.send("Performance.enable");
await page.goto("/");
await page.evaluate(() =>
  fetch("/api/guest", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: "Watcher" }) }),
);

const start = Date.now();
let tables = 0;
while (Date.now() < start + Number(minutes) * 60_000) {
  const due = Date.now() + 60_000;
  while (Date.now() < due) {
    await nextTable(page, tables++);
    // A new table when this one is over, or after a while.
    await over(page, Math.min(due, Date.now() + 30_000));
  }
  console.log(JSON.stringify({ minute: Math.round((Date.now() - start) / 60_000), tables, ...(await measure(page, cdp)) }));
}
await browser.close();
