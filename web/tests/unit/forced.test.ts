// Which questions with one answer the page answers for the reader.
import { expect, test } from "vitest";
import type { Choice, News, Question, Scene } from "../../src/api/types.ts";
import { forced, lastStep, onlyChoice, type Reader } from "../../src/table/forced.ts";

const fire: Choice = { action: "fire railgun basic", label: "Fire", deed: "fire", spots: [{ on: "weapon", id: "railgun" }] };
const end: Choice = { action: "done", label: "End the turn", deed: "done" };
const asks = (...choices: Choice[]): Question => ({ seat: "p1", prompt: "?", choices });
const person = (id: string) => ({ person: { id, name: id, guest: true } });

const scene = (more: object = {}) =>
  ({
    ...{ you: "p1", number: 5, actions: 3, phase: "running", view: {}, undo: true, question: asks(fire) },
    sitters: [person("a"), person("b")],
    ...more,
  }) as unknown as Scene;
const acted = (number: number, seat: string | null = "p1", bot = false) =>
  ({ what: "acted", number, before: number - 1, seat, bot, told: [] }) as unknown as News;
const step = (what: string, number: number) => ({ what, number, seat: "p1", to: 1 }) as unknown as News;
const said = (number: number) => ({ what: "said", number, id: "b", name: "b", text: "hm" }) as unknown as News;
const alone: Reader = { me: "a", shares: false };
const taken = (now: Scene, news: News[] = [acted(5)], reader = alone) => forced(now, news, reader)?.action ?? null;

test("the only weapon, card, target or square is taken", () => {
  expect(taken(scene())).toBe(fire.action);
  const spots = [["card", "red-scope"] as const, ["figure", "p2"] as const, ["square", "12"] as const, ["tile", "RYB"] as const];
  for (const [on, id] of spots) expect(onlyChoice(asks({ ...fire, spots: [{ on, id }] }))).not.toBeNull();
});

test("of two choices none is taken, nor where there is none", () => {
  expect(onlyChoice(asks(fire, end))).toBeNull();
  expect([onlyChoice(asks()), onlyChoice({ seat: "p1", prompt: "" }), onlyChoice(null)]).toEqual([null, null, null]);
});

test("what begins something, ends it or lets it go by is always asked: it points at nothing", () => {
  for (const deed of ["done", "end", "pass", "run"]) expect(onlyChoice(asks({ ...end, action: deed, deed }))).toBeNull();
  expect(onlyChoice(asks({ ...end, spots: [] }))).toBeNull();
});

test("dice are rolled by whoever has seen the chances", () => {
  expect(onlyChoice(asks({ ...fire, shot: { of: 6, hit: 5 } as unknown as NonNullable<Choice["shot"]> }))).toBeNull();
});

test("nobody answers for somebody else", () => {
  expect(taken(scene({ you: "p2" }))).toBeNull();
  expect(taken(scene({ you: null }))).toBeNull();
  expect(taken(scene({ you: "p2", question: { ...asks(fire), seat: "p2" } }))).toBeNull();
  expect(taken(scene(), [acted(5)], { me: null, shares: false })).toBeNull();
  // A computer player keeps the seat.
  expect(taken(scene({ sitters: [{ bot: { level: "soldier", keeps: { id: "a", name: "a" } } }, person("b")] }))).toBeNull();
  expect(taken(scene({ phase: "over" }))).toBeNull();
});

test("whoever goes back finds the question open, until something is done again", () => {
  expect(taken(scene(), [acted(5), step("took-back", 6)])).toBeNull();
  expect(taken(scene(), [acted(5), step("took-back", 6), said(7)])).toBeNull();
  expect(taken(scene(), [acted(5), step("took-back", 6), acted(7)])).toBe(fire.action);
  // By consent: while it is talked about, and behind it.
  expect(taken(scene({ wish: { seat: "p2", to: 1, agreed: [] } }))).toBeNull();
  expect(taken(scene(), [acted(5), step("asked-back", 6)])).toBeNull();
  expect(taken(scene(), [acted(5), step("asked-back", 6), step("answered-back", 7)])).toBeNull();
});

test("talk changes nothing, and a game may begin with it", () => {
  expect(taken(scene(), [acted(5, "p2"), said(6)])).toBe(fire.action);
  expect(taken(scene(), [said(1)])).toBe(fire.action);
  expect(lastStep([acted(5), said(6)])?.number).toBe(5);
  expect(lastStep([])).toBeUndefined();
});

test("where hands share the screen, a hand that was just laid open is looked at first", () => {
  const shared = { me: "a", shares: true };
  expect(taken(scene(), [acted(5, "p2")], shared)).toBeNull();
  expect(taken(scene(), [acted(5, null)], shared)).toBeNull();
  expect(taken(scene(), [acted(5, "p1", true)], shared)).toBeNull();
  expect(taken(scene(), [], shared)).toBeNull();
  expect(taken(scene(), [acted(5)], shared)).toBe(fire.action);
});
