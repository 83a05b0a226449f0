// Names: words of a question open their cards, rooms have names and doors numbers, squares say what they cost, and what was won follows.
import { expect, menu, offered, playNow, test } from "./help.ts";
import { against } from "./rivals.ts";
import { HALL, room } from "./rooms.ts";
import { quick } from "./turns.ts";

const ZOMBIE = '{ kind = "zombie", colour = "any", at = [5, 1] }';

test("a word of a question opens the card of what it names: by mouse, key and click", async ({ page, request }) => {
  const { table, mine } = await against(page, request, "doom2004", { scenario: room(ZOMBIE), marines: ["red"] }, ["me", "rival"]);
  await mine.answer(/^Unload/, /^Attack with pistol/);
  await page.goto(table);
  const word = page.locator(".prompt h2 .word");
  await expect(word).toHaveText("pistol");
  // The sentence is whole, with the word in it.
  await expect(page.locator(".prompt h2")).toHaveText(/^Attack with pistol\b/);
  const card = page.locator("aside.card");
  await word.hover();
  await expect(card.getByRole("heading")).toHaveText("Pistol");
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);
  await word.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  // Whoever is faster than the card does not want it either.
  await word.blur();
  await word.focus();
  await expect(card).toBeVisible();
  await word.evaluate(async (at: HTMLElement) => {
    at.blur();
    at.focus();
    at.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await expect(card).toHaveCount(0, { timeout: 100 });
  await word.click();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
});

test("a finger that rests on a word of a question opens its card", async ({ browser, page, request, baseURL }) => {
  const { table, mine } = await against(page, request, "doom2004", { scenario: room(ZOMBIE), marines: ["red"] }, ["me", "rival"]);
  await mine.answer(/^Unload/, /^Attack with pistol/);
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const phone = await context.newPage();
  await quick(phone);
  const id = ((await (await phone.request.get("/api/me")).json()) as { id: string }).id;
  await phone.addInitScript((known) => localStorage.setItem("telefrag-known", known), id);
  await phone.goto(table);
  await phone.locator(".prompt h2 .word").tap();
  await expect(phone.locator("aside.card").getByRole("heading")).toHaveText("Pistol");
  await phone.getByRole("button", { name: "Close" }).tap();
  // So does a tap on a name in the log.
  await phone.getByRole("navigation").getByRole("button", { name: "Log" }).tap();
  await phone.locator("[data-name]", { hasText: "red marine" }).first().tap();
  await expect(phone.locator("aside.card")).toContainText("armour");
  await context.close();
});

test("names in the log open their cards: by mouse, keys and click", async ({ page, request }) => {
  const { table, mine } = await against(page, request, "doom2004", { scenario: room(ZOMBIE), marines: ["red"] }, ["me", "rival"]);
  await mine.answer(/^Unload/, /^Attack with pistol/, /^Attack zombie 1/);
  await page.goto(table);
  const [names, card] = [page.getByRole("log").getByRole("button").and(page.locator("[data-name]")), page.locator("aside.card")];
  // The sentence is whole, with the names in it.
  await expect(page.getByRole("log")).toContainText("The red marine (pistol) attacks at range 4. The red marine rolls");
  await names.filter({ hasText: "zombie 1" }).first().hover();
  await expect(card.getByRole("heading")).toHaveText(/^Zombie/);
  await expect(card).toContainText("D04-INV-5");
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);
  // For the keyboard the newest is a stop, and arrows lead on.
  const stop = names.and(page.locator("[tabindex='0']")).last();
  await stop.focus();
  await page.keyboard.press("ArrowUp");
  await expect(stop).not.toBeFocused();
  await expect(page.locator("[data-name]:focus")).toHaveCount(1);
  await expect(card).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(card.getByRole("button", { name: "Close" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  // Whoever clicks keeps it.
  await names.filter({ hasText: "pistol" }).first().click();
  await expect(card.getByRole("heading")).toHaveText("Pistol");
  await page.mouse.move(2, 2);
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
});

test("rooms of DOOM (2004) have names once they are laid out, and a door that can be opened its number", async ({ page, request }) => {
  const { table, mine } = await against(page, request, "doom2004", { marines: ["red"] }, ["me", "rival"]);
  await mine.answer(/^Advance/, [/./, "2,1"], [/./, "3,1"]);
  await page.goto(table);
  const labels = page.locator(".board .labels text");
  await expect(labels).toHaveText(["Lift lobby"]);
  await expect(page.locator(".board .plate")).toHaveText(["1"]);
  await page.locator(".prompt .choices button", { hasText: /^Open/ }).click();
  await expect(labels.filter({ hasText: "Service corridor" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("log")).toContainText("Revealed: Service corridor.");
  // What is not laid out is in no view of the marines.
  const { view } = await mine.scene();
  expect((view as { rooms: { name: string }[] }).rooms.map(({ name }) => name)).toEqual([
    "d04-room-lift-lobby",
    "d04-room-service-corridor",
  ]);
});

test("nobody decides blindly: weapons to choose from say what their cards do", async ({ page, request }) => {
  const { table, mine } = await against(page, request, "doom2016", { mission: HALL, marines: ["alpha"] }, ["me", "rival"]);
  await mine.answer([/Begin here/, "1,2"], /^Commando/);
  await page.goto(table);
  const weapon = page.locator(".prompt .choices button", { hasText: /^Take Combat Shotgun/ });
  await expect(weapon).toBeVisible();
  // One line for each of its three cards.
  const lines = weapon.locator(".about.inside p");
  await expect(lines).toHaveText([/^Pump Blast\s*:.*attack/i, /^Pop Charge\s*:.*attack/i, /^Concussion\s*:.*stun/i]);
  await expect(page.locator(".prompt .choices .about.inside")).toHaveCount(await page.locator(".prompt .choices button").count());
  // Whoever holds it knows it: what comes next shows the weapons that are left.
  await weapon.click();
  await expect(page.locator(".prompt h2")).toContainText("2 of 2");
  await expect(page.locator(".prompt .choices .about.inside", { hasText: "Pump Blast" })).toHaveCount(0);
});

test("nobody decides blindly: an event that may be cancelled stands with its words in the question", async ({ page, request }) => {
  const setup = { scenario: room(ZOMBIE), marines: ["red"], baggage: [{ cards: ["backup-plan"] }] };
  const { table, mine, rival } = await against(page, request, "doom2004", setup, ["me", "rival"]);
  await mine.answer(/^Ready/, /^Order guard/, /^End the turn/);
  await page.goto(table);
  const about = page.locator(".prompt .about");
  await expect(about).toHaveCount(0);
  await rival.answer(/^Play Jump the Gun/);
  await expect(page.locator(".prompt.asks h2")).toContainText("Jump the Gun");
  await expect(about).toHaveCount(1);
  await expect(about.locator(".name")).toContainText("Jump the Gun");
  await expect(about.locator(".quiet").first()).toContainText(/guard/i);
  await page.locator(".prompt .choices button").first().click();
  await expect(about).toHaveCount(0);
});

test("adrenaline: squares say what they cost, and the way to the one that is pointed at is drawn", async ({ page }) => {
  await quick(page);
  await playNow(page, "adrenaline");
  await (await offered(page, "Run")).waitFor();
  const squares = page.locator(".board [data-lit]:has(.square.ahead)");
  await expect(squares.first()).toBeVisible({ timeout: 15_000 });
  const square = squares.last();
  const cost = await square.locator(".cost").textContent();
  expect(Number(cost)).toBeGreaterThan(0);
  const way = page.locator(".board .way");
  await expect(way).toHaveCount(0);
  // Somebody may stand in the middle of it.
  await square.hover({ position: { x: 9, y: 45 } });
  await expect(way).toHaveAttribute("data-cost", cost ?? "");
  await page.mouse.move(2, 2);
  await expect(way).toHaveCount(0);
  // At the question itself, too, and for the keyboard.
  await (await offered(page, "Run")).click();
  const lit = page.locator(".board [data-lit]:has(.cost)");
  await expect(lit.first()).toBeVisible({ timeout: 15_000 });
  expect(await menu(page).count()).toBe(0);
  const far = await lit.locator(".cost").allTextContents();
  await lit.first().focus();
  await expect(way).toHaveAttribute("data-cost", far[0] ?? "");
});

test("what was won is there on another device, and is nobody else's", async ({ page, browser, baseURL }) => {
  const known = async (one: typeof page, name: string) => {
    const guest = (await (await one.request.post("/api/guest", { data: { name } })).json()) as { id: string };
    await one.addInitScript((id) => localStorage.setItem("telefrag-known", id), guest.id);
  };
  await known(page, "Here");
  const told = await page.request.post("/api/me/won", { data: { game: "doom2004", places: ["way-out"] } });
  expect(told.ok(), await told.text()).toBe(true);
  await page.goto("/new?game=doom2004");
  await expect(page.locator(".place.won .name")).toHaveText([/Way Out/]);
  await expect(page.locator(".place", { hasText: "Next" })).toContainText("Hold the Relay");
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await known(other, "There");
  await other.goto("/new?game=doom2004");
  await expect(other.locator(".place", { hasText: "Next" })).toContainText("Way Out");
  await expect(other.locator(".place.won")).toHaveCount(0);
  await context.close();
});
