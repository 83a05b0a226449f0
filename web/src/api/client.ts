// What can be asked of the place where the tables are, one function each.
import { transport } from "#transport";
import type {
  Advice,
  Answered,
  Eyes,
  GameInfo,
  Lang,
  Me,
  Moment,
  News,
  NewScenario,
  NewTable,
  NewVersion,
  Notices,
  OlderVersion,
  Outlook,
  PlaceInfo,
  Profile,
  Reviewed,
  ScenarioComment,
  ScenarioPage,
  ScenarioVersion,
  Seat,
  SeatWish,
  Shelved,
  Sight,
  Spot,
  TableCard,
  TablePage,
  ToGenerate,
  Token,
  ToldBy,
  Verdict,
  Won,
  WorkshopRun,
  Wrong,
} from "./types.ts";
import type { Answer, Sent } from "./transport.ts";
import { settings } from "../lib/settings.svelte.ts";
import { plainly } from "../lib/wrong.ts";

/** What the server says when something cannot be done; the message is for people, in their language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly wrong: Wrong,
  ) {
    super(wrong.message);
  }
}

/** The server cannot be reached. */
export class Away extends Error {}

export function address(path: string, query: Record<string, string | number | null | undefined> = {}): string {
  const params = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(query)) if (value != null) params.set(name, String(value));
  return `/api${path}?${params}`;
}

/** A body that is sent as it is. */
class Plain {
  constructor(readonly text: string) {}
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  query?: Record<string, string | number | null | undefined>,
): Promise<T> {
  const { text } = await given(method, address(path, query), written(body));
  return (text === "" ? undefined : read(text)) as T;
}

/** What is answered, unless it is refused. */
async function given(method: string, whole: string, sent?: Sent): Promise<Answer> {
  const answer = await transport.ask(method, whole, sent).catch(() => {
    throw new Away();
  });
  if (answer.status < 300) return answer;
  const wrong = (read(answer.text) as { error?: Wrong } | null)?.error ?? { code: "failed", message: String(answer.status) };
  throw new Refused(answer.status, await plainly(wrong));
}

function written(body: unknown): Sent | undefined {
  if (body === undefined) return undefined;
  return body instanceof Plain ? { type: "text/plain", text: body.text } : { type: "application/json", text: JSON.stringify(body) };
}

