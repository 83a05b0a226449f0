// A table between whoever holds the page and somebody elsewhere, who answers through the interface.
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Choice, Scene, TablePage } from "../src/api/types.ts";
import { SOON } from "./help.ts";
import { CELL } from "../src/games/field/measure.ts";
import { quick } from "./turns.ts";

/** The words of a choice, and perhaps the square that it is about. */
export type Wish = RegExp | [label: RegExp, square: string];

/** Answers for the seats of one person at one table, without a page. */
class Hands {
  readonly #api: APIRequestContext;
  readonly #table: string;

  constructor(api: APIRequestContext, id: string) {
    this.#api = api;
    this.#table = `/api/tables/${id}`;
  }

  async scene(): Promise<Scene> {
    return ((await (await this.#api.get(this.#table)).json()) as TablePage).scene;
  }

  /** Answer one question after the other, as soon as each is asked. */
  async answer(...wanted: Wish[]): Promise<void> {
    for (const wish of wanted) {
      const [label, square] = Array.isArray(wish) ? wish : [wish];
      const fits = (choice: Choice) => label.test(choice.label) && (!square || choice.spots?.some(({ id }) => id === square));
      let scene: Scene | undefined;
      await expect
        .poll(async () => (scene = await this.scene()).question?.choices?.some(fits), { ...SOON, message: String(label) })
        .toBe(true);
      const action = scene?.question?.choices?.find(fits)?.action;
      const done = await this.#api.post(`${this.#table}/act`, { data: { after: scene?.number, action } });
      expect(done.ok(), await done.text()).toBe(true);
    }
  }
}

export interface Rivals {
  table: string;
  id: string;
  mine: Hands;
  rival: Hands;
}

/** A table for two who are known here: `me` has opened it, everybody else is `rival`; computer players may have other seats. */
export async function deal(
  me: APIRequestContext,
  elsewhere: APIRequestContext,
  game: string,
  setup: object,
  seats: ("me" | "rival" | { bot: string })[],
): Promise<Rivals> {
  const opened = await me.post("/api/tables", { data: { game, setup, seats: seats.map((seat) => (seat === "rival" ? "open" : seat)) } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = (await opened.json()) as { id: string };
  for (const [n, seat] of seats.entries())
    if (seat === "rival")
      await elsewhere.post(`/api/tables/${id}/seats/p${n + 1}`, { headers: { "content-type": "application/json" }, data: '"take"' });
  expect((await me.post(`/api/tables/${id}/begin`)).ok()).toBe(true);
  return { table: `/table/${id}`, id, mine: new Hands(me, id), rival: new Hands(elsewhere, id) };
}

/** Sits down with somebody else, both of them new here. The page is not there yet. */
export async function against(
  page: Page,
  elsewhere: APIRequestContext,
  game: string,
  setup: object,
  seats: ("me" | "rival")[],
): Promise<Rivals> {
  await quick(page);
  await page.request.post("/api/guest", { data: { name: "Here" } });
  await elsewhere.post("/api/guest", { data: { name: "There" } });
  return deal(page.request, elsewhere, game, setup, seats);
}

/** Where the board draws a figure: its square, with width and height if it has more than one; nothing if it is not there. */
export async function standsAt(page: Page, figure: string): Promise<string | null> {
  const drawn = page.locator(`.board .thing[data-thing="${figure}"]`);
  if ((await drawn.count()) === 0) return null;
  return drawn.evaluate((rect, cell) => {
    const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => Math.round(Number(rect.getAttribute(name)) / cell));
    return w === 1 && h === 1 ? `${x},${y}` : `${x},${y} ${w}×${h}`;
  }, CELL);
}
