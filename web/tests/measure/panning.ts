// How long a frame takes while the largest board is pushed about, and while a fight on it is told: `npm run measure` prints it, nothing fails.
import type { Page } from "@playwright/test";
import { expect, test } from "../help.ts";

const MARINES = ["alpha", "bravo", "charlie", "delta"];
/** Frames of a push, and of a fight. */
const PUSHED = 180;
const TOLD = 1200;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "no-preference" } });
test.describe.configure({ mode: "serial" });

/** A table on the largest map, with these marines, and its board on the screen. */
async function begin(page: Page, marine: "me" | { bot: string }): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("telefrag-settings", JSON.stringify({ sound: false })));
  await page.goto("/");
  const body = {
    game: "doom2016",
    setup: { mission: "exodus", marines: MARINES },
    seats: [...MARINES.map(() => marine), { bot: "soldier" }],
    begin: true,
  };
  await page.request.post("/api/guest", { data: { name: "Panner" } });
  const { id } = (await (await page.request.post("/api/tables", { data: body })).json()) as { id: string };
  await page.goto(`/table/${id}`);
  await expect(page.locator(".board image.place")).toBeVisible();
}

interface Frames {
  /** From one frame to the next: never less than the screen takes. */
  apart: number[];
  /** What the page itself does for a frame: scripts, styles, layout, painting. */
  work: number[];
}

/** So many frames, while the page does what it does; `push` moves the board with each of them. */
const watch = (page: Page, count: number, push: boolean): Promise<Frames> =>
  page.evaluate(
    ([count, push]) =>
      new Promise<Frames>((done) => {
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
        if (push) {
          board.dispatchEvent(new WheelEvent("wheel", { deltaY: -300, ...middle, cancelable: true }));
          send("pointerdown", 0, 0);
        }
        const [apart, work]: [number[], number[]] = [[], []];
        let [last, started] = [performance.now(), 0];
        // The message comes when the frame is painted.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => work.push(performance.now() - started);
        const tick = (now: number) => {
          started = performance.now();
          apart.push(now - last);
          last = now;
          const turn = apart.length / 12;
          if (push) send("pointermove", 160 * Math.sin(turn), 120 * Math.cos(turn));
          painted.port2.postMessage(null);
          if (apart.length < count) requestAnimationFrame(tick);
          else done({ apart, work });
        };
        requestAnimationFrame(tick);
      }),
    [count, push] as const,
  );

function print(what: string, { apart, work }: Frames): void {
  const told = (name: string, all: number[]) => {
    all.sort((a, b) => a - b);
    const at = (share: number) => `${(all[Math.floor(share * (all.length - 1))] ?? 0).toFixed(1)} ms`;
    return `${name} p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
  };
  console.log(`${what}, ${apart.length} frames: ${told("the page's work", work)}; ${told("from frame to frame", apart)}`);
}

test("panning the largest map", async ({ page }) => {
  await begin(page, "me");
  await page.waitForTimeout(1500);
  print("panning", await watch(page, PUSHED, true));
});

test("a fight on the largest map is told: walks, shots, blasts, whole turns of the invader", async ({ page }) => {
  await begin(page, { bot: "soldier" });
  print("a fight", await watch(page, TOLD, false));
});
