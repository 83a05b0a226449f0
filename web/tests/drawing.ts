// Hands at the drawing board of the workshop: tools, points and lines on the sheet, what the checker says, what is written.
import type { Locator, Page } from "@playwright/test";

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

export const checker = (page: Page): Locator => page.getByRole("region", { name: "Checker" });

/** The file as it is written now. */
export async function written(page: Page): Promise<string> {
  await page.getByRole("tab", { name: "Text" }).click();
  return page.getByLabel("The file as text").inputValue();
}
