// The scenarios of DOOM (2004) in the order of their campaign.
import scenarios from "content:doom2004/campaign.toml?scenarios";
import rounds from "content:balance/doom2004.toml?rounds";
import wins from "content:balance/doom2004.toml?wins";
import maps from "map:doom2004";
import type { Setup } from "../../../api/games/doom2004.ts";
import { say, wordOr } from "../../../lib/words.svelte.ts";
import type { Book } from "../../contract.ts";
import { balance, hardness, usualLength, type Rounds, type Wins } from "../balance.ts";
import { marinesOf } from "../inks.ts";
import { preview, type OpenMap } from "../preview.ts";

interface Scenario extends OpenMap {
  /** Frags that win for the invader with one to three marines. */
  frags: number[] | null;
  /** What kinds of goals there are. */
  goals: string[];
}

const WINS = wins as Wins;
const MAPS = maps as Record<string, Scenario>;
const pictures = new Map<string, string>();

const book: Book<Setup> = {
  key: "scenario",
  chapters: [
    {
      id: "station",
      title: () => say("d04-station"),
      about: () => say("d04-station-briefing"),
      places: Object.values(scenarios as Record<string, string>),
    },
  ],
  name: (place) => wordOr(`d04-${place}`, place),
  story: (place) => say(`d04-${place}-briefing`),
  facts(place, setup) {
    const map = MAPS[place];
    if (!map) return [];
    // Ours: two frags fewer against one or two marines.
    const marines = marinesOf(setup).length;
    const fewer = setup["fewer-frags"] === true && marines < 3 ? 2 : 0;
    const frags = map.frags?.[marines - 1];
    const difficulty = setup.difficulty ?? "";
    const share = WINS[place]?.[difficulty]?.[marines - 1];
    return [
      ...map.goals.map((goal) => say(`page-place-goal-${goal}`)),
      map.rounds ? say("page-place-rounds", { n: map.rounds }) : say("page-place-no-rounds"),
      ...usualLength(rounds as Rounds, place, marines),
      ...(frags ? [say("page-place-frags", { n: Math.max(1, frags - fewer) })] : []),
      ...(share === undefined ? [] : [say(`page-place-${hardness(share)}`, { marines })]),
      ...balance(WINS, place, difficulty, marines, (choice) => say(`d04-difficulty-${choice}`)),
    ];
  },
  picture(place) {
    const map = MAPS[place];
    const found = pictures.get(place) ?? (map ? preview(map, false, 26) : "");
    pictures.set(place, found);
    return found;
  },
  words: ["doom2004-names", "doom2004-scenarios"],
};
export default book;
