// The missions of DOOM (2016) in the order in which they are best played: the first game, then both operations.
import operations from "content:doom2016/operations.toml?operation=missions";
import rounds from "content:balance/doom2016.toml?rounds";
import wins from "content:balance/doom2016.toml?wins";
import maps from "map:doom2016";
import type { Setup } from "../../../api/games/doom2016.ts";
import { say, wordOr } from "../../../lib/words.svelte.ts";
import type { Book } from "../../contract.ts";
import { balance, hardness, usualLength, type Rounds, type Wins } from "../balance.ts";
import { marinesOf } from "../inks.ts";
import { preview, type OpenMap } from "../preview.ts";

interface Mission extends OpenMap {
  rounds: number;
  /** Frags that win for the invader with one to four marines: as printed, and so that both sides win as often. */
  frags: number[];
  tuned: number[];
  objective: string | null;
  threat: string | null;
}

const MAPS = maps as Record<string, Mission>;
const WINS = wins as Wins;
const FIRST = "tutorial";
const pictures = new Map<string, string>();

const book: Book<Setup> = {
  key: "mission",
  chapters: [
    { id: FIRST, title: () => say("page-place-first"), about: () => say("page-place-first-more"), places: [FIRST] },
    ...Object.entries(operations as Record<string, string[]>).map(([id, places]) => ({
      id,
      title: () => say(`d16-operation-${id}`),
      about: () => say(`d16-operation-${id}-about`),
      places,
    })),
  ],
  name: (place) => wordOr(`d16-mission-${place}`, place),
  story: (place) => say(`d16-mission-${place}-about`),
  facts(place, setup) {
    const map = MAPS[place];
    if (!map) return [];
    const marines = marinesOf(setup).length;
    const frags = setup["frags"] === "tuned" ? "tuned" : "printed";
    const share = WINS[place]?.[frags]?.[marines - 1];
    return [
      ...(map.objective ? [say(`d16-objective-${map.objective}`)] : []),
      ...(setup["no-round-limit"] === true ? [] : [say("page-place-rounds", { n: map.rounds })]),
      ...usualLength(rounds as Rounds, place, marines),
      say("page-place-frags", { n: (frags === "tuned" ? map.tuned : map.frags)[marines - 1] ?? 6 }),
      ...(share === undefined ? [] : [say(`page-place-${hardness(share)}`, { marines })]),
      ...balance(WINS, place, frags, marines, (choice) => say(`d16-frags-${choice}`)),
    ];
  },
  picture(place) {
    const map = MAPS[place];
    const found = pictures.get(place) ?? (map ? preview(map, true, 18) : "");
    pictures.set(place, found);
    return found;
  },
  words: ["doom2016-names", "doom2016-missions"],
};
export default book;
