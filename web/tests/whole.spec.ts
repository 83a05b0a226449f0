// Whole games of both DOOM games through the shared field, of either side: by mouse, by finger and by keys, led by what the page says in words.
import type { Locator, Page } from "@playwright/test";
import { choices, expect, playNow, SIZES, spots, test } from "./help.ts";
import { quick } from "./turns.ts";

/** More decisions than any of these games needs. */
const MOST = 500;

interface Asked {
  /** The number of the scene: it grows with every action. */
  number: number;
  /** What the buttons say, in their order. */
  labels: string[];
  /** How many squares are lit, if the buttons for them are folded away. */
  lit: number;
  /** The position as a screen reader has it. */
  position: string;
}

/** Wait for a question newer than the last one; null when the game is over. */
async function asked(page: Page, after: number): Promise<Asked | null> {
  const found = await page.waitForFunction(
    (last) => {
      if (document.querySelector(".result")) return "over";
      const prompt = document.querySelector<HTMLElement>(".prompt");
      const number = Number(prompt?.dataset["number"]);
      if (!prompt || number <= last || prompt.ariaBusy === "true") return null;
      const buttons = [...prompt.querySelectorAll<HTMLElement>(":is(.choices button, .rose button, .shots .btn)")].filter((button) =>
        button.checkVisibility(),
      );
      const lit = buttons.length === 0 ? document.querySelectorAll(".board .spot").length : 0;
      const position = document.querySelector(".board .unseen")?.textContent ?? "";
      return buttons.length + lit > 0
        ? {
            number,
            labels: buttons.map((button) => (button.ariaLabel ?? button.querySelector(".grow")?.textContent ?? "").trim()),
            lit,
            position,
          }
        : null;
    },
    after,
    { timeout: 30_000, polling: 20 },
  );
  const state = (await found.jsonValue()) as Asked | "over";
  return state === "over" ? null : state;
}

/** The step towards the nearest closed door, as the words of the position tell it. */
function step({ position }: Asked): RegExp | null {
  const doors = [...position.matchAll(/door \d \([-\d, ]+\)((?:, \d+ (?:north|east|south|west))*), closed/g)].map(([, ways = ""]) => {
    const far = (way: string) => Number(ways.match(new RegExp(`(\\d+) ${way}`))?.[1] ?? 0);
    return { north: far("north"), south: far("south"), east: far("east") - 1, west: far("west") };
  });
  const all = (door: Record<string, number>) => Object.values(door).reduce((sum, n) => sum + Math.max(0, n), 0);
  const door = doors.sort((a, b) => all(a) - all(b))[0];
  if (!door) return null;
  const [up, side] = [door.north > 0 ? "north" : door.south > 0 ? "south" : "", door.east > 0 ? "east" : door.west > 0 ? "west" : ""];
  return new RegExp(`^Step ${[up, side].filter(Boolean).join("-")}$`);
}

/** After so many decisions the newcomer has seen enough and lets the demons come. */
const BOLD = 30;

/** What a newcomer looks for, in this order: first bold, then tired. An invader is never bold. */
const WISHES: Record<string, (now: Asked, bold: boolean) => (RegExp | null)[]> = {
  doom2004: (now, bold) =>
    bold
      ? [
          /^Leave/,
          /^Open/,
          /^Attack (?!with)/,
          step(now),
          /door 1 .* closed/.test(now.position) ? /^Sprint/ : /^Unload/,
          /^Attack with/,
          /^End/,
        ]
      : [/^End/, /^Unload/],
  doom2016: (_, bold) => (bold ? [/^Open/, /^Attack/, /^Fire/, /^Play/, /^End/] : [/^End/]),
};

/** Tab leads there; a number of its own is quicker. */
async function type(page: Page, target: Locator): Promise<void> {
  const key = (await target.locator("kbd").count()) > 0 ? await target.locator("kbd").first().textContent() : null;
  if (key?.length === 1) return page.keyboard.press(key.toLowerCase());
  const here = () =>
    target.evaluate((one) => one === document.activeElement || (one.tabIndex < 0 && one.parentElement?.contains(document.activeElement)));
  for (let n = 0; n < 150 && !(await here()); n += 1) await page.keyboard.press("Tab");
  expect(await here()).toBe(true);
  return page.keyboard.press("Enter");
}

