// Walking by destination: one click goes there, one step back takes it all back; a finger sees the way first.
import { choose, expect, menu, offered, playNow, test } from "./help.ts";
import type { Locator, Page } from "@playwright/test";
import { against, standsAt } from "./rivals.ts";
import { ARMED, HALL, IDLE, room } from "./rooms.ts";
import { quick } from "./turns.ts";

const GAMES = ["doom2004", "doom2016"];
const lands = (page: Page) => page.locator(".board .land");
const number = (page: Page) => page.locator(".prompt").getAttribute("data-number").then(Number);
/** Who stands where: a card that was played stays played when a walk is taken back. */
const told = async (page: Page) => /Figures:.*/.exec(await page.locator(".board .unseen").innerText())?.[0] ?? "";

/** A square that is several steps away, with nothing on it that could be meant instead: the one that costs most. */
async function farthest(page: Page): Promise<Locator> {
  await expect(lands(page).first()).toBeVisible({ timeout: 15_000 });
  const costs = await lands(page).evaluateAll((all) =>
    all.map((land) => {
      const { x, y, width, height } = land.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest(".land") === land ? Number(land.querySelector("text")?.textContent) : 0;
    }),
  );
  // Farther squares need another card first, and the invader may answer that.
  const left = Number(/(\d+) movement/.exec(await page.locator(".prompt h2").innerText())?.[1] ?? 99);
  const most = Math.max(...costs.filter((cost) => cost <= left));
  expect(most).toBeGreaterThan(1);
  return lands(page).nth(costs.indexOf(most));
}

/** To the first decision that leads to a walk. */
async function begin(page: Page, game: string): Promise<void> {
  await quick(page);
  await playNow(page, game);
  const sprint = (await offered(page, "Sprint")).first();
  await sprint.waitFor();
  if (game === "doom2004") return;
  // The invader may answer a sprint with a card: the walk is chosen when that is known.
  await sprint.click();
  await expect(page.locator(".prompt.asks .rose")).toBeVisible();
}

/** Squares that can be walked to, and whether their middle is in the window of the board. */
const inSight = (page: Page) =>
  lands(page).evaluateAll((all) => {
    const edge = document.querySelector(".middle .viewport")?.getBoundingClientRect();
    return all.map((land) => {
      const { x, y, width, height } = land.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      return !!edge && edge.left <= across && across <= edge.right && edge.top <= down && down <= edge.bottom;
    });
  });

for (const game of GAMES) {
  test(`${game}: arrows at the edge lead to squares one can walk to`, async ({ page }) => {
    await begin(page, game);
    await expect(lands(page).first()).toBeVisible({ timeout: 15_000 });
    // On a desk all of them are in sight.
    await expect.poll(async () => (await inSight(page)).includes(false)).toBe(false);
    for (let n = 0; n < 6; n += 1) await page.getByRole("button", { name: "Zoom in" }).click();
    const [arrows, hidden] = [page.locator(".beyond"), (await inSight(page)).filter((seen) => !seen).length];
    expect(hidden).toBeGreaterThan(0);
    const pointed = (
      await arrows.evaluateAll((all) => all.map((arrow) => Number(/\d+/.exec(arrow.getAttribute("title") ?? "")?.[0] ?? 1)))
    ).reduce((a, b) => a + b, 0);
    expect(pointed).toBeGreaterThanOrEqual(hidden);
    // The arrow brings them into sight.
    const seen = await inSight(page);
    await arrows.first().click();
    await expect.poll(() => inSight(page)).not.toEqual(seen);
  });

  test(`${game}: one click walks several squares, and one undo takes them back`, async ({ page }) => {
    await begin(page, game);
    const [from, before] = [await number(page), await told(page)];
    const square = await farthest(page);
    await square.hover();
    await expect(page.locator(".board .track")).toBeVisible();
    await square.click();
    await expect(page.locator(".prompt.asks[aria-busy='false']")).toBeVisible();
    await expect.poll(() => told(page)).not.toBe(before);
    expect((await number(page)) - from).toBeGreaterThan(1);
    const undo = page.getByRole("button", { name: /Undo/ });
    // What has shown something new stays, and who asks hears so.
    const free = (await undo.getAttribute("aria-disabled")) === "false";
    await undo.click({ force: true });
    if (free) await expect.poll(() => told(page)).toBe(before);
    else await expect(page.getByRole("status").filter({ hasText: "Why not" })).toContainText("it has shown something new");
  });

  test(`${game}: the first tap shows the way, the second walks`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await begin(page, game);
    const before = await told(page);
    const square = await farthest(page);
    await square.tap();
    await expect(page.locator(".board .track")).toBeVisible();
    expect(await told(page)).toBe(before);
    await square.tap();
    await expect.poll(() => told(page)).not.toBe(before);
    await context.close();
  });
}

