// Which house a request is for, and what can be answered without one.
import type { Answer } from "../api/transport.ts";
import type { Me } from "../api/types.ts";
import type { Change } from "./keep.ts";
import type { Asked } from "./messages.ts";

type Kept = ReadonlyMap<string, string>;

const url = (path: string): URL => new URL(path, "http://house");

/** The language of the texts that are asked for. */
export const langOf = (path: string): string => url(path).searchParams.get("lang") ?? "en";

interface Table {
  game: string;
  changed: number;
}

const table = (kept: Kept, id: string): Table | null => JSON.parse(kept.get(`table/${id}`) ?? "null") as Table | null;

/** The game that a request is about; null if it is about none, or about a table that nobody knows. */
export function gameOf({ path, body }: Asked, kept: Kept): string | null {
  const [, , what, id] = url(path).pathname.split("/");
  if (what === "tables" && id) return table(kept, decodeURIComponent(id))?.game ?? null;
  if (what === "replays") return /^game (\S+)/m.exec(body ?? "")?.[1] ?? null;
  return (what === "tables" || what === "scenarios") && body ? ((JSON.parse(body) as { game?: string }).game ?? null) : null;
}

/** The game that was played last: its house is the one that will be needed. */
export function lastGame(kept: Kept): string | null {
  const tables = [...kept].filter(([key]) => key.startsWith("table/")).map(([, text]) => JSON.parse(text) as Table);
  return tables.sort((a, b) => b.changed - a.changed)[0]?.game ?? null;
}

/** Does a house need to know that? All of them list all tables, but each plays at its own only. */
export function concerns(game: string, key: string, kept: Kept): boolean {
  const [kind, id] = key.split("/");
  return kind !== "log" || table(kept, id ?? "")?.game === game;
}

/** Whoever plays here, as it is kept. */
interface Person {
  id: string;
  name: string;
  created: number;
}

const json = (status: number, said: unknown): Answer => ({ status, text: JSON.stringify(said) });
const wrong = (status: number, code: string, message = code) => json(status, { error: { code, message } });
const missing = (code: string) => wrong(code === "missing" ? 404 : 401, code);
const me = ({ id, name }: Person) => json(200, { id, name, guest: true, admin: false } satisfies Me);

/** What needs no house: home is there before the first of them is. Whatever is to be kept comes along. */
export function withoutHouse({ method, path, body }: Asked, kept: Kept, games: string): { answer: Answer; keeps: Change[] } | null {
  const where = `${method} ${url(path).pathname}`;
  const person = JSON.parse(kept.get("person") ?? "null") as Person | null;
  if (where === "GET /api/games") return { answer: { status: 200, text: games }, keeps: [] };
  if (where === "GET /api/me") return { answer: person ? me(person) : missing("nobody"), keeps: [] };
  if (where === "POST /api/guest") {
    const name = tidy((JSON.parse(body ?? "{}") as { name?: string }).name ?? "");
    if (name === null) return { answer: wrong(400, "bad-name", `a name has 1 to ${NAME_MOST} letters`), keeps: [] };
    const guest: Person = { id: newId(), created: Date.now(), ...person, name };
    return { answer: me(guest), keeps: [["person", JSON.stringify(guest)]] };
  }
  // There is one person, and what was won is in this browser.
  if (where.endsWith(" /api/me/won")) return { answer: missing("missing"), keeps: [] };
  if (lastGame(kept) !== null) return null;
  if (where === "GET /api/tables") return { answer: json(200, []), keeps: [] };
  return where.startsWith("GET /api/tables/") ? { answer: missing("missing"), keeps: [] } : null;
}

/** The longest name. */
const NAME_MOST = 24;
/** Signs that cannot be seen, or that turn the text around them, as the houses know them too. */
const UNSEEN = /[\p{Cc}\u{ad}\u{61c}\u{180e}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{e0000}-\u{e007f}]/u;

/** A name without needless spaces; null if it is none. */
function tidy(name: string): string | null {
  const words = name
    .split(/\p{White_Space}+/u)
    .filter(Boolean)
    .join(" ");
  const length = [...words].length;
  return length === 0 || length > NAME_MOST || UNSEEN.test(words) ? null : words;
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
