// Games in the browser itself: which house is asked, what needs none, and games that are handed to a server.
import { expect, test } from "vitest";
import { handed, handing } from "../../src/lib/handed.ts";
import { serverOf } from "../../src/local/elsewhere.ts";
import { concerns, gameOf, langOf, lastGame, withoutHouse } from "../../src/local/routes.ts";

const kept = new Map([
  ["person", '{"id":"ann","name":"Ann","created":1}'],
  ["table/one", '{"game":"doom2004","changed":5}'],
  ["table/two", '{"game":"adrenaline","changed":9}'],
  ["log/one/1", "…"],
]);
const nothing = new Map<string, string>();
const ask = (method: string, path: string, body?: string) => ({ method, path, body });

test("a request goes to the house of its game", () => {
  const game = (method: string, path: string, body?: string) => gameOf(ask(method, path, body), kept);
  expect(game("GET", "/api/tables/one/live?after=0&lang=pl")).toBe("doom2004");
  expect(game("GET", "/api/tables/none")).toBeNull();
  expect(game("GET", "/api/tables?list=mine")).toBeNull();
  expect(game("POST", "/api/tables", '{"game":"doom2016"}')).toBe("doom2016");
  expect(game("POST", "/api/replays", "telefrag replay 1\ngame adrenaline\nrules 3\n")).toBe("adrenaline");
  expect(game("POST", "/api/scenarios/check", '{"game":"doom2004","text":""}')).toBe("doom2004");
  expect(game("PATCH", "/api/me", '{"name":"Bob"}')).toBeNull();
  expect(lastGame(kept)).toBe("adrenaline");
  expect(langOf("/api/tables/one?lang=hu")).toBe("hu");
});

test("a house hears of all tables, and of what happens at its own", () => {
  expect(concerns("doom2004", "log/one/1", kept)).toBe(true);
  expect(concerns("adrenaline", "log/one/1", kept)).toBe(false);
  expect(concerns("adrenaline", "table/one", kept)).toBe(true);
  expect(concerns("adrenaline", "person", kept)).toBe(true);
});

test("home needs no house until there are tables", () => {
  const answer = (method: string, path: string, body?: string) => withoutHouse(ask(method, path, body), nothing, "[1]");
  expect(answer("GET", "/api/games?lang=en")?.answer).toEqual({ status: 200, text: "[1]" });
  expect(answer("GET", "/api/me")?.answer.status).toBe(401);
  expect(answer("GET", "/api/tables?list=mine")?.answer.text).toBe("[]");
  expect(answer("GET", "/api/tables/none")?.answer.status).toBe(404);
  expect(answer("POST", "/api/tables", '{"game":"doom2004"}')).toBeNull();
  const guest = answer("POST", "/api/guest", '{"name":"Ann"}');
  const [key, value] = guest?.keeps[0] ?? [];
  expect(key).toBe("person");
  const { id } = JSON.parse(value ?? "") as { id: string };
  expect(JSON.parse(guest?.answer.text ?? "")).toEqual({ id, name: "Ann", guest: true, admin: false });
  expect(withoutHouse(ask("GET", "/api/tables?list=mine"), kept, "[]")).toBeNull();
});

test("whoever comes has a name, as everywhere, and stays who they are", () => {
  const guest = (name: unknown, who = nothing) => withoutHouse(ask("POST", "/api/guest", JSON.stringify({ name })), who, "[]");
  for (const wrong of ["", " \t ", "x".repeat(25), "A\u202eB", "A\u0000", undefined]) {
    const refused = guest(wrong);
    expect(refused?.answer.status).toBe(400);
    expect(JSON.parse(refused?.answer.text ?? "")).toEqual({ error: { code: "bad-name", message: "a name has 1 to 24 letters" } });
    expect(refused?.keeps).toEqual([]);
  }
  // Letters are counted, not what a machine makes of them; spaces are those between words.
  const name = (found: ReturnType<typeof guest>) => (JSON.parse(found?.answer.text ?? "") as { name: string }).name;
  expect(name(guest("👾".repeat(24)))).toBe("👾".repeat(24));
  expect(name(guest(`  ${"x".repeat(12)}\u00a0 ${"y".repeat(11)} `))).toBe(`${"x".repeat(12)} ${"y".repeat(11)}`);
  const again = guest("Bob", new Map([["person", '{"id":"ann","name":"Ann","created":1}']]));
  expect(JSON.parse(again?.answer.text ?? "")).toEqual({ id: "ann", name: "Bob", guest: true, admin: false });
  expect(again?.keeps).toEqual([["person", '{"id":"ann","created":1,"name":"Bob"}']]);
  const me = withoutHouse(ask("GET", "/api/me"), new Map([["person", '{"id":"ann","name":"Ann","created":1}']]), "[]");
  expect(JSON.parse(me?.answer.text ?? "")).toEqual({ id: "ann", name: "Ann", guest: true, admin: false });
});

test("a game arrives at a server as it was sent", async () => {
  const replay = "game adrenaline\n".repeat(500);
  const address = new URL(await handing("https://example.org", replay));
  expect(address.pathname).toBe("/bring");
  expect(await handed(address.hash)).toBe(replay);
  expect(await handed("#r=%%")).toBeNull();
  expect(await handed("")).toBeNull();
});

test("servers are written in many ways", () => {
  expect(serverOf("example.org")).toBe("https://example.org");
  expect(serverOf(" http://localhost:1993/table/x ")).toBe("http://localhost:1993");
  expect(serverOf("https://")).toBeNull();
});
