// Which house a request is for, and what can be answered without one.
import type { Answer } from "../api/transport.ts";
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

const json = (status: number, said: unknown): Answer => ({ status, text: JSON.stringify(said) });
const missing = (code: string) => json(code === "missing" ? 404 : 401, { error: { code, message: code } });

/** What needs no house: home is there before the first of them is. Whatever is to be kept comes along. */
export function withoutHouse({ method, path, body }: Asked, kept: Kept, games: string): { answer: Answer; keeps: Change[] } | null {
  const where = `${method} ${url(path).pathname}`;
  const person = JSON.parse(kept.get("person") ?? "null") as { id: string; name: string } | null;
  const me = (who: { id: string; name: string }) => json(200, { id: who.id, name: who.name, guest: true });
  if (where === "GET /api/games") return { answer: { status: 200, text: games }, keeps: [] };
  if (where === "GET /api/me") return { answer: person ? me(person) : missing("nobody"), keeps: [] };
  if (where === "POST /api/guest") {
    const { name } = JSON.parse(body ?? "{}") as { name: string };
    const guest = { id: person?.id ?? newId(), name, created: Date.now() };
    return { answer: me(guest), keeps: [["person", JSON.stringify(guest)]] };
  }
  if (lastGame(kept) !== null) return null;
  if (where === "GET /api/tables") return { answer: json(200, []), keeps: [] };
  return where.startsWith("GET /api/tables/") ? { answer: missing("missing"), keeps: [] } : null;
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