test("at the choice of an action an enemy offers to be attacked, and is", async ({ page, request }) => {
  const { table, mine, rival } = await against(page, request, "doom2016", { mission: HALL, marines: ["alpha"] }, ["me", "rival"]);
  await mine.answer(...ARMED);
  await rival.answer(...IDLE, /^Activate 1 pinky/, /^Activate no more/, /^Play nothing/);
  await page.goto(table);
  await expect(page.locator(".prompt.asks")).toContainText("2 main actions");
  // Besides the squares to walk to, the two demons are lit where they stand, and nothing else.
  const offers = page.locator(".board .spot:not(.land)");
  await expect(offers).toHaveCount(2);
  const squares = (all: Locator) =>
    all
      .locator("rect")
      .evaluateAll((found) => found.map((one) => ["x", "y"].map((n) => Math.floor(Number(one.getAttribute(n)) / 40)).join()));
  expect(await squares(offers)).toEqual(["3,2", "5,3"]);
  await offers.first().click();
  await page
    .locator(".several .act")
    .filter({ hasText: /^Attack with Pump Blast/ })
    .click();
  await expect(page.getByRole("log")).toContainText("Alpha attacks. Defender: cacodemon 1.");
});

test("doom2004: walk and shoot take three clicks: a square, the enemy who offers to be attacked, fire", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [6, 1] }');
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await expect(page.locator(".prompt.asks h2")).toContainText("Choose an action");
  const enemy = page.locator('.board .spot:not(.land)[aria-label*="Attack zombie 1"]');
  await expect(enemy).toHaveCount(1);
  await page.locator('.board [data-land="3,1"]').click();
  await expect.poll(() => standsAt(page, "p1")).toBe("3,1");
  await enemy.click();
  await page
    .locator(".several .act")
    .filter({ hasText: /^Attack zombie 1: range 3.*pistol/ })
    .click();
  await expect(page.getByRole("log")).toContainText("The red marine (pistol) attacks at range 3.");
  await expect(page.locator(".prompt.asks h2")).toContainText("2 movement points and 1 attack");
});

test("adrenaline: at the choice of an action an enemy offers to be shot, and is", async ({ page, request }) => {
  const { table, mine, rival } = await against(page, request, "adrenaline", { board: "small", players: 3 }, ["me", "rival", "rival"]);
  await mine.answer(/^Discard Newton/, /^Grab/, /^Take Machine Gun/, /^End/);
  await rival.answer(/^Discard/, /^Run up/, /^Run to 02/, /^Run up/, /^Run to 00/, /^Discard/, /^End/);
  await page.goto(table);
  await expect(page.locator(".prompt.asks h2")).toContainText("Choose an action");
  const from = await number(page);
  // Nobody else is in sight.
  const enemy = page.locator('.board [data-lit][aria-label*="Shoot"]');
  await expect(enemy).toHaveAttribute("aria-label", /^Hit Blue · Shoot · Fire Machine Gun/);
  await enemy.click();
  // Declared, weapon and effect chosen, aimed: with one click.
  await expect.poll(async () => (await number(page)) - from).toBeGreaterThan(2);
  await expect(page.getByRole("log")).toContainText("Yellow fires Machine Gun (basic effect). Yellow hits Blue: 1 damage, 1 in all.");
});

test("adrenaline: at the choice of an action a square is run to with one click", async ({ page }) => {
  await quick(page);
  await playNow(page, "adrenaline");
  await (await offered(page, "Run")).waitFor();
  const square = page.locator(".board [data-lit]:has(.square.ahead)").last();
  const from = await number(page);
  // Somebody may stand in the middle of it.
  await square.click({ position: { x: 9, y: 45 } });
  const gone = page.locator(`.prompt:not([data-number="${from}"])`);
  await menu(page).first().or(gone).waitFor();
  if (await menu(page).count()) await menu(page).first().click();
  await expect.poll(async () => (await number(page)) - from).toBeGreaterThan(1);
});

