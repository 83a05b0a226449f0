// People and tables for the screens, made through the server's interface, without a browser.
import { aims, meant } from "../../src/games/field/shot/shots.ts";
import { type APIRequestContext, type PlaywrightWorkerArgs, expect } from "@playwright/test";
import type { NewTable, News, ScenarioPage, Scene, Setup, TablePage } from "../../src/api/types.ts";
import { DOOMS, GAMES, SOON } from "../help.ts";

type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>;

export interface World {
  /** Who opened the tables; anybody else only watches. */
  host: Cookies;
  /** Ids of tables, by what is seen there. */
  tables: Record<string, string>;
}

const SETUPS: Record<string, Setup> = {
  adrenaline: { board: "big", players: 4, skulls: 5, ending: "sudden-death", "confirm-turn": true },
  doom2004: { marines: ["red", "green"], "confirm-turn": true },
  doom2016: { mission: "tutorial", marines: ["alpha", "bravo"] },
};
/** How many seats of a game are the host's; computer players have the others. */
const MINE: Record<string, [number, number]> = { adrenaline: [1, 4], doom2004: [2, 3], doom2016: [2, 3] };
/** What a player tries first, so that something happens. */
const EAGER = ["shoot", "fire", "at ", "hit ", "take", "door", "grab", "discard", "advance"];
export const SOLID = { bot: "soldier" };

/** A small mission that can be played. */
export const MISSION = `id = "two-rooms"
title = "Two Rooms"
objective = "relay-link"
threat = "horde"
invasion = ["swarm"]
rounds = 12

rooms = [
    { id = "west", at = [0, 0], to = [4, 4] },
    { id = "east", at = [5, 0], to = [9, 4] },
]
doors = [
    { x = 5, y = [1, 2] },
]

starts = [[0, 0], [1, 0], [0, 1], [1, 1]]
teleporters = [
    { at = [0, 4], active = true },
]
portals = [
    { colour = "blue", at = [7, 2] },
]
objectives = [[9, 0], [9, 2], [9, 4]]
`;

/** A person who can ask the server. */
export class Person {
  constructor(
    readonly name: string,
    readonly request: APIRequestContext,
  ) {}

