// Whole games of both DOOM games by clicking, led by what the page says in words.
import type { Page } from "@playwright/test";
import { choices, spots } from "./help.ts";

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

/** Play on to the end, or until there were enough decisions; says how many there were, and how many were taken on the board. */
export async function playWhole(page: Page, game: string, most = MOST): Promise<{ taken: number; onBoard: number }> {
  let [n, number, onBoard] = [0, -1, 0];
  for (let now = n < most ? await asked(page, number) : null; now; now = n < most ? await asked(page, number) : null) {
    number = now.number;
    const wish = WISHES[game]?.(now, n < BOLD).find((one) => one && now?.labels.some((label) => one.test(label)));
    const found = now.labels.findIndex((label) => wish?.test(label));
    // Every other step is made on the board, and whatever only the board shows.
    const square =
      now.lit > 0 ? spots(page).nth(n % now.lit) : page.locator(`.board .spot[aria-label=${JSON.stringify(now.labels[found] ?? "")}]`);
    if (now.lit > 0 || (n % 2 === 0 && (await square.count()) === 1)) {
      await square.click({ force: true });
      onBoard += 1;
    } else
      await choices(page)
        .nth(found >= 0 ? found : now.labels.length - 1)
        .click({ force: true });
    n += 1;
  }
  return { taken: n, onBoard };
}
