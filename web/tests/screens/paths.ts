// Ways to a screen that many of them share.
import type { Page } from "@playwright/test";
import type { Screen } from "./screens.ts";

/** Open an address and wait for something on it. */
export const at =
  (path: string, sign = "main h1") =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
  };

/** Go on from another screen. */
export function from(show: Screen["show"], then: (page: Page) => Promise<unknown>): Screen["show"] {
  return async (page, tables) => {
    await show(page, tables);
    await then(page);
  };
}

export const press = (sign: string) => (page: Page) => page.locator(sign).first().click();

/** Things move, as most people have it, and what happened at a table since an entry of its log is told; it is held where something is seen. */
export async function held(page: Page, id: string, since: number, sign: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(
    (seen) => {
      const settings = JSON.parse(localStorage.getItem("telefrag-settings") ?? "{}") as object;
      localStorage.setItem("telefrag-settings", JSON.stringify({ ...settings, motion: true }));
      localStorage.setItem("telefrag-seen", JSON.stringify(seen));
    },
    { [id]: since },
  );
  await at(`/table/${id}`, ".prompt.telling")(page);
  const [, hold, on] = await page.locator(".story .btn").all();
  await hold?.click();
  for (let n = 0; n < 200 && !(await page.locator(sign).count()); n += 1) await on?.click();
  await page.locator(sign).first().waitFor();
}