test("who asks why a hidden figure cannot be shot sees the line to it, past what is in the way", async ({ page, request }) => {
  // One zombie behind a crate, one behind another zombie.
  const zombies = [
    [5, 1],
    [2, 2],
    [3, 3],
  ].map((at) => `{ kind = "zombie", colour = "any", at = [${at.join()}] }`);
  const scenario = room(zombies.join(), { obstacles: '{ kind = "blocking", at = [3, 1] }' });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await (await offered(page, "Unload")).click();
  await (await offered(page, "Attack with pistol")).click();
  await expect(page.locator(".prompt.asks h2")).toContainText("which space?");
  await page.locator("body").press("?");
  await expect(page.locator(".board .cursor")).toBeFocused();
  const blamed = page.locator(".board .blamed");
  const ask = async (...keys: string[]) => {
    for (const key of [...keys, "Enter"]) await page.keyboard.press(key);
  };
  /** From the middle of the marine to that of the zombie, in squares. */
  const line = () =>
    blamed
      .locator("line")
      .evaluateAll((all) => all.map((one) => ["x1", "y1", "x2", "y2"].map((end) => Number(one.getAttribute(end)) / 40)));
  const [right, left, down] = ["ArrowRight", "ArrowLeft", "ArrowDown"];
  await ask(right, right, right, right);
  await expect(page.locator(".decision").getByRole("status")).toContainText("There is no line of sight to that space.");
  await expect.poll(line).toEqual([[1.5, 1.5, 5.5, 1.5]]);
  await ask(left, left, down, down);
  await expect.poll(line).toEqual([[1.5, 1.5, 3.5, 3.5]]);
  await expect(blamed.locator(".cause")).toHaveCount(1);
  const cause = await blamed.locator(".cause").evaluate((one) => ["x", "y"].map((at) => Math.round(Number(one.getAttribute(at)) / 40)));
  expect(cause).toEqual([2, 2]);
  await page.keyboard.press("Escape");
  await expect(blamed.locator("line")).toHaveCount(0);
});

test("a way of one's own is dragged, and walked as it was drawn", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [9, 4] }');
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await (await offered(page, "Sprint")).click();
  await expect(page.locator('.board [data-land="4,1"] .cost')).toHaveText("3");
  const way = ["1,2", "1,3", "2,4", "3,3", "4,2", "4,1"];
  const at = async (square: string) => {
    const box = await page.locator(`.board [data-land="${square}"] rect`).boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  await page.locator(".board .handle").hover();
  await page.mouse.down();
  for (const square of way) await page.mouse.move(...(await at(square)));
  await expect(page.locator(".board .track text").first()).toHaveText("6");
  // Over every one of these squares, in this order.
  const middle = (square: string) =>
    square
      .split(",")
      .map((n) => (Number(n) + 0.5) * 40)
      .join(" ");
  await expect(page.locator(".board .track path").first()).toHaveAttribute("d", `M60 60${way.map((one) => `L${middle(one)}`).join("")}`);
  await page.mouse.up();
  await expect(page.locator(".prompt.asks h2")).toContainText("Left: 2 movement points");
  expect(await standsAt(page, "p1")).toBe("4,1");
  await page.getByRole("button", { name: /Undo/ }).click();
  await expect.poll(() => standsAt(page, "p1")).toBe("1,1");
});

/** What is told of the way that is pointed at, and whom the board marks on it: their squares. */
async function warned(page: Page, square: string): Promise<{ stirred: string[]; seeing: number; told: string }> {
  await page.mouse.move(2, 2);
  await page.locator(`.board [data-land="${square}"]`).hover();
  await expect(page.locator(".told")).toBeVisible();
  const found = await page
    .locator(".board .track rect.stirred")
    .evaluateAll((all) => all.map((one) => ["x", "y"].map((n) => Math.floor(Number(one.getAttribute(n)) / 40)).join()));
  return {
    stirred: found,
    seeing: await page.locator(".board .track .eye").count(),
    told: (await page.locator(".told").innerText()).replace(/\s+/g, " "),
  };
}

