import { chromium } from "@playwright/test";
const [, , size = "1440x900", game = "doom2004", out = "/tmp/w.png", base = "http://127.0.0.1:7430"] = process.argv;
const [width, height] = size.split("x").map(Number);
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
const page = await b.newPage({ viewport: { width, height } });
page.on("console", (m) => m.type() === "error" && console.log("ERR", m.text()));
page.on("pageerror", (e) => console.log("PERR", e.message));
await page.addInitScript(() => localStorage.setItem("telefrag-settings", JSON.stringify({ motion: false, sound: false })));
if (base.endsWith("7430")) {
  await page.route("**/journeys*", async (route) => {
    const id = route
      .request()
      .url()
      .match(/tables\/([^/]+)/)[1];
    const r = await page.request.get(`${base}/api/tables/${id}`);
    const t = await r.json();
    const v = t.scene.view;
    const at = v.marines?.[0]?.at ?? v.marines?.[0]?.space ?? "1,1";
    console.log("at", at, Object.keys(v).join(","), JSON.stringify(v.marines?.[0]).slice(0, 200));
    const [x, y] = String(at).split(",").map(Number);
    const stops = [];
    let before;
    for (let i = 1; i <= 4; i++) {
      stops.push({
        to: `${x + i},${y}`,
        cost: i,
        before: i > 1 ? i - 2 : undefined,
        action: "step E",
        ends: true,
        seen: i > 3 ? ["f1"] : undefined,
      });
    }
    for (let i = 1; i <= 3; i++) {
      stops.push({ to: `${x + 1},${y + i}`, cost: 1 + i, before: i === 1 ? 0 : stops.length - 1, action: "step S", ends: true });
    }
    await route.fulfill({
      json: {
        walker: "p1",
        from: at,
        roads: [{ by: [{ action: "advance", label: "Advance: 4 spaces and 1 attack" }], stops }],
        proposals: [],
      },
    });
  });
}
await page.goto(base);
await page.locator(`[data-game="${game}"]`).getByRole("button").click();
await page.waitForURL(/table/);
await page.locator(".prompt .choices button").first().waitFor({ timeout: 60000 });
await page.waitForTimeout(2500);
const lands = page.locator(".board .land");
console.log("lands", await lands.count());
if (await lands.count()) await lands.nth(Math.min(3, (await lands.count()) - 1)).hover();
await page.waitForTimeout(400);
await page.screenshot({ path: out });
await b.close();
