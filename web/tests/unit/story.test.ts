// How a table is told: to whoever comes back, and to those who share a screen, where no hand is there for its rival.
import { expect, test, vi } from "vitest";
import { api } from "../../src/api/client.ts";
import type { News, Scene } from "../../src/api/types.ts";
import type { GameTable } from "../../src/games/contract.ts";
import type { Manner, Teller } from "../../src/lib/teller.ts";
import { seenAt } from "../../src/lib/seen.ts";
import { Story } from "../../src/table/story.svelte.ts";

const person = (id: string) => ({ person: { id, name: id } });
const acted = (number: number): News => ({ what: "acted", number, before: number - 1, told: [] }) as unknown as News;
const scene = (you: string, number: number, owners = "aab") =>
  ({ you, number, phase: "running", sitters: [...owners].map(person), view: {}, question: { kind: "act" } }) as unknown as Scene;

/** Seats 1 and 2 belong to whoever looks. */
function made(allies = false) {
  const anew = vi.fn();
  const table = { allies: () => allies } as unknown as GameTable;
  return { anew, story: new Story(`t${Math.random()}`, table, () => "a", anew) };
}

test("whoever comes to a table of rivals finds the curtain", () => {
  const { story } = made();
  story.hear(scene("p1", 3), [], [acted(3)]);
  expect([story.scene, story.curtain?.you]).toEqual([null, "p1"]);
  // What happens meanwhile is there once it is lifted.
  story.hear(scene("p1", 4), [acted(4)], null);
  story.lift();
  expect([story.scene?.number, story.curtain]).toEqual([4, null]);
});

test("for the next hand everything is told anew, and nothing of the one before stays", () => {
  const { story, anew } = made();
  story.hear(scene("p1", 3), [], [acted(3)]);
  story.lift();
  story.hear(scene("p1", 4), [acted(4)], null);
  expect([story.scene?.number, anew.mock.calls.length]).toEqual([4, 0]);
  story.hear(scene("p2", 5), [acted(5)], null);
  expect([story.scene, story.happened, story.curtain?.you, anew.mock.calls.length]).toEqual([null, [], "p2", 1]);
  // Whoever is too quick waits for it.
  story.lift();
  expect(story.scene).toBeNull();
  story.hear(scene("p2", 5), [], [acted(4), acted(5)]);
  expect([story.scene?.you, story.curtain]).toEqual(["p2", null]);
});

test("a turn that goes back while the curtain is down is told anew, too", () => {
  const { story, anew } = made();
  story.hear(scene("p1", 3), [], [acted(3)]);
  story.lift();
  story.hear(scene("p2", 4), [acted(4)], null);
  story.hear(scene("p2", 4), [], [acted(4)]);
  story.hear(scene("p1", 5), [acted(5)], null);
  expect(anew).toHaveBeenCalledTimes(2);
  story.hear(scene("p1", 5), [], [acted(5)]);
  expect([story.scene?.you, story.curtain]).toEqual(["p1", null]);
});

test("those who play together, and those who play alone, have no curtain", () => {
  for (const [allied, owners] of [
    [true, "aab"],
    [false, "abb"],
  ] as const) {
    const { story, anew } = made(allied);
    story.hear(scene("p1", 3, owners), [], [acted(3)]);
    story.hear(scene(allied ? "p2" : "p1", 4, owners), [acted(4)], null);
    expect([story.scene?.number, story.curtain, anew.mock.calls.length]).toEqual([4, null, 0]);
  }
});

/** A table whose stage keeps what it is fed, and tells it at once. */
function staged() {
  const feeds: { view: unknown; told: number }[] = [];
  const feed = (view: unknown, _: string | null, told: unknown[], manner: Manner) => {
    feeds.push({ view, told: told.length });
    manner.done?.();
  };
  const table = { stage: { feed, skip: vi.fn(), clear: vi.fn() } as unknown as Teller } as GameTable;
  const id = `t${Math.random()}`;
  return { id, feeds, story: new Story(id, table, () => "a", vi.fn()) };
}
const told = (number: number): News => ({ ...acted(number), seat: "p2", told: [{}] }) as unknown as News;

test("whoever was away for long is told the end of what happened, from where it begins", async () => {
  const moment = vi.spyOn(api, "moment").mockResolvedValue({ view: "before" } as never);
  const { id, feeds, story } = staged();
  const news = Array.from({ length: 200 }, (_, n) => told(n + 1));
  const now = { ...scene("p1", 200, "abb"), view: "now" };
  story.hear(now, [], news);
  await vi.waitFor(() => expect(feeds).toHaveLength(2));
  expect(moment).toHaveBeenCalledExactlyOnceWith(id, 120, "p1");
  expect(feeds).toEqual([
    { view: "before", told: 0 },
    { view: "now", told: 80 },
  ]);
  expect([story.scene?.number, seenAt(id)]).toEqual([200, 200]);
});

test("what arrives while nobody looks has been seen once somebody does", () => {
  const { id, story } = staged();
  story.hear(scene("p1", 3, "abb"), [], []);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  story.hear(scene("p1", 4, "abb"), [told(4)], null);
  story.hear(scene("p1", 5, "abb"), [told(5)], null);
  expect([story.scene?.number, seenAt(id)]).toEqual([5, 3]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(seenAt(id)).toBe(5);
  // Whoever leaves without having looked is told when they come back.
  hidden.mockReturnValue(true);
  story.hear(scene("p1", 6, "abb"), [told(6)], null);
  story.close();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(seenAt(id)).toBe(5);
});