test("before a step it is told whom the way would wake, and who would see", async ({ page, request }) => {
  // A demon that watches, and a zombie behind a crate.
  const scenario = room('{ kind = "demon", colour = "any", at = [6, 3], to = [7, 3] }, { kind = "zombie", colour = "any", at = [5, 0] }', {
    red: "1, 0",
    obstacles: '{ kind = "blocking", at = [3, 0] }',
  });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await (await offered(page, "Sprint")).click();
  await expect(lands(page).first()).toBeVisible({ timeout: 20_000 });
  // Where he goes unseen by the zombie nobody warns him of it.
  expect(await warned(page, "0,0")).toMatchObject({ stirred: [], seeing: 0 });
  const seen = await warned(page, "3,2");
  expect([seen.stirred, seen.seeing]).toEqual([[], 1]);
  expect(seen.told).toContain("Comes to see you: zombie 2");
  expect(seen.told).not.toContain("May attack");
  // Beside the demon there is no other way.
  const woken = await warned(page, "5,3");
  expect(woken.stirred).toEqual(["6,3"]);
  expect(woken.told).toContain("May attack you on the way: demon 1");
  await expect(page.locator(".board .track text.stirred")).toHaveText("!");
  // A single step says what it leads to as well.
  await page.mouse.move(2, 2);
  await expect(page.locator(".told")).toHaveCount(0);
});

test("the invader is told of the guards that a way would draw", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [6, 1] }');
  const { table, rival } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["rival", "me"]);
  await rival.answer(/^Ready/, /^Order guard/, /^End the turn/, /^Keep the order$/);
  await page.goto(table);
  await (await offered(page, "Activate zombie")).click();
  await expect(lands(page).first()).toBeVisible({ timeout: 20_000 });
  const drawn = await warned(page, "4,1");
  expect(drawn.stirred).toEqual(["1,1"]);
  expect(drawn.told).toContain("May attack you on the way: red marine");
  await expect(page.locator(".board .track text.stirred")).toHaveText("!");
});

test("at the choice of an action what lies about offers to be fetched", async ({ page, request }) => {
  const scenario = room('{ kind = "zombie", colour = "any", at = [9, 4] }', { tokens: '{ kind = "shotgun", at = [4, 2] }' });
  const { table } = await against(page, request, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await page.goto(table);
  await expect(lands(page).first()).toBeVisible({ timeout: 20_000 });
  await page.locator('.board .spot[aria-label*="Take shotgun"]').click();
  await page.locator(".several .act").filter({ hasText: "Take shotgun" }).first().click();
  await expect(page.getByRole("log")).toContainText("picks up: shotgun");
  expect(await standsAt(page, "p1")).toBe("4,2");
  await expect(page.locator(".hand")).toContainText("shotgun");
});

test("doom2016: at the choice of an action a weapon offers to be fetched", async ({ page, request }) => {
  const mission = `${HALL}tokens = [{ kind = "rocket-launcher", at = [2, 4] }]\n`;
  const { table, mine, rival } = await against(page, request, "doom2016", { mission, marines: ["alpha"] }, ["me", "rival"]);
  await mine.answer(...ARMED);
  await rival.answer(...IDLE, /^Activate 1 pinky/, /^Activate no more/, /^Play nothing/);
  await page.goto(table);
  await page.locator('.board .spot[aria-label*="Take Rocket Launcher"]').click();
  await page
    .locator(".several .act")
    .filter({ hasText: /^Take Rocket Launcher.*discard Armour/ })
    .click();
  await expect.poll(() => standsAt(page, "p1")).toBe("2,4");
  await expect(page.getByRole("log")).toContainText("Taken by Alpha: Rocket Launcher.");
  await expect(page.locator(".prompt.asks h2")).toContainText("4 movement points");
});

test("adrenaline: at the choice of an action a weapon offers to be fetched", async ({ page }) => {
  await quick(page);
  await playNow(page, "adrenaline");
  await (await offered(page, "Run")).waitFor();
  const weapon = page.locator(".board [data-lit]:has(path.body)").first();
  const label = (await weapon.getAttribute("aria-label")) ?? "";
  const [, name = ""] = /^(?:Take )?(.+?) for \d/.exec(label) ?? [];
  expect(label).toContain("for ");
  const from = await number(page);
  await weapon.click();
  const gone = page.locator(`.prompt:not([data-number="${from}"])`);
  await menu(page).first().or(gone).waitFor();
  if (await menu(page).count()) await menu(page).filter({ hasText: name }).first().click();
  await gone.waitFor();
  // One goes there and chooses it in one go, and pays for it.
  await expect.poll(async () => (await number(page)) - from).toBeGreaterThan(1);
  const taken = page.getByRole("log").getByText(`takes ${name}`);
  for (let n = 0; n < 4 && (await taken.count()) === 0; n += 1) await choose(page, 0);
  await expect(taken).toHaveCount(1);
});