  async ask<T>(method: string, path: string, data?: unknown): Promise<T> {
    const answer = await this.request.fetch(`/api${path}`, { method, ...(data === undefined ? {} : { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  }

  open(table: NewTable): Promise<TablePage> {
    return this.ask("POST", "/tables", table);
  }

  /** A table that has begun, with computer players. */
  async begin(game: string, setup: object = {}): Promise<string> {
    const [mine, all] = MINE[game] ?? [1, 1];
    const seats = Array.from({ length: all }, (_, n) => (n < mine ? ("me" as const) : SOLID));
    return (await this.open({ game, setup: { ...SETUPS[game], ...setup }, seats, begin: true })).id;
  }

  /** Plays on until something is seen, or for that many decisions. */
  async play(id: string, most: number, seen: (scene: Scene) => boolean | Promise<boolean> = () => false): Promise<void> {
    for (let n = 0; n < most;) {
      const { scene } = await this.ask<TablePage>("GET", `/tables/${id}`);
      const choices = scene.question?.choices;
      if (scene.phase !== "running" || (choices && (await seen(scene)))) return;
      if (!choices) continue;
      const eager = EAGER.map((start) => choices.find(({ action }) => action.startsWith(start))).find((found) => found);
      const { action } = (n % 4 === 3 ? undefined : eager) ?? choices[(n * 7) % choices.length] ?? { action: "" };
      await this.ask("POST", `/tables/${id}/act`, { after: scene.number, action });
      n += 1;
    }
  }

  /** Plays on until somebody has fallen. */
  async playToDeath(id: string): Promise<void> {
    await this.play(id, 400, async () => {
      const news = await this.ask<News[]>("GET", `/tables/${id}/log`);
      return news.some((entry) => entry.what === "acted" && entry.told.some(({ event }) => fell(event)));
    });
  }

  /** Computer players bring it to its end. */
  async finish(id: string): Promise<void> {
    const { scene } = await this.ask<TablePage>("GET", `/tables/${id}`);
    for (const n of scene.sitters.keys()) await this.ask("POST", `/tables/${id}/seats/p${n + 1}`, SOLID).catch(() => undefined);
    await expect.poll(async () => (await this.ask<TablePage>("GET", `/tables/${id}`)).scene.phase, SOON).toBe("over");
  }

  /** Shares a mission of one's own; its id on the shelf. */
  async share(title: string): Promise<string> {
    const cover = { title, about: "A door, a portal, three relays.", languages: ["en"], tags: ["small", "relays"] };
    const { card } = await this.ask<ScenarioPage>("POST", "/scenarios", { game: "doom2016", cover, text: MISSION });
    return card.id;
  }

  async say(id: string, text: string): Promise<void> {
    await this.ask("POST", `/tables/${id}/chat`, { text });
  }
}

async function come(playwright: PlaywrightWorkerArgs["playwright"], baseURL: string, name: string): Promise<Person> {
  const person = new Person(name, await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } }));
  await person.ask("POST", "/guest", { name });
  return person;
}

/** Does it tell of a marine's death? */
function fell(told: unknown): boolean {
  const { event, who } = told as { event: string; who?: string };
  return event === "fragged" || (event === "killed" && who?.startsWith("p") === true);
}
/** Is a shot being put together? */
const shooting = ({ view, question }: Scene): boolean => Boolean((view as { shot?: unknown }).shot) && (question?.choices?.length ?? 0) > 1;
/** Is a target being chosen, and an enemy among them who can be hit? */
const aiming = ({ question }: Scene): boolean =>
  aims(question?.choices ?? []).targets.some((target) => !target.quiet && meant(target)?.on.on === "figure");

export async function buildWorld(playwright: PlaywrightWorkerArgs["playwright"], baseURL: string): Promise<World> {
  const [nina, marek] = [await come(playwright, baseURL, "Nina"), await come(playwright, baseURL, "Marek")];
  const tables: Record<string, string> = {};
  for (const game of GAMES) {
    tables[`${game}-end`] = await nina.begin(game);
    await nina.finish(tables[`${game}-end`] ?? "");
    tables[`${game}-middle`] = await nina.begin(game, game === "adrenaline" ? { skulls: 8 } : {});
    await nina.play(tables[`${game}-middle`] ?? "", 40);
    tables[`${game}-shot`] = await nina.begin(game);
    await nina.play(tables[`${game}-shot`] ?? "", 300, game === "adrenaline" ? shooting : aiming);
    tables[`${game}-start`] = await nina.begin(game);
  }
  for (const game of DOOMS) {
    const id = (tables[`${game}-fallen`] = await nina.begin(game));
    await nina.playToDeath(id);
  }
  tables["hands"] = (await nina.open({ game: "doom2016", setup: SETUPS["doom2016"] ?? {}, seats: ["me", "me", "me"], begin: true })).id;
  for (const mode of ["domination", "turrets"]) {
    const id = (tables[mode] = await nina.begin("adrenaline", { [mode]: true }));
    await nina.play(id, 30);
  }
  tables["waiting"] = (
    await nina.open({
      game: "adrenaline",
      setup: SETUPS["adrenaline"] ?? {},
      seats: ["me", "open", SOLID, "open"],
      options: { title: "Friday night", listed: true },
    })
  ).id;
  tables["invited"] = (
    await marek.open({
      game: "doom2016",
      setup: SETUPS["doom2016"] ?? {},
      seats: ["me", "open", "open"],
      options: { title: "First steps on Mars", listed: true },
    })
  ).id;
  await marek.open({ game: "doom2004", setup: SETUPS["doom2004"] ?? {}, seats: ["open", "open", "me"], options: { listed: true } });
  tables["scenario"] = await nina.share("Two Rooms");
  const talk = tables["adrenaline-middle"] ?? "";
  // Marek only watches: he talks because she lets him.
  await nina.ask("PUT", `/tables/${talk}/chat`, { open: true });
  await marek.say(talk, "Good luck!");
  await nina.say(talk, "Thanks. Watch the yellow room.");
  await marek.say(talk, "I was about to say the same.");
  const host = await nina.request.storageState();
  await Promise.all([nina, marek].map(({ request }) => request.dispose()));
  return { host, tables };
}
