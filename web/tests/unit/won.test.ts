// What was won in a campaign: each person's own, and together with what the server knows.
import { beforeEach, expect, test, vi } from "vitest";
import { api, Away } from "../../src/api/client.ts";
import { turns } from "../../src/api/turns.svelte.ts";
import type { TableCard } from "../../src/api/types.ts";
import book from "../../src/games/field/doom2004/book.ts";
import { shareWon, wonPlaces } from "../../src/games/places.ts";

const table = (scenario: string): TableCard =>
  ({
    game: "doom2004",
    phase: "over",
    setup: { scenario },
    winners: ["p1"],
    sitters: [{ person: { id: "ann", name: "" } }],
  }) as unknown as TableCard;

const there = vi.fn<typeof api.won>();
const add = vi.fn<typeof api.addWon>();

beforeEach(() => {
  for (const person of ["ann", "bob"]) localStorage.removeItem(`telefrag-won/${person}`);
  turns.mine = [];
  vi.resetAllMocks();
  vi.spyOn(api, "won").mockImplementation(there);
  vi.spyOn(api, "addWon").mockImplementation(add);
});

test("what was won here and elsewhere is together on both", async () => {
  turns.mine = [table("way-out"), table("one of mine")];
  there.mockResolvedValue({ places: { doom2004: ["hold-the-relay"], doom2016: ["tutorial"] } });
  add.mockResolvedValue({ places: { doom2004: ["hold-the-relay", "way-out"] } });
  const all = await shareWon("doom2004", book, "ann");
  expect([...all].sort()).toEqual(["hold-the-relay", "one of mine", "way-out"]);
  // Only what is a place of ours is told.
  expect(add.mock.calls).toEqual([["doom2004", ["way-out"]]]);
  turns.mine = [];
  expect(wonPlaces("doom2004", book, "ann")).toEqual(all);
  // Somebody else in this browser begins anew, and so does another game.
  expect(wonPlaces("doom2004", book, "bob").size).toBe(0);
  expect(wonPlaces("doom2016", book, "ann").size).toBe(0);
});

test("nothing is told that is known, and without a server what is here counts", async () => {
  turns.mine = [table("way-out")];
  there.mockResolvedValueOnce({ places: { doom2004: ["way-out"] } });
  expect([...(await shareWon("doom2004", book, "ann"))]).toEqual(["way-out"]);
  expect(add).not.toHaveBeenCalled();
  there.mockRejectedValueOnce(new Away());
  expect([...(await shareWon("doom2004", book, "ann"))]).toEqual(["way-out"]);
});
