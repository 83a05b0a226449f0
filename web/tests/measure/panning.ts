// How long a frame takes while the largest board is pushed about: `npm run measure` prints it, nothing fails.
import { expect, test } from "../help.ts";

const FRAMES = 180;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "no-preference" } });

test("panning the largest map", async ({ page }) => {
  await page.goto("/");
  const id = await page.evaluate(async () => {
    const ask = async (path: string, body: object) =>
      (
        await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
      ).json() as Promise<{
        id: string;
      }>;
    await ask("/api/guest", { name: "Panner" });
    const marines = ["alpha", "bravo", "charlie", "delta"];
    const seats = [...marines.map(() => "me"), { bot: "soldier" }];
    return (await ask("/api/tables", { game: "doom2016", setup: { mission: "exodus", marines }, seats, begin: true })).id;
  });
  await page.goto(`/table/${id}`);
  await expect(page.locator(".board image.place")).toBeVisible();
  await page.waitForTimeout(1500);
  const frames = await page.evaluate(
    (count) =>
      new Promise<number[]>((done) => {
        const board = document.querySelector(".viewport svg") as SVGSVGElement;
        const { left, top, width, height } = board.getBoundingClientRect();
        const send = (type: string, x: number, y: number) =>
          board.dispatchEvent(
            new PointerEvent(type, { pointerId: 1, button: 0, clientX: left + x, clientY: top + y, bubbles: true, isPrimary: true }),
          );
        // A pointer that never was cannot be captured.
        board.setPointerCapture = () => undefined;
        board.dispatchEvent(
          new WheelEvent("wheel", { deltaY: -300, clientX: left + width / 2, clientY: top + height / 2, cancelable: true }),
        );
        send("pointerdown", width / 2, height / 2);
        const lengths: number[] = [];
        let last = performance.now();
        const tick = (now: number) => {
          lengths.push(now - last);
          last = now;
          const turn = lengths.length / 12;
          send("pointermove", width / 2 + 160 * Math.sin(turn), height / 2 + 120 * Math.cos(turn));
          if (lengths.length < count) requestAnimationFrame(tick);
          else done(lengths.sort((a, b) => a - b));
        };
        requestAnimationFrame(tick);
      }),
    FRAMES,
  );
  const at = (share: number) => `${(frames[Math.floor(share * (frames.length - 1))] ?? 0).toFixed(1)} ms`;
  console.log(`a frame while panning, ${frames.length} frames: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`);
});
