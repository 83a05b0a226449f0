// Times and spans as people read them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ago, fromUntil, span } from "../../src/lib/time.svelte.ts";

const NOON = Date.UTC(2026, 0, 2, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

test("a span has hours only if there are any, and is never negative", () => {
  expect(span(65_000)).toBe("1:05");
  expect(span(7_800_000)).toBe("2:10:00");
  expect(span(400)).toBe("0:01");
  expect(span(-5_000)).toBe("0:00");
});

test("a day that a beginning and an end share is said once", () => {
  const hour = 3_600_000;
  const [from, until] = fromUntil(NOON, NOON + hour);
  expect(from).toContain("2026");
  expect(until).not.toContain("2026");
  expect(fromUntil(NOON, NOON + 48 * hour)[1]).toContain("2026");
  expect(fromUntil(null, NOON)).toEqual(["", from]);
  expect(fromUntil()).toEqual(["", ""]);
});

test("how long ago is told in the largest unit that fits", () => {
  expect(ago(NOON - 20_000)).toBe("this minute");
  expect(ago(NOON - 5 * 60_000)).toBe("5 min. ago");
  expect(ago(NOON - 3 * 3_600_000)).toBe("3 hr. ago");
  expect(ago(NOON - 86_400_000)).toBe("yesterday");
});
