import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:7430";
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
const ctx = await b.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
const page = await ctx.newPage();
page.on("console", (m) => m.type() === "error" && console.log("ERR", m.text()));
page.on("pageerror", (e) => console.log("PERR", e.message));
await page.addInitScript(() => localStorage.setItem("telefrag-settings", JSON.stringify({ motion: false, sound: false })));
await page.route("**/journeys*", async (route) => {
  const [x, y] = [1, 1];
  const stops = [];
  for (let i = 1; i <= 2; i++)
    stops.push({ to: `${x + i},${y}`, cost: i, before: i > 1 ? i - 2 : undefined, action: "step E", ends: true });
  for (let i = 1; i <= 3; i++)
    stops.push({ to: `${x + 1},${y + i}`, cost: 1 + i, before: i === 1 ? 0 : stops.length - 1, action: "step S", ends: true });
  await route.fulfill({
    json: {
      walker: "p1",
      from: "1,1",
      roads: [{ by: [{ action: "advance", label: "Advance: 4 spaces and 1 attack" }], stops }],
      proposals: [
        {
          on: [{ on: "square", id: "3,0" }],
          actions: ["advance", "step E", "take bullets"],
          says: ["Advance: 4 spaces and 1 attack", "Take bullets"],
          cost: 2,
        },
      ],
    },
  });
});
await page.route("**/eye/**", (route) =>
  route.fulfill({
    json: { sees: ["1,1", "2,1", "3,1", "1,0", "1,-1", "2,0"], reaches: ["2,1", "3,1", "2,2", "2,3"], threatens: ["2,1", "3,1", "1,0"] },
  }),
);
await page.goto(base);
await page.locator(`[data-game="doom2004"]`).getByRole("button").click();
await page.waitForURL(/table/);
await page.locator(".prompt .choices button").first().waitFor({ timeout: 60000 });
await page.waitForTimeout(2000);
const lands = page.locator(".board .land");
console.log("lands", await lands.count());
await lands.nth(3).tap();
await page.waitForTimeout(400);
await page.screenshot({ path: "/tmp/w2.png" });
await page.locator(".eye button").tap();
await page.waitForTimeout(600);
await page.screenshot({ path: "/tmp/w3.png" });
await b.close();
