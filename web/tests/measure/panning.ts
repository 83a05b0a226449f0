// How long a frame takes while the largest board is pushed about, while a blast bursts, and while the invader's whole turn is told:
// `npm run measure` prints it, nothing fails.
import type { Page } from "@playwright/test";
import { choices, expect, SOON, test } from "../help.ts";
import { deal } from "../rivals.ts";
import { room } from "../rooms.ts";

const MARINES = ["alpha", "bravo", "charlie", "delta"];
/** Frames of a push; turns of the invader that are told. */
const [PUSHED, TURNS] = [180, 4];

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "no-preference" } });
test.describe.configure({ mode: "serial" });

interface Frames {
  /** From one frame to the next: never less than the screen takes. */
  apart: number[];
  /** What the page itself does for a frame: timers before it, scripts, styles, layout, painting. */
  work: number[];
}

interface Watch {
  watched?: Frames;
}

/** Things move, without a sound; every frame in which `sign` is on the page is watched. */
async function watching(page: Page, sign: string): Promise<void> {
  await page.addInitScript((sign) => {
    localStorage.setItem("telefrag-settings", JSON.stringify({ sound: false, motion: true }));
    const frames: Frames = { apart: [], work: [] };
    (window as unknown as Watch).watched = frames;
    // What timers do, and what follows from it at once, is done for the next frame.
    let before = 0;
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, ms?: number, ...more: unknown[]) => {
      const timed = (...values: unknown[]) => {
        const began = performance.now();
        if (typeof run === "function") (run as (...values: unknown[]) => void)(...values);
        queueMicrotask(() => queueMicrotask(() => (before += performance.now() - began)));
      };
      return later(timed, ms, ...more);
    }) as typeof window.setTimeout;
    let [last, started, watched] = [performance.now(), 0, false];
    // The message comes when the frame is painted.
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      if (watched) frames.work.push(before + performance.now() - started);
      before = 0;
    };
    const tick = (now: number) => {
      started = performance.now();
      const still = watched;
      watched = document.querySelector(sign) !== null;
      if (still && watched) frames.apart.push(now - last);
      last = now;
      painted.port2.postMessage(null);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }, sign);
}

/** What has been watched since the page was loaded, or since it was taken last. */
const taken = (page: Page): Promise<Frames> =>
  page.evaluate(() => {
    const frames = (window as unknown as Watch).watched ?? { apart: [], work: [] };
    return { apart: frames.apart.splice(0), work: frames.work.splice(0) };
  });

/** The board is pushed round and round, a little with each frame. */
const push = (page: Page): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((done) => {
        const board = document.querySelector(".viewport svg") as SVGSVGElement;
        const { left, top, width, height } = board.getBoundingClientRect();
        const middle = { clientX: left + width / 2, clientY: top + height / 2 };
        const send = (type: string, x: number, y: number) =>
          board.dispatchEvent(
            new PointerEvent(type, {
              pointerId: 1,
              button: 0,
              clientX: middle.clientX + x,
              clientY: middle.clientY + y,
              bubbles: true,
              isPrimary: true,
            }),
          );
        // A pointer that never was cannot be captured.
        board.setPointerCapture = () => undefined;
        board.dispatchEvent(new WheelEvent("wheel", { deltaY: -300, ...middle, cancelable: true }));
        send("pointerdown", 0, 0);
        let n = 0;
        const tick = () => {
          const turn = ++n / 12;
          send("pointermove", 160 * Math.sin(turn), 120 * Math.cos(turn));
          if (n < count) requestAnimationFrame(tick);
          else done();
        };
        requestAnimationFrame(tick);
      }),
    PUSHED,
  );