/** What is not JSON says nothing. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
const shelved = (id: string) => `/scenarios/${encodeURIComponent(id)}`;
type Written = { number: number };
/** Which scenarios of the shelf. */
export interface WhichScenarios {
  game?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  sort?: "newest" | "played" | "liked";
  mine?: "true" | undefined;
  author?: string;
  /** Those that were made from this one. */
  forked?: string;
  page?: number;
}
export type ListName = "open" | "running" | "over" | "mine";

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  tables: (list: ListName, game?: string) => ask<TableCard[]>("GET", "/tables", undefined, { list, game }),
  open: (table: NewTable) => ask<TablePage>("POST", "/tables", table),
  table: (id: string) => ask<TablePage>("GET", at(id)),
  log: (id: string, after: number) => ask<News[]>("GET", `${at(id)}/log`, undefined, { after }),
  sit: (id: string, seat: Seat, wish: SeatWish) => ask<Written>("POST", `${at(id)}/seats/${seat}`, wish),
  begin: (id: string) => ask<Written>("POST", `${at(id)}/begin`),
  close: (id: string) => ask<Written>("DELETE", at(id)),
  /** Where tables are one's own alone: as if it had never been. */
  forget: (id: string) => ask<undefined>("DELETE", at(id), undefined, { forget: "true" }),
  /** May one answer the open question by pointing at something? */
  hint: (id: string) => ask<Advice[]>("GET", `${at(id)}/hint`),
  /** Where one could go from the open question; over these squares, if some are named. */
  journeys: (id: string, by?: string, via: string[] = []) => ask<Outlook>("POST", `${at(id)}/journeys`, { by, via }),
  /** What a figure sees and threatens. */
  eye: (id: string, figure: string) => ask<Sight | null>("GET", `${at(id)}/eye/${encodeURIComponent(figure)}`),
  check: (id: string, spot: Spot) => ask<Answered>("POST", `${at(id)}/check`, { spot }),
  /** A new table with the same seats: the same game again, or the one that follows it. */
  again: (id: string, which: "rematch" | "next") => ask<TablePage>("POST", `${at(id)}/${which}`),
  openChat: (id: string, open: boolean) => ask<Written>("PUT", `${at(id)}/chat`, { open }),
  moment: (id: string, count: number, eyes: Eyes) =>
    ask<Moment>("GET", `${at(id)}/moment`, undefined, eyes === "open" ? { count, open: "true" } : { count, seat: eyes }),
  /** A finished game looked back at; it may have to be asked for again. */
  analysis: (id: string) => ask<Reviewed>("GET", `${at(id)}/analysis`),
  /** What the checker says of a scenario file. */
  checkScenario: (game: string, text: string) => ask<Verdict>("POST", "/scenarios/check", { game, text }),
  scenarios: (which: WhichScenarios) => ask<Shelved[]>("GET", "/scenarios", undefined, { ...which }),
  scenario: (id: string) => ask<ScenarioPage>("GET", shelved(id)),
  publish: (scenario: NewScenario) => ask<ScenarioPage>("POST", "/scenarios", scenario),
  republish: (id: string, version: NewVersion) => ask<ScenarioPage>("PUT", shelved(id), version),
  withdraw: (id: string) => ask<undefined>("DELETE", shelved(id)),
  rateScenario: (id: string, stars: number) => ask<ScenarioPage>("PUT", `${shelved(id)}/rating`, { stars }),
  reportScenario: (id: string, why: string) => ask<undefined>("POST", `${shelved(id)}/report`, { why }),
  comments: (id: string) => ask<ScenarioComment[]>("GET", `${shelved(id)}/comments`),
  comment: (id: string, text: string) => ask<ScenarioComment[]>("POST", `${shelved(id)}/comments`, { text }),
  removeComment: (id: string, comment: string) => ask<undefined>("DELETE", `${shelved(id)}/comments/${comment}`),
  reportComment: (id: string, comment: string, why: string) => ask<undefined>("POST", `${shelved(id)}/comments/${comment}/report`, { why }),
  versions: (id: string) => ask<ScenarioVersion[]>("GET", `${shelved(id)}/versions`),
  version: (id: string, version: number) => ask<OlderVersion>("GET", `${shelved(id)}/versions/${version}`),
  /** What the workshop does in the background is asked after until it is there. */
  measure: (game: string, text: string, games: number, level: string) =>
    ask<WorkshopRun>("POST", "/scenarios/measure", { game, text, games, level }),
  generate: (order: ToGenerate) => ask<WorkshopRun>("POST", "/scenarios/generate", order),
  run: (id: string) => ask<WorkshopRun>("GET", `/scenarios/runs/${id}`),
  stopRun: (id: string) => ask<undefined>("DELETE", `/scenarios/runs/${id}`),
  bringReplay: (text: string) => ask<TablePage>("POST", "/replays", new Plain(text)),

  /** What everybody may know of the place. */
  place: () => ask<PlaceInfo>("GET", "/place"),
  me: () => ask<Me>("GET", "/me"),
  guest: (name: string, invite?: string) => ask<Me>("POST", "/guest", { name, invite }),
  account: (name: string, password: string, invite?: string) => ask<Me>("POST", "/account", { name, password, invite }),
  login: (name: string, password: string) => ask<Me>("POST", "/login", { name, password }),
  logout: (everywhere: boolean) => ask<undefined>("POST", "/logout", { everywhere }),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  changePassword: (old_password: string, password: string) => ask<Me>("PATCH", "/me", { old_password, password }),
  remove: (password?: string) => ask<undefined>("DELETE", "/me", { password }),
  person: (id: string) => ask<Profile>("GET", `/people/${encodeURIComponent(id)}`),
  tokens: () => ask<Token[]>("GET", "/me/tokens"),
  addToken: (label: string) => ask<Token>("POST", "/me/tokens", { label }),
  endToken: (id: string) => ask<undefined>("DELETE", `/me/tokens/${encodeURIComponent(id)}`),
  /** Places of campaigns that I have won, by game. */
  won: () => ask<Won>("GET", "/me/won"),
  addWon: (game: string, places: string[]) => ask<Won>("POST", "/me/won", { game, places }),
  notices: () => ask<ToldBy>("GET", "/me/notices"),
  setNotices: ({ webhook, push }: Notices) => ask<ToldBy>("PUT", "/me/notices", { webhook, push, lang: settings.lang }),
};

/** The whole log of a table, which comes in parts. */
export async function wholeLog(id: string): Promise<News[]> {
  const all: News[] = [];
  for (;;) {
    const some = await api.log(id, all.at(-1)?.number ?? 0);
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** A file that no address leads to. */
export async function fileOf(path: string): Promise<{ name: string; text: string }> {
  const { name = "telefrag.txt", text } = await given("GET", path);
  return { name, text };
}

/** Files to keep, for `FileLink.svelte`. */
export const scenarioFile = (id: string): string => `/api${shelved(id)}/file`;
export const replayFile = (id: string): string => `/api${at(id)}/replay`;
export const reportFile = (id: string, lang: Lang): string => `/api${at(id)}/report?lang=${lang}`;
