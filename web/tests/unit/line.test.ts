// The live line to a table, with a server that is played here.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../../src/api/line.svelte.ts";
import type { News, Scene } from "../../src/api/types.ts";

/** A socket as the page uses it. */
class Socket {
  static all: Socket[] = [];
  sent: { id: number; do: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; do: string });
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  /** The table is at this entry; so many of the last ones are told. */
  update(number: number, ...news: Partial<News>[]): void {
    this.onmessage?.({ data: JSON.stringify({ update: { scene: { number } as Scene, news } }) });
  }
  answer(id: number, more: object): void {
    this.onmessage?.({ data: JSON.stringify({ answer: { id, ...more } }) });
  }
}

const last = () => Socket.all.at(-1) ?? expect.fail("nobody connects");
const acted = (number: number, more: object = {}) => ({ what: "acted", number, before: number - 1, told: [], ...more }) as Partial<News>;
let line: Line;
/** What the line tells, update by update: the numbers of what is new, and whether it begins. */
const told = vi.fn();
const fresh = () => (told.mock.lastCall as [Scene, News[], News[] | null])[1].map(({ number }) => number);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  told.mockClear();
  line = new Line("a b", told);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("it asks for everything, and after a loss for what is new", async () => {
  expect(last().url).toBe("ws://localhost/api/tables/a%20b/live?after=0&light=true&lang=en");
  expect(line.state).toBe("connecting");
  last().update(4, acted(3), acted(4));
  expect([line.state, line.news.length]).toEqual(["live", 2]);
  expect(told.mock.lastCall?.[2]).toHaveLength(2);
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  expect(last().url).toContain("after=4");
  last().update(5, acted(4), acted(5));
  expect(line.news.map(({ number }) => number)).toEqual([3, 4, 5]);
  expect([fresh(), told.mock.lastCall?.[2]]).toEqual([[5], null]);
});

test("it waits longer and longer for a server that is away, but not once the network is back", async () => {
  last().update(1);
  last().onclose?.({ code: 1006 });
  expect(line.state).toBe("connecting");
  await vi.advanceTimersByTimeAsync(400);
  last().onclose?.({ code: 1006 });
  expect(line.state).toBe("lost");
  for (let n = 0; n < 6; n += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    last().onclose?.({ code: 1006 });
  }
  const tries = Socket.all.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(Socket.all).toHaveLength(tries);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Socket.all).toHaveLength(tries + 1);
});

test("a line that says nothing is asked, and given up within three seconds", async () => {
  last().update(4);
  await vi.advanceTimersByTimeAsync(1500);
  expect(last().sent.map((ask) => ask.do)).toEqual(["ping"]);
  last().answer(last().sent[0]?.id ?? 0, {});
  await vi.advanceTimersByTimeAsync(1500);
  expect(line.state).toBe("live");
  await vi.advanceTimersByTimeAsync(1500);
  expect(line.state).toBe("lost");
  await vi.advanceTimersByTimeAsync(3000);
  last().update(4);
  expect(line.state).toBe("live");
});

test("without a network the line is lost at once", () => {
  last().update(4);
  dispatchEvent(new Event("offline"));
  expect(line.state).toBe("lost");
});

test("whoever is logged out is not called back", async () => {
  last().onclose?.({ code: 1008 });
  expect(line.state).toBe("ended");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("something is done when it can be seen", async () => {
  last().update(4);
  const done = vi.fn();
  void line.send({ do: "act", after: 4, action: "end" }).then(done);
  const id = last().sent[0]?.id ?? 0;
  last().answer(id, { number: 5 });
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  last().update(5, acted(5));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledWith(null);
});

test("a refusal comes back at once", async () => {
  last().update(4);
  const answer = line.send({ do: "undo" });
  last().answer(last().sent[0]?.id ?? 0, { error: { code: "stale", message: "" } });
  expect(await answer).toMatchObject({ code: "stale" });
});

test("what was said while the line was down is sent once it is back; an action only if the game stands where it stood", async () => {
  last().update(4);
  last().onclose?.({ code: 1006 });
  void line.send({ do: "say", text: "hello" });
  void line.send({ do: "act", after: 4, action: "end" });
  await vi.advanceTimersByTimeAsync(400);
  expect(last().sent).toEqual([]);
  last().update(4);
  expect(last().sent.map((ask) => ask.do)).toEqual(["say", "act"]);

  const late = line.send({ do: "act", after: 4, action: "end" });
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  last().update(6, acted(5), acted(6));
  expect(await late).toBeNull();
  expect(last().sent.map((ask) => ask.do)).toEqual(["say"]);
});

test("what was taken back is struck out", () => {
  last().update(3, acted(1), acted(2), acted(3));
  last().update(4, { what: "took-back", number: 4, to: 1 } as Partial<News>);
  expect(line.news.map((news) => news.what === "acted" && (news.undone ?? false))).toEqual([false, true, true, false]);
});

test("an old line is not heard any more", () => {
  const old = last();
  old.update(2);
  line.catchUp();
  old.update(9);
  expect(line.scene?.number).toBe(2);
  last().update(3);
  expect(line.scene?.number).toBe(3);
});
