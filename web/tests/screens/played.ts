// Screens whose tables are played for them alone: great moments, warnings, previews, a seat that a computer player keeps.
import type { Page } from "@playwright/test";
import type { News } from "../../src/api/types.ts";
import { deal, type Rivals } from "../rivals.ts";
import { ARMED, HALL, IDLE, room } from "../rooms.ts";
import { held } from "./paths.ts";
import type { Screen } from "./screens.ts";
import { Person, SOLID } from "./world.ts";

interface Played {
  id: string;
  /** An entry of the log: what comes after it is told. */
  since: number;
}

/** Tables that have been played, by the person at the page: one picture after the other is taken of them. */
const known = new Map<string, Promise<Played>>();

/** Whoever looks at the page. */
const host = (page: Page): Person => new Person("Nina", page.request);

/** Somebody elsewhere to play against. */
async function rivals(page: Page, game: string, setup: object, seats: Parameters<typeof deal>[4]): Promise<Rivals> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(await here(page)).origin });
  if (!context) throw new Error("there is no browser");
  await context.request.post("/api/guest", { data: { name: "Marek" } });
  return deal(page.request, context.request, game, setup, seats);
}

/** The address of the server. */
const here = async (page: Page): Promise<string> => (await page.request.get("/api/place")).url();

/** The first entry with such an event; 0 if there is none. The server tells a log in parts. */
async function first(person: Person, id: string, wanted: (event: Record<string, unknown>) => boolean): Promise<number> {
  let after = 0;
  for (;;) {
    const news = await person.ask<News[]>("GET", `/tables/${id}/log?after=${after}`);
    const found = news.find((entry) => entry.what === "acted" && entry.told.some(({ event }) => wanted(event as Record<string, unknown>)));
    if (found) return found.number;
    const last = news.at(-1)?.number ?? after;
    if (last === after) return 0;
    after = last;
  }
}

/** The invader lets computer players come until this happens. */
async function watched(
  page: Page,
  game: string,
  setup: { marines: string[] },
  wanted: (event: Record<string, unknown>) => boolean,
): Promise<Played> {
  const person = host(page);
  const { id } = await person.open({ game, setup, seats: [...setup.marines.map(() => SOLID), "me"], begin: true });
  await person.play(id, 300, async () => (await first(person, id, wanted)) > 0);
  return { id, since: Math.max(1, (await first(person, id, wanted)) - 1) };
}

/** Marines on the page are warned: a demon that watches, a zombie behind a crate. */
async function warned(page: Page): Promise<Played> {
  const scenario = room('{ kind = "demon", colour = "any", at = [6, 3], to = [7, 3] }, { kind = "zombie", colour = "any", at = [5, 0] }', {
    red: "1, 0",
    obstacles: '{ kind = "blocking", at = [3, 0] }',
  });
  const { id, mine } = await rivals(page, "doom2004", { scenario, marines: ["red"] }, ["me", "rival"]);
  await mine.answer(/^Sprint/);
  return { id, since: 0 };
}

/** A grenade is in hand, and one's own side stands near. */
async function thrown(page: Page): Promise<Played> {
  const figures = '{ kind = "zombie", colour = "any", at = [5, 1] }, { kind = "imp", colour = "any", at = [6, 2] }';
  const scenario = room(figures, { green: "4, 2", obstacles: '{ kind = "barrel", at = [6, 0] }' });
  const { id, mine } = await rivals(page, "doom2004", { scenario, marines: ["red", "green"] }, ["me", "me", "rival"]);
  await mine.answer(/^Advance/, /^Attack with grenade/);
  return { id, since: 0 };
}

/** A marine elsewhere walks onto a demon that staggers. */
async function glory(page: Page): Promise<Played> {
  const { id, mine, rival } = await rivals(page, "doom2016", { mission: HALL, marines: ["alpha"] }, ["rival", "me"]);
  await rival.answer(...ARMED);
  await mine.answer(...IDLE, /^Activate 1 pinky/, /^Activate no more/, /^Play nothing/);
  await rival.answer(/^Play Pump Blast/, /^Attack/, /^Use nothing/, /^Step east/);
  const { number } = await rival.scene();
  await rival.answer(/^Step east.*glory kill/);
  return { id, since: number };
}

