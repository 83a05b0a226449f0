// How long a click takes until the next decision is on the screen: `npm run measure` prints it, nothing fails.
import { fromHome, test } from "../help.ts";
import { click, play, quick } from "../turns.ts";

const CLICKS = 100;

test("from a click to the changed prompt", async ({ page }) => {
  await quick(page);
  const times: number[] = [];
  await page.exposeFunction("measured", (ms: number) => times.push(ms));
  await page.addInitScript(() => {
    let clicked = 0;
    addEventListener("click", () => (clicked = performance.now()), true);
    new MutationObserver((changes) => {
      if (clicked === 0 || !changes.some(({ attributeName }) => attributeName === "data-number")) return;
      const since = clicked;
      clicked = 0;
      requestAnimationFrame(() => void (window as unknown as { measured(ms: number): void }).measured(performance.now() - since));
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-number"] });
  });
  while (times.length < CLICKS) {
    await fromHome(page, "adrenaline");
    await play(page, click(page), CLICKS - times.length);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)} ms`;
  console.log(`click → changed prompt, ${times.length} clicks: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`);
});
