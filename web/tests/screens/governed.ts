// The place as those see it who run it, for pictures: an administrator with much to look after, and a notice to everybody.
import type { Page } from "@playwright/test";
import type {
  AdminDeed,
  ChatLine,
  Invitation,
  LimitLine,
  Notice,
  PersonCard,
  PlaceInfo,
  ScenarioLine,
  TableLine,
} from "../../src/api/types.ts";

/** The parts of the administrator's page. */
export const DUTIES = ["people", "tables", "chat", "invitations", "scenarios", "notice", "upkeep", "log"];

const HOUR = 3_600_000;
const EVENING = Date.UTC(2026, 4, 6, 18);
/** As long as a name may be, in the widest letters. */
export const LONG = "W".repeat(24);

const person = (id: string, name: string, more: Partial<PersonCard> = {}): PersonCard => ({
  id,
  name,
  admin: false,
  guest: false,
  created: EVENING - 2000 * HOUR,
  seen: EVENING,
  tables: 12,
  ...more,
});
const table = (id: string, game: string, title: string, phase: TableLine["phase"], people: string[]): TableLine => ({
  id,
  game,
  title,
  phase,
  people,
  owner: "marek",
  owner_name: people[0] ?? "Marek",
  created: EVENING - HOUR,
  changed: EVENING,
});
const line = (number: number, name: string, text: string): ChatLine => ({ number, name, text, id: "marek", table: "friday", at: EVENING });
const scenario = (id: string, title: string, more: Partial<ScenarioLine> = {}): ScenarioLine => ({
  id,
  title,
  game: "doom2016",
  author: "marek",
  author_name: "Marek",
  changed: EVENING,
  complaints: 0,
  hidden: false,
  ...more,
});
const deed = (number: number, what: AdminDeed["what"], whom = "", name = "", more = ""): AdminDeed => ({
  number,
  what,
  whom,
  name,
  more,
  who: "Nina",
  person: "nina",
  at: EVENING + number * HOUR,
});

const LISTS: {
  people: PersonCard[];
  tables: TableLine[];
  chat: ChatLine[];
  invitations: Invitation[];
  scenarios: ScenarioLine[];
  limits: LimitLine[];
  log: AdminDeed[];
} = {
  people: [
    person("nina", "Nina", { admin: true }),
    person("wwwwww", LONG, { seen: null }),
    person("marek", "Marek"),
    person("guest1", "Guest 4821", { guest: true, tables: 1 }),
    person("watches", "Cheap Watches", { guest: true, banned: EVENING, why: "Advertises watches at every table." }),
  ],
  tables: [
    table("friday", "adrenaline", "Friday night with the whole neighbourhood", "running", ["Marek", "Nina", LONG]),
    table("depths", "doom2004", "", "over", ["Nina", "Nina", "Marek"]),
    table("mars", "doom2016", "First steps on Mars", "open", ["Guest 4821"]),
  ],
  chat: [
    line(3, "Marek", "Good luck!"),
    line(2, "Cheap Watches", `Buy now: https://watches.example.org/${"cheap-".repeat(12)}`),
    line(1, LONG, "Could somebody explain what the portals do, and why demons come from behind all the time?"),
  ],
  invitations: [
    { id: "5d51d6c8", created: EVENING, expires: EVENING + 720 * HOUR },
    { id: "7f2b034f", created: EVENING },
  ],
  scenarios: [
    scenario("corridor", "Two Rooms and a Very Long Corridor Between Them", {
      complaints: 2,
      complaint: "The name of a real person stands on the map.",
    }),
    scenario("station", "The Station", { hidden: true }),
  ],
  limits: [
    { limit: "sign-ups", set: 10, now: 10 },
    { limit: "requests", now: 300 },
    { limit: "tables", now: 50 },
    { limit: "watchers", now: 200 },
    { limit: "keep-guests", now: 180 },
    { limit: "keep-tables" },
  ],
  log: [
    deed(6, "notice", "", "", "A new disk."),
    deed(5, "limit", "sign-ups", "", "10"),
    deed(4, "ban", "watches", "Cheap Watches", "Advertises watches at every table."),
    deed(3, "password", "wwwwww", LONG),
    deed(2, "invite", "", "", "2"),
    { ...deed(1, "grant", "nina", "Nina"), who: "root", person: null },
  ],
};

/** Whoever comes in on this page looks after the place. */
export async function administered(page: Page): Promise<void> {
  await page.route(/\/api\/me(\?|$)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), admin: true } });
  });
  for (const [list, json] of Object.entries(LISTS))
    await page.route(new RegExp(`/api/admin/${list}\\b`), (route) => route.fulfill({ json }));
}

const NOTICE: Notice = {
  text: "The server gets a new disk. Games go on afterwards where they were.",
  from: EVENING,
  until: EVENING + 2 * HOUR,
};

/** Whoever looks at this page is told a notice, and who runs the place. */
export async function noticed(page: Page): Promise<void> {
  await page.route(/\/api\/place(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const info = (await answer.json()) as PlaceInfo;
    const said: PlaceInfo = { ...info, notice: NOTICE, imprint: "https://example.org/imprint", privacy: "https://example.org/privacy" };
    await route.fulfill({ response: answer, json: said });
  });
}