/** The invader of DOOM (2004) chooses among cards and demons. */
async function spawning(page: Page): Promise<Played> {
  const scenario = room('{ kind = "zombie", colour = "any", at = [5, 1] }, { kind = "imp", colour = "any", at = [6, 3] }');
  const { id, rival } = await rivals(page, "doom2004", { scenario, marines: ["red"] }, ["rival", "me"]);
  await rival.answer(/^Sprint/, /^End the turn/);
  return { id, since: 0 };
}

/** The invader of DOOM (2016) may discard any of his events. */
async function discarding(page: Page): Promise<Played> {
  const { id, mine, rival } = await rivals(page, "doom2016", { mission: HALL, marines: ["alpha"] }, ["rival", "me"]);
  await rival.answer(...ARMED);
  await mine.answer(/^Summon no more/);
  return { id, since: 0 };
}

/** A computer player keeps the seat, and the turn is somebody else's. */
async function kept(page: Page): Promise<Played> {
  const { id } = await rivals(page, "adrenaline", { board: "big", players: 3 }, ["rival", "me", SOLID]);
  await host(page).ask("POST", `/tables/${id}/seats/p2`, SOLID);
  return { id, since: 0 };
}

/** Four marines, one of them asked for his activation. */
async function squad(page: Page): Promise<Played> {
  const person = host(page);
  const marines = ["alpha", "bravo", "charlie", "delta"];
  const seats = [...marines.map(() => "me" as const), SOLID];
  const { id } = await person.open({ game: "doom2016", setup: { mission: "tutorial", marines }, seats, begin: true });
  await person.play(id, 60, ({ question }) => question?.choices?.some(({ deed }) => deed === "end") ?? false);
  return { id, since: 0 };
}

/** Somebody falls in the arena. */
async function fallen(page: Page): Promise<Played> {
  const person = host(page);
  const id = await person.begin("adrenaline", { skulls: 8 });
  const kill = () => first(person, id, ({ event }) => event === "killed");
  await person.play(id, 400, async () => (await kill()) > 0);
  return { id, since: Math.max(1, (await kill()) - 6) };
}

/** A screen of a table that is played first, the same for all pictures of it. */
const played = (
  name: string,
  play: (page: Page) => Promise<Played>,
  show: (page: Page, table: Played) => Promise<unknown>,
): Screen["show"] => {
  return async (page) => {
    const place = await here(page);
    const table = known.get(place + name) ?? play(page);
    known.set(place + name, table);
    await show(page, await table);
  };
};

const open = (sign: string, point?: string) => async (page: Page, table: Played) => {
  await page.goto(`/table/${table.id}`);
  await page.locator(sign).first().waitFor();
  if (point) await page.locator(point).first().hover();
};
const story =
  (sign: string) =>
  (page: Page, { id, since }: Played) =>
    held(page, id, since, sign);

const MAP = { mission: "tutorial", marines: ["alpha", "bravo"] };
const WAY_OUT = { scenario: "way-out", marines: ["red"], difficulty: "too-young" };
const opens = ({ event, open }: Record<string, unknown>) => event === "opened" || (event === "door" && open === true);

export const PLAYED: Record<string, Screen> = {
  "adrenaline-told": { alike: true, show: played("fallen", fallen, story(".prompt.telling")) },
  "adrenaline-scene": { alike: true, show: played("fallen", fallen, story(".banner")) },
  "doom2004-way": { alike: true, show: played("warned", warned, open(".board .land", '.board [data-land="5,3"]')) },
  "doom2004-blast": { alike: true, show: played("thrown", thrown, open(".shots .aimed", ".shots .target")) },
  "doom2004-door": { alike: true, show: played("door2004", (page) => watched(page, "doom2004", WAY_OUT, opens), story(".banner.plain")) },
  "doom2016-door": { alike: true, show: played("door2016", (page) => watched(page, "doom2016", MAP, opens), story(".banner.plain")) },
  "doom2016-glory": { alike: true, show: played("glory", glory, story(".banner.good")) },
  "doom2016-squad": { alike: true, show: played("squad", squad, open(".prompt.asks h2")) },
  "doom2004-invader": { show: played("spawning", spawning, open(".hand .panel .act")) },
  "doom2016-invader": { show: played("discarding", discarding, open(".hand .panel .act")) },
  "computer-plays": { alike: true, show: played("kept", kept, open(".decision .panel.row .btn")) },
};