/** Ways to press something. */
const MANNERS = {
  mouse: { use: {}, press: (_, target) => target.click({ force: true }) },
  finger: {
    use: { viewport: SIZES[0], hasTouch: true, isMobile: true },
    press: (_, target) => target.tap({ force: true }),
  },
  keys: { use: {}, press: type },
} satisfies Record<string, { use: object; press: (page: Page, target: Locator) => Promise<void> }>;

/** To a table of one's own as the invader, against computer players. */
async function asInvader(page: Page, game: string): Promise<void> {
  await page.goto(`/new?game=${game}`);
  await expect(page.locator(".seat").nth(1)).toBeVisible();
  await page.locator(".seat").last().locator("select").first().selectOption("me");
  await page.locator(".seat").first().locator("select").first().selectOption("open");
  await page.getByRole("button", { name: "Fill with computer players" }).click();
  await page.locator("form .hot").click();
  await expect(page).toHaveURL(/\/table\//);
}

/** Something was pressed on the board: what is aimed at is shot, the first of several things is meant. */
async function confirm(page: Page, manner: keyof typeof MANNERS, before: number): Promise<void> {
  const more = page.locator(".shots .fire:enabled, .several .act");
  const on = page.locator(`.prompt:not([data-number="${before}"]), .prompt[aria-busy="true"], .result`);
  await more
    .or(on)
    .first()
    .waitFor({ timeout: 2_000 })
    .catch(() => {});
  if ((await on.count()) === 0 && (await more.count()) > 0) await MANNERS[manner].press(page, more.first());
}

const GAMES: [game: string, side: "marines" | "invader", by: keyof typeof MANNERS][] = [
  ["doom2004", "marines", "mouse"],
  ["doom2004", "invader", "finger"],
  ["doom2016", "marines", "finger"],
  ["doom2016", "invader", "keys"],
];
/** All of them take some minutes: `TELEFRAG_WHOLE=all`. */
const ALL = ["doom2004", "doom2016"].flatMap((game) =>
  (["marines", "invader"] as const).flatMap((side) =>
    (["mouse", "finger", "keys"] as const).map((by): (typeof GAMES)[number] => [game, side, by]),
  ),
);

for (const [game, side, by] of process.env["TELEFRAG_WHOLE"] === "all" ? ALL : GAMES) {
  test.describe(by, () => {
    test.use(MANNERS[by].use);
    test(`${game}: a whole game of the ${side}`, async ({ page }) => {
      await quick(page);
      await (side === "invader" ? asInvader(page, game) : playNow(page, game));
      let [n, number, onBoard] = [0, -1, 0];
      for (let now = await asked(page, number); now && n < MOST; now = await asked(page, number)) {
        number = now.number;
        const bold = side === "marines" && n < BOLD;
        const wish = WISHES[game]?.(now, bold).find((one) => one && now?.labels.some((label) => one.test(label)));
        const found = now.labels.findIndex((label) => wish?.test(label));
        // Every other step is made on the board, and whatever only the board shows.
        const square =
          now.lit > 0 ? spots(page).nth(n % now.lit) : page.locator(`.board .spot[aria-label=${JSON.stringify(now.labels[found] ?? "")}]`);
        if (now.lit > 0 || (n % 2 === 0 && (await square.count()) === 1)) {
          await MANNERS[by].press(page, square);
          await confirm(page, by, number);
          onBoard += 1;
        } else await MANNERS[by].press(page, choices(page).nth(found >= 0 ? found : now.labels.length - 1));
        n += 1;
      }
      await expect(page.locator(".result h2")).toBeVisible();
      await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
      test.info().annotations.push({ type: "play", description: `${n} decisions, ${onBoard} on the board` });
      expect(n).toBeGreaterThan(20);
    });
  });
}
