// Places: boards with a character of their own, and how one chooses where to play.
import type { Page } from "@playwright/test";
import { accessible, expect, fits, playNow, SOON, test } from "./help.ts";

/** A table of DOOM against the computer; its address. */
async function begin(page: Page, game: string, setup: object, marines: number): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(
    async ([game, setup, marines]) => {
      const ask = (path: string, body: object) =>
        fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      await ask("/api/guest", { name: "Visitor" });
      const seats = [...Array.from({ length: marines }, () => "me"), { bot: "recruit" }];
      return ((await (await ask("/api/tables", { game, setup, seats, begin: true })).json()) as { id: string }).id;
    },
    [game, setup, marines] as const,
  );
  await page.goto(`/table/${id}`);
  await expect(page.locator(".board image.place")).toBeVisible({ timeout: 20_000 });
}

const picture = (page: Page) => page.locator(".board image.place").getAttribute("href");

for (const [game, setup, mood] of [
  ["doom2004", { scenario: "the-hunt", marines: ["red"] }, "hell"],
  ["doom2004", { scenario: "red-line", marines: ["red"] }, "ship"],
  ["doom2016", { mission: "ash-fields", marines: ["alpha"] }, "ash"],
  ["doom2016", { mission: "bishops-end", marines: ["alpha"] }, "shrine"],
] as const) {
  test(`${game}: a ${mood} is painted as what it is`, async ({ page }) => {
    await begin(page, game, setup, 1);
    await expect(page.locator(".scenery")).toHaveAttribute("data-mood", mood);
    expect(await picture(page)).toMatch(/^data:image\/jpeg;base64,/);
    // The squares below it can still be pointed at.
    await expect(page.locator(".board rect.floor").first()).toHaveCSS("fill", "rgba(0, 0, 0, 0)");
  });
}

test("rooms have their names on the floor, in the language of the reader", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("telefrag-settings", JSON.stringify({ lang: "pl", motion: false, sound: false })));
  await begin(page, "doom2016", { mission: "tutorial", marines: ["alpha"] }, 1);
  await expect(page.locator(".board .labels")).toContainText("Magazyn");
  await expect(page.locator(".board .labels text")).toHaveCount(3);
});

test("blood can be washed away, and stays away", async ({ page }) => {
  await playNow(page, "doom2004");
  await expect(page.locator(".board image.place")).toBeVisible({ timeout: 20_000 });
  const bloody = await picture(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Blood").uncheck();
  await page.keyboard.press("Escape");
  await expect(async () => expect(await picture(page)).not.toBe(bloody)).toPass();
  await page.reload();
  await expect(page.locator(".board image.place")).toBeVisible({ timeout: 20_000 });
  expect(await picture(page)).not.toBe(bloody);
});

test("missions stand in their order, with a map, a story and what is won", async ({ page }) => {
  const { id } = (await (await page.request.post("/api/guest", { data: { name: "Visitor" } })).json()) as { id: string };
  await page.addInitScript((known) => {
    localStorage.setItem("telefrag-known", known);
    localStorage.setItem("telefrag-won", JSON.stringify({ doom2016: ["tutorial", "knee-deep"] }));
  }, id);
  await page.goto("/new?game=doom2016");
  const places = page.locator(".place");
  await expect(places).toHaveCount(13);
  await expect(places.nth(0)).toContainText("First Contact");
  await expect(places.nth(1)).toContainText("Won");
  await expect(places.nth(2)).toContainText("Next");
  await expect(places.nth(2)).toContainText("Cold Relays");
  await page.getByRole("radio", { name: "Cold Relays" }).focus();
  await page.keyboard.press("Space");
  const told = page.locator(".told");
  await expect(told.getByRole("heading")).toHaveText("Cold Relays");
  await expect(told).toContainText("Relay Link");
  await expect(told).toContainText("12 rounds at most");
  await expect(told).toContainText("The invader wins at 6 frags");
  await expect(told.getByRole("img", { name: "Map: Cold Relays" })).toHaveAttribute("src", /^data:image/);
  await accessible(page);
});

test("a link leads to its mission, and the table opens with it", async ({ page }) => {
  await page.goto("/new?game=doom2016&mission=dockside&perk=invader");
  await expect(page.locator(".told").getByRole("heading")).toHaveText("Dockside");
  await page.getByRole("button", { name: "Fill with computer players" }).click();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => /\/api\/tables(\?|$)/.test(request.url()) && request.method() === "POST"),
    page.locator("form .hot").click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ setup: { mission: "dockside", perk: "invader" } });
});

test("after a game the next mission is one click away", async ({ page }) => {
  await page.goto("/");
  const id = await page.evaluate(async () => {
    const ask = (path: string, body: object) =>
      fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await ask("/api/guest", { name: "Visitor" });
    const seats = [{ bot: "recruit" }, { bot: "recruit" }];
    const setup = { mission: "tutorial", marines: ["alpha"] };
    return ((await (await ask("/api/tables", { game: "doom2016", setup, seats, begin: true })).json()) as { id: string }).id;
  });
  await expect(async () => {
    const { scene } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { scene: { phase: string } };
    expect(scene.phase).toBe("over");
  }).toPass(SOON);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${id}`);
  const on = page.getByRole("button", { name: "Next: Knee Deep in the Dead" });
  // It is what one is led to, also on a phone.
  await expect(on).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".decision .btn.hot")).toHaveText(await on.innerText());
  await on.click();
  await expect(page).not.toHaveURL(new RegExp(id));
  const next = (await (await page.request.get(`/api${new URL(page.url()).pathname.replace("table", "tables")}`)).json()) as {
    setup: { mission: string };
    scene: { phase: string };
  };
  expect(next.setup.mission).toBe("knee-deep");
  expect(next.scene.phase).not.toBe("open");
});

for (const game of ["adrenaline", "doom2004", "doom2016"]) {
  test(`${game}: every option says what it means, also on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/new?game=${game}`);
    await page.locator("details summary").click();
    const options = page.locator("form section:has(details) :is(label.field, label.tick)");
    expect(await options.count()).toBeGreaterThan(5);
    for (const option of await options.all()) await expect(option.locator(".why")).not.toBeEmpty();
    await fits(page);
    await accessible(page);
  });
}
