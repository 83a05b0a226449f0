// Sitting down at a private table.
import { expect, test, vi } from "vitest";
import { api, Away, Refused } from "../../src/api/client.ts";
import { takeFreeSeat } from "../../src/lib/seating.ts";

/** A server at whose table these seats are taken. */
function table(...taken: boolean[]): string[] {
  const asked: string[] = [];
  vi.spyOn(api, "sit").mockImplementation((_, seat) => {
    const there = taken[asked.push(seat) - 1];
    if (there === false) return Promise.resolve({ number: 7 });
    const code = there ? "refusal-table-taken" : "refusal-table-no-seat";
    return Promise.reject(new Refused(409, { code, message: "" }));
  });
  return asked;
}

test("the first free seat is taken, and no other is asked for", async () => {
  const asked = table(true, true, false, false);
  expect(await takeFreeSeat("t")).toBe(true);
  expect(asked).toEqual(["p1", "p2", "p3"]);
});

test("a table of any size can be full", async () => {
  const asked = table(true, true, true, true, true, true);
  expect(await takeFreeSeat("t")).toBe(false);
  expect(asked).toHaveLength(7);
});

test("anything else that goes wrong is not taken for a full table", async () => {
  const over = new Refused(409, { code: "refusal-table-over", message: "" });
  vi.spyOn(api, "sit").mockRejectedValueOnce(over).mockRejectedValueOnce(new Away());
  await expect(takeFreeSeat("t")).rejects.toBe(over);
  await expect(takeFreeSeat("t")).rejects.toBeInstanceOf(Away);
});
