// The missions of DOOM (2016) in the order in which they are best played: the first game, then both operations.
import operations from "content:doom2016/operations.toml?operation=missions";
import maps from "map:doom2016";
import { say, wordOr } from "../../../lib/words.svelte.ts";
import type { Book } from "../../contract.ts";
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
const FIRST = "tutorial";
const pictures = new Map<string, string>();

/** Of so many frags a fair game has, this many are given: the fewer, the harder for the marines. */
function hardness({ frags, tuned }: Mission, marines: number): "easy" | "fair" | "hard" {
  const share = (frags[marines - 1] ?? 6) / (tuned[marines - 1] ?? 6);
  return share >= 1.4 ? "easy" : share >= 0.8 ? "fair" : "hard";
}

const book: Book = {
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
    const tuned = setup["frags"] === "tuned";
    return [
      ...(map.objective ? [say(`d16-objective-${map.objective}`)] : []),
      ...(setup["no-round-limit"] === true ? [] : [say("page-place-rounds", { n: map.rounds })]),
      say("page-place-frags", { n: (tuned ? map.tuned : map.frags)[marines - 1] ?? 6 }),
      say(`page-place-${tuned ? "fair" : hardness(map, marines)}`, { marines }),
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
