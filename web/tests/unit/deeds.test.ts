// The log by deeds: walks, attacks and turns of all three games as entries that can be read.
import { expect, test } from "vitest";
import { part as adrenaline, tally as tallyAdrenaline } from "../../src/games/adrenaline/log.ts";
import { part as part2004, tally as tally2004 } from "../../src/games/field/doom2004/log.ts";
import { part as part2016, tally as tally2016 } from "../../src/games/field/doom2016/log.ts";
import { deeds, type Item, type Part } from "../../src/table/deeds.ts";
import { cut } from "../../src/table/named.ts";
import { most } from "../../src/table/tally.ts";
import type { News } from "../../src/api/types.ts";

let count = 0;
/** An action of a seat that brought these events; each is told by its name. */
const acted = (seat: string | null, ...events: Record<string, unknown>[]): News =>
  ({
    what: "acted",
    number: ++count,
    at: 0,
    before: count - 1,
    seat,
    told: events.map((event) => ({ event, text: String(event["event"]), rules: [`R-${event["event"]}`] })),
  }) as unknown as News;

const lines = (items: Item[]): string[] =>
  items.map((item) => {
    if (item.is === "heading") return `# ${item.seat ?? item.text}`;
    return item.walk ? `${item.walk.who} ×${item.walk.steps}` : item.texts.join(" ");
  });
const [doom2004, doom2016] = [part2004, part2016].map((part) => (event: unknown) => part(event, { invader: "p3" })) as [
  (event: unknown) => Part,
  (event: unknown) => Part,
];
const log = (news: News[], part: (event: unknown) => Part) => lines(deeds(news, part));

test("a walk of five squares is one entry, and a second figure walks for itself", () => {
  const step = (who: string) => acted("p3", { event: "moved", who });
  expect(log([step("f1"), step("f1"), step("f1"), step("f1"), step("f1"), step("f2")], doom2004)).toEqual(["f1 ×5", "f2 ×1"]);
});

test("DOOM (2004): an attack with its dice, its ammo and what came of it is one entry", () => {
  const news = [
    acted("p1", { event: "turn", who: "p1" }, { event: "declared", who: "p1" }),
    acted("p1", { event: "attacked", who: "p1" }, { event: "rolled" }),
    acted("p1", { event: "spent" }, { event: "hit" }, { event: "wounded" }, { event: "died" }),
    acted("p3", { event: "turn", who: "p3" }, { event: "activated", who: "f1" }),
    acted("p3", { event: "moved", who: "f1" }),
    acted("p3", { event: "attacked", who: "f1" }, { event: "rolled" }, { event: "failed" }),
    acted("p3", { event: "round" }),
  ];
  expect(log(news, doom2004)).toEqual([
    "# p1",
    "declared",
    "attacked rolled spent hit wounded died",
    "# p3",
    "f1 ×1",
    "attacked rolled failed",
    "# round",
  ]);
  const [, , shot] = deeds(news, doom2004);
  expect(shot).toMatchObject({ seat: "p1", rules: ["R-attacked", "R-rolled", "R-spent", "R-hit", "R-wounded", "R-died"] });
});

test("DOOM (2016): cards played into an attack belong to it, and demons act under the invader's heading", () => {
  const news = [
    acted("p3", { event: "revealed" }, { event: "roused", kind: "imp" }, { event: "demon", who: "f1" }),
    acted("p3", { event: "attack", by: "f1" }, { event: "event" }, { event: "rolled" }),
    acted("p1", { event: "defence" }, { event: "damage" }),
    acted("p1", { event: "marine", who: "p1" }, { event: "played" }),
  ];
  expect(log(news, doom2016)).toEqual(["# p3", "attack event rolled defence damage", "# p1", "played"]);
});

test("a deed belongs to whoever does it, not to whoever had to answer before it", () => {
  const whose = (part: (event: unknown) => Part, ...events: Record<string, unknown>[]) =>
    deeds([acted("p1", ...events)], part).map(({ seat }) => seat);
  expect(whose(doom2004, { event: "attacked", who: "p2" }, { event: "attacked", who: "f1" })).toEqual(["p2", "p3"]);
  expect(whose(doom2004, { event: "moved", who: "f1" }, { event: "shuffled" })).toEqual(["p3", "p1"]);
  expect(whose(doom2016, { event: "placed", who: "p2" }, { event: "attack", by: "f1", on: "p1" })).toEqual(["p2", "p3"]);
});

test("Adrenaline: paying and shooting are one entry, and what the board shows is not told", () => {
  const news = [
    acted("p2", { event: "turn-began", who: "p2" }),
    acted("p2", { event: "began", what: "run" }),
    acted("p2", { event: "moved", who: "p2" }),
    acted("p2", { event: "began", what: "shoot" }),
    acted("p2", { event: "fired" }, { event: "paid-cube" }),
    acted("p2", { event: "damaged" }, { event: "killed" }),
    acted("p2", { event: "began", what: "end-turn" }, { event: "first-blood" }, { event: "scored" }, { event: "tile-dealt" }),
  ];
  expect(log(news, adrenaline)).toEqual(["# p2", "moved", "fired paid-cube damaged killed", "first-blood scored"]);
});

