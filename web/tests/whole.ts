// Whole games of both DOOM games by mouse, finger or keys, led by what the page says in words.
import type { ElementHandle, Locator, Page } from "@playwright/test";
import { choices, expect, SIZES, spots } from "./help.ts";

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

/** What a newcomer looks for, in this order: first bold, then tired. */
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

/** What an invader does: lets demons come, and has those attack who can. */
const INVASION = [/^Attack(?! empty)/, /^Sweep/, /^Move (?!nobody)/, /^Summon (?!no more)/, /^Spawn/, /^Place/, /^Activate (?!no more)/];

/** The keys that lead there from where the focus is: Tab to the group that it is in, arrows within it; none once it has the focus. */
function keysTo(one: HTMLElement | SVGElement, aside: boolean): string[] {
  const active = document.activeElement;
  if (one === active) return [];
  const group = one.tabIndex < 0 ? one.parentElement : null;
  if (active && group?.contains(active)) {
    const [from, to] = [active.getBoundingClientRect(), one.getBoundingClientRect()];
    const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    return [Math.abs(dx) > Math.abs(dy) !== aside ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp"];
  }
  const stops = [...document.querySelectorAll<HTMLElement>("a[href], button:enabled, input, select, textarea, summary, [tabindex]")].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  );
  const to = stops.findIndex((stop) => (group ? group.contains(stop) : stop === one));
  const far = to - stops.findIndex((stop) => stop === active);
  return Array.from({ length: Math.max(1, Math.abs(far)) }, () => (far < 0 ? "Shift+Tab" : "Tab"));
}

/** A number of its own is quickest. */
async function type(page: Page, target: Locator): Promise<void> {
  const key = (await target.locator("kbd").count()) > 0 ? await target.locator("kbd").first().textContent() : null;
  if (key?.length === 1) return page.keyboard.press(key.toLowerCase());
  // What is passed on the way may change what else is offered: this very thing is meant.
  const one = (await target.elementHandle()) as ElementHandle<HTMLElement>;
  const keys = (n: number) => one.evaluate(keysTo, n % 3 === 2);
  let way = await keys(0);
  for (let n = 1; n < 60 && way.length > 0; n += 1) {
    for (const press of way) await page.keyboard.press(press);
    way = await keys(n);
  }
  expect(way).toEqual([]);
  return page.keyboard.press("Enter");
}

/** Ways to press something, and the pages that they are for. */
export const MANNERS = {
  mouse: { use: {}, press: (_, target) => target.click() },
  finger: { use: { viewport: SIZES[0], hasTouch: true, isMobile: true }, press: (_, target) => target.tap() },
  keys: { use: {}, press: type },
} satisfies Record<string, { use: object; press: (page: Page, target: Locator) => Promise<void> }>;

export type Manner = keyof typeof MANNERS;
export type Side = "marines" | "invader";

/** Something was pressed: what is aimed at is shot, the way that is shown is gone, the first of several things is meant. */
export async function confirm(page: Page, by: Manner, before: number): Promise<void> {
  const more = page.locator(".shots .fire:enabled, .several .act, .told .walk").filter({ visible: true });
  const on = page.locator(`.prompt:not([data-number="${before}"]), .prompt[aria-busy="true"], .result`);
  await more
    .or(on)
    .first()
    .waitFor({ timeout: 2_000 })
    .catch(() => {});
  if ((await on.count()) === 0 && (await more.count()) > 0) await MANNERS[by].press(page, more.first());
}

/** Play on to the end, or until there were enough decisions; says how many there were, and how many were taken on the board. */
export async function playWhole(
  page: Page,
  game: string,
  most = MOST,
  { by = "mouse", side = "marines" }: { by?: Manner; side?: Side } = {},
): Promise<{ taken: number; onBoard: number }> {
  const { press } = MANNERS[by];
  let [n, number, onBoard] = [0, -1, 0];
  for (let now = n < most ? await asked(page, number) : null; now; now = n < most ? await asked(page, number) : null) {
    number = now.number;
    const bold = n < BOLD;
    const wishes = side === "marines" ? (WISHES[game]?.(now, bold) ?? []) : [...(bold ? INVASION : []), /^End/];
    const wish = wishes.find((one) => one && now?.labels.some((label) => one.test(label)));
    const found = now.labels.findIndex((label) => wish?.test(label));
    // Every other step is made on the board, and whatever only the board shows.
    const square =
      now.lit > 0 ? spots(page).nth(n % now.lit) : page.locator(`.board .spot[aria-label=${JSON.stringify(now.labels[found] ?? "")}]`);
    if (now.lit > 0 || (n % 2 === 0 && (await square.count()) === 1)) {
      await press(page, square);
      onBoard += 1;
    } else await press(page, choices(page).nth(found >= 0 ? found : now.labels.length - 1));
    await confirm(page, by, number);
    n += 1;
  }
  return { taken: n, onBoard };
}
