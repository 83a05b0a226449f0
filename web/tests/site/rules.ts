// The rules as WebAssembly: the same games as elsewhere, quick enough, and small enough.
import { execFileSync } from "node:child_process";
import { GAMES, choices, playButton } from "../help.ts";
import { expect, test, visit } from "./help.ts";

/** The house as a program of this machine. */
const LOCAL = process.env["TELEFRAG_LOCAL"] ?? "../target/release/local";
const native = (...args: string[]) => execFileSync(LOCAL, args, { encoding: "utf8", maxBuffer: 1 << 26 });

/** How many games are compared. */
const COMPARED = 1000;
/** How many decisions of computer players are timed. */
const DECISIONS = 600;
/** How often the speed is measured. */
const ROUNDS = 5;
/** The most that has to be loaded until the first board is there, in bytes. */
const MOST = 1_200_000;

for (const game of GAMES) {
  test(`${game}: a thousand games are the same here and there`, async ({ page, host }) => {
    test.setTimeout(120_000);
    await page.goto(host.home);
    await page.locator(`[data-game="${game}"]`).waitFor();
    const worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
    const here = await worker.evaluate(
      ([game, count]) => (self as unknown as { hashes(...asked: unknown[]): Promise<string> }).hashes(game, 0, count),
      [game, COMPARED] as const,
    );
    const there = native("hashes", game, "0", String(COMPARED));
    expect(here.trim().split("\n")).toHaveLength(COMPARED);
    expect(here.trim()).toBe(there.trim());
  });

  test(`${game}: the first board needs at most 1.2 MB`, async ({ browser, host }) => {
    // The service worker loads everything else meanwhile.
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    context.on("response", (response) => {
      sizes.push(
        response
          .request()
          .sizes()
          .then(
            ({ responseBodySize }) => responseBodySize,
            () => 0,
          ),
      );
    });
    const begun = Date.now();
    await page.goto(host.home);
    await playButton(page, game).click();
    await choices(page).first().waitFor();
    const took = Date.now() - begun;
    const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    test.info().annotations.push({ type: "first board", description: `${Math.round(sum / 1000)} KB, ${took} ms` });
    expect(sum).toBeLessThanOrEqual(MOST);
    await context.close();
  });
}

for (const game of GAMES) {
  test(`${game}: how long computer players think`, async ({ page, host }) => {
    test.setTimeout(180_000);
    await page.goto(host.home);
    await page.locator(`[data-game="${game}"]`).waitFor();
    const worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
    const levels = await worker.evaluate(thinking, [game, DECISIONS] as const);
    expect(Object.keys(levels)).toEqual(expect.arrayContaining(["recruit", "soldier"]));
    for (const [level, times] of Object.entries(levels)) {
      const sorted = times.sort((a, b) => a - b);
      const [half, most, last] = [0.5, 0.99, 1].map((part) => sorted[Math.ceil(part * sorted.length) - 1]?.toFixed(1));
      const description = `${sorted.length} decisions: half within ${half} ms, 99 in 100 within ${most} ms, all within ${last} ms`;
      test.info().annotations.push({ type: `${game} ${level}`, description });
      expect(sorted.length).toBeGreaterThanOrEqual(DECISIONS);
    }
  });
}

/** In the worker: how long each decision takes in games among players of each quick level, in milliseconds. */
async function thinking([game, count]: readonly [string, number]): Promise<Record<string, number[]>> {
  interface House {
    request(method: string, path: string, body: string | undefined, now: number): { status: number; body: string };
    tend(now: number): number | undefined;
  }
  const house = await (self as unknown as { house(game: string): Promise<House> }).house(game);
  const infos = JSON.parse(house.request("GET", "/api/games", undefined, 0).body) as {
    id: string;
    levels: string[];
    setup: { players?: number; marines?: string[] };
  }[];
  const info = infos.find(({ id }) => id === game);
  if (!info) throw new Error(`no ${game} here`);
  house.request("POST", "/api/guest", JSON.stringify({ name: "Ann" }), 0);
  const found: Record<string, number[]> = {};
  let now = 1;
  for (const level of info.levels.filter((level) => ["recruit", "soldier", "veteran"].includes(level))) {
    const seats = Array.from({ length: info.setup.players ?? (info.setup.marines ?? []).length + 1 }, () => ({ bot: level }));
    const times: number[] = [];
    for (; times.length < count; now += 1) {
      const opened = house.request("POST", "/api/tables", JSON.stringify({ game, seats, begin: true }), now);
      if (opened.status >= 300) throw new Error(opened.body);
      for (let due: number | undefined = now; due !== undefined;) {
        now = Math.max(now, due);
        const begun = performance.now();
        due = house.tend(now);
        times.push(performance.now() - begun);
      }
    }
    found[level] = times;
  }
  return found;
}

test("random play is at least half as quick as outside the browser", async ({ page, host }) => {
  test.setTimeout(180_000);
  await visit(page, host);
  await page.goto(`${host.home}about`);
  // Turn by turn, here and there, and the best of each: whatever else the machine does slows one round, and not all.
  const best = new Map(GAMES.map((game) => [game, { here: 0, there: 0 }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.getByRole("button", { name: "How fast" }).click();
    await expect(page.locator("[data-measured]")).toHaveCount(GAMES.length, { timeout: 60_000 });
    for (const [game, speed] of best) {
      speed.here = Math.max(speed.here, Number(await page.locator(`[data-measured="${game}"]`).getAttribute("data-speed")));
      speed.there = Math.max(speed.there, Number(/[\d.]+/.exec(native("bench", game, "1"))?.[0]));
    }
  }
  for (const [game, { here, there }] of best) {
    test.info().annotations.push({ type: game, description: `${here} of ${Math.round(there)} decisions a second` });
    expect(here, game).toBeGreaterThan(there / 2);
  }
});