test("names stand where they stand when the words of a deed are put together", () => {
  const told = (event: string, text: string, id: string) => ({
    event: { event },
    text,
    names: [{ at: text.indexOf(id), long: id.length, spots: [{ on: "figure" as const, id }] }],
  });
  const said = [told("attacked", "Here f1 attacks.", "f1"), told("rolled", "So rolls f22.", "f22")];
  const news = { ...acted("p1"), told: said } as unknown as News;
  const [deed] = deeds([news], doom2004);
  if (deed?.is !== "deed") throw new Error("there is no deed");
  const pieces = cut(deed.texts.join(" "), deed.names);
  expect(pieces.map(({ text }) => text)).toEqual(["Here ", "f1", " attacks. So rolls ", "f22", "."]);
  expect(pieces.map(({ spots }) => spots?.[0]?.id)).toEqual([undefined, "f1", undefined, "f22", undefined]);
  // What is told only if nothing else is brings its names along; a text without names is whole.
  const quiet = { ...acted("p1"), told: [{ ...told("b", "f3 b", "f3"), event: { event: "began", what: "shoot" } }] } as unknown as News;
  expect(deeds([quiet], adrenaline)).toMatchObject([{ names: [{ at: 0, long: 2 }] }]);
  expect(cut("Nobody.", [])).toEqual([{ text: "Nobody." }]);
});

test("what has begun and brought nothing is told all the same; what was taken back is not", () => {
  const undone = { ...acted("p1", { event: "fired" }), undone: true } as News;
  expect(log([acted("p1", { event: "began", what: "shoot" }), undone], adrenaline)).toEqual(["began"]);
});

test("a game that says nothing has an entry for every line, and other entries have their words", () => {
  const sat = { what: "sat", number: 99, at: 0, seat: "p2" } as unknown as News;
  const items = deeds([acted("p1", { event: "a" }, { event: "b" }), sat], undefined, (entry) => entry.what);
  expect(lines(items)).toEqual(["a", "b", "sat"]);
  expect(items.at(-1)?.seat).toBe("p2");
});

test("who did what is counted from what happened", () => {
  const field = { marines: [{}, {}], invader: "p3" };
  const game2004 = tally2004(
    [
      acted("p1", { event: "round", number: 1 }, { event: "attacked", who: "p1" }, { event: "hit" }),
      acted("p1", { event: "wounded", who: "f1", n: 2, cause: "attack" }, { event: "died", who: "f1" }),
      acted("p1", { event: "attacked", who: "p1" }, { event: "failed" }, { event: "round", number: 2 }),
      acted("p3", { event: "attacked", who: "f2" }, { event: "hit" }, { event: "wounded", who: "p2", n: 3, cause: "attack" }),
      acted("p3", { event: "fragged", who: "p2" }, { event: "wounded", who: "p1", n: 1, cause: "goo" }),
    ],
    field,
  );
  expect(game2004.seats).toEqual([
    { kills: 1, damage: 2, hits: 1, shots: 2, deaths: 0 },
    { kills: 0, damage: 0, hits: 0, shots: 0, deaths: 1 },
    { kills: 1, damage: 3, hits: 1, shots: 1, deaths: 0 },
  ]);
  expect([game2004.rounds[0], most(game2004)]).toEqual([[0, 2, 2], 2]);
  const game2016 = tally2016(
    [acted("p1", { event: "attack", by: "p1", on: "f1" }, { event: "damage", who: "f1", n: 2 }, { event: "killed", who: "f1", by: "p1" })],
    field,
  );
  expect(game2016.seats[0]).toEqual({ kills: 1, damage: 2, hits: 1, shots: 1, deaths: 0 });
  const game = tallyAdrenaline(
    [
      acted("p1", { event: "fired", who: "p1" }, { event: "damaged", from: "p1", to: "p2", amount: 2, cause: "weapon" }),
      acted("p1", { event: "damaged", from: "p1", to: "p3", amount: 1, cause: "weapon" }, { event: "killed", by: "p1", who: "p2" }),
      acted("p1", { event: "first-blood", who: "p1" }, { event: "scored", who: "p1", points: 8 }),
    ],
    { setup: { players: 3 } },
  );
  expect(game.seats.slice(0, 2)).toEqual([
    { kills: 1, damage: 3, hits: 1, shots: 1, deaths: 0 },
    { kills: 0, damage: 0, hits: 0, shots: 0, deaths: 1 },
  ]);
  expect(game.rounds[0]?.at(-1)).toBe(9);
});
