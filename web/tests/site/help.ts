// What the tests of the site share: a host for each worker, and a page that is there without it.
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { test as base } from "../help.ts";
import { Host } from "./host.ts";

export const test = base.extend<object, { host: Host; server: string }>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = new Host();
      await host.start();
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  server: [async ({ host }, use) => use(host.home), { scope: "worker" }],
});

/** Come for the first time, and stay until everything is kept. */
export async function visit(page: Page, host: Host): Promise<void> {
  await page.goto(host.home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
}

/** From here on there is no network, and nobody at its other end. */
export async function cutOff(context: BrowserContext, host: Host): Promise<void> {
  await context.setOffline(true);
  await host.stop();
}

export async function comeBack(context: BrowserContext, host: Host): Promise<void> {
  await host.start();
  await context.setOffline(false);
}

/** A figure that was measured: for the report, and for whoever watches the tests run. */
export function figure(what: string, description: string): void {
  test.info().annotations.push({ type: what, description });
  console.log(`    ${what}: ${description}`);
}

export { expect };
