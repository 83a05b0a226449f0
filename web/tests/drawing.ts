// Hands at the drawing board of the workshop: tools, points and lines on the sheet, what the checker says, what is written.
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { choices } from "./help.ts";

/** A tool of the drawing board. */
export const tool = (page: Page, name: string): Locator => page.locator(".tools").getByRole("button", { name, exact: true });

/** A point of the drawing board on the screen: squares from its corner. */
async function point(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.locator(".board rect.hand").evaluate(
    (node, [x, y]) => {
      const matrix = (node as SVGGraphicsElement).getScreenCTM();
      const { x: left, y: top } = new DOMPoint(x * 40, y * 40).matrixTransform(matrix ?? undefined);
      return { x: left, y: top };
    },
    [x, y] as const,
  );
}

export async function click(page: Page, x: number, y: number): Promise<void> {
  const at = await point(page, x, y);
  await page.mouse.click(at.x, at.y);
}

export async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const [a, b] = [await point(page, ...from), await point(page, ...to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

/** A finger draws from one point to another, or taps. */
export async function touch(page: Page, from: [number, number], to: [number, number] = from): Promise<void> {
  const [a, b] = [await point(page, ...from), await point(page, ...to)];
  const line = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    line.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }],
    });
  await send("touchStart", 0);
  if (from !== to) for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", part);
  await send("touchEnd", 1);
  await line.detach();
}

export const checker = (page: Page): Locator => page.getByRole("region", { name: "Checker" });

/** The file as it is written now. */
export async function written(page: Page): Promise<string> {
  await page.getByRole("tab", { name: "Text" }).click();
  return page.getByLabel("The file as text").inputValue();
}

/** A few games between the quickest players, in the part of the screen that measures; what came of them. */
export async function measured(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: "Measure" }).click();
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel("Games").selectOption("20");
  await panel.getByLabel("Computer players").selectOption("recruit");
  await panel.getByRole("button", { name: "Measure it" }).click();
  const result = page.getByRole("region", { name: "What was measured" });
  await expect(result).toBeVisible({ timeout: 90_000 });
  return result;
}

/** Wins are told by the number of marines, and for all games. */
export async function winsByMarines(result: Locator, most: number): Promise<void> {
  const crews = Array.from({ length: most }, (_, n) => (n === 0 ? "1 marine" : `${n + 1} marines`));
  for (const crew of [...crews, "All 20 games"])
    await expect(result.getByRole("row", { name: new RegExp(`^${crew} \\d+%`) })).toBeVisible();
}

/** Put it on the shelf, under another title and with tags if there are some. */
export async function publish(page: Page, more: { Title?: string; Tags?: string } = {}): Promise<void> {
  await page.getByRole("button", { name: "Share" }).click();
  const window = page.getByRole("dialog");
  for (const [label, value] of Object.entries(more)) await window.getByLabel(label).fill(value);
  await window.getByRole("button", { name: "Publish", exact: true }).click();
}

/** Somebody else finds a scenario on the shelf by a word, plays it, and opens it as a draft of their own. */
export async function takenBy(browser: Browser, baseURL: string | undefined, word: string, title: string): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce" })).newPage();
  await other.goto("/workshop");
  await other.getByRole("searchbox").fill(word);
  await other.keyboard.press("Enter");
  const card = other.locator(".shelf .card");
  await expect(card).toHaveCount(1);
  // What somebody wrote is shown as letters.
  await expect(card.getByRole("heading")).toHaveText(title);
  await expect(card.getByRole("img", { includeHidden: true })).toHaveAttribute("src", /^data:image/);
  await card.getByRole("button", { name: /^Play/ }).click();
  await expect(other).toHaveURL(/\/table\//);
  await choices(other).first().waitFor();
  await other.goto("/workshop");
  const again = other.locator(".shelf .card", { hasText: title });
  await expect(again).toContainText("Played by 1 person");
  await again.getByRole("link", { name: /yours$/ }).click();
  return other;
}

/** It goes on the shelf under another title, and names what it was made from. */
export async function publishedFrom(page: Page, title: string, source: string): Promise<void> {
  await expect(checker(page)).toContainText("Nothing wrong");
  await publish(page, { Title: title });
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText("Made from")).toContainText(source);
}