function print(what: string, { apart, work }: Frames): void {
  const told = (name: string, all: number[]) => {
    all.sort((a, b) => a - b);
    const at = (share: number) => `${(all[Math.floor(share * (all.length - 1))] ?? 0).toFixed(1)} ms`;
    return `${name} p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
  };
  console.log(`${what}, ${apart.length} frames: ${told("the page's work", work)}; ${told("from frame to frame", apart)}`);
}

const telling = (page: Page) => page.locator(".prompt.telling");
const asked = (page: Page) => page.locator(".prompt.asks[aria-busy='false']");

test("panning the largest map", async ({ page }) => {
  await watching(page, ".board image.place");
  await page.goto("/");
  const body = {
    game: "doom2016",
    setup: { mission: "exodus", marines: MARINES },
    seats: [...MARINES.map(() => "me"), { bot: "soldier" }],
    begin: true,
  };
  await page.request.post("/api/guest", { data: { name: "Panner" } });
  const { id } = (await (await page.request.post("/api/tables", { data: body })).json()) as { id: string };
  await page.goto(`/table/${id}`);
  await expect(page.locator(".board image.place")).toBeVisible();
  await page.waitForTimeout(1500);
  await taken(page);
  await push(page);
  print("panning the largest map", await taken(page));
});

test("a grenade bursts among demons and barrels", async ({ page, request }) => {
  const demons = ["zombie", "imp", "trite"].flatMap((kind, n) =>
    [4, 5, 6].map((x) => `{ kind = "${kind}", colour = "any", at = [${x}, ${n + 1}] }`),
  );
  const scenario = room(demons.join(", "), { obstacles: '{ kind = "barrel", at = [3, 2] }, { kind = "barrel", at = [7, 2] }' });
  await page.request.post("/api/guest", { data: { name: "Thrower" } });
  // Whoever is thrown at may be asked in between, and answers by itself.
  const { table } = await deal(page.request, request, "doom2004", { scenario, marines: ["red"] }, ["me", { bot: "soldier" }]);
  await watching(page, ".prompt.telling");
  await page.goto(table);
  const all: Frames = { apart: [], work: [] };
  await choices(page)
    .filter({ hasText: /^Unload/ })
    .click();
  for (let n = 0; n < 2; n += 1) {
    await choices(page)
      .filter({ hasText: /^Attack with grenade/ })
      .click();
    await expect(page.locator(".shots .fire")).toBeVisible();
    await taken(page);
    // From the throw to the next question.
    await page.locator(".shots .fire").click();
    await expect(telling(page)).toBeVisible();
    await expect(asked(page)).toBeVisible(SOON);
    const { apart, work } = await taken(page);
    all.apart.push(...apart);
    all.work.push(...work);
  }
  print("a blast, from the throw to the next question", all);
});

test("the invader's whole turn is told", async ({ page }) => {
  test.setTimeout(600_000);
  // As many as the box has beside the one behind the door, at the other end of the room.
  const invaders = ["zombie", "imp", "trite"].flatMap((kind, n) =>
    [0, 1, 2].map((y) => `{ kind = "${kind}", colour = "any", at = [${7 + n}, ${y}] }`),
  );
  const setup = { scenario: room(invaders.join(", ")), marines: ["red", "green", "blue"], difficulty: "too-young" };
  await page.request.post("/api/guest", { data: { name: "Looker" } });
  const body = { game: "doom2004", setup, seats: ["me", "me", "me", { bot: "soldier" }], begin: true };
  const { id } = (await (await page.request.post("/api/tables", { data: body })).json()) as { id: string };
  await watching(page, ".prompt.telling");
  await page.goto(`/table/${id}`);
  const all: Frames = { apart: [], work: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Three marines let their turns go by.
    for (let n = 0; n < 12 && (await telling(page).count()) === 0; n += 1) {
      await asked(page).waitFor(SOON);
      await choices(page).last().click();
      await page.waitForTimeout(300);
    }
    await taken(page);
    await expect(asked(page)).toBeVisible({ timeout: 120_000 });
    const { apart, work } = await taken(page);
    all.apart.push(...apart);
    all.work.push(...work);
  }
  print(`${TURNS} turns of the invader, each from its first deed to the next question`, all);
});
