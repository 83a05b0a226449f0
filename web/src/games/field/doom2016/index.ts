// DOOM (2016) on the shared field.
import { teller } from "../../../lib/teller.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { GameTable } from "../../contract.ts";
import { stage, wordsOf } from "../beats.ts";
import { endingOf, lastOf, type Why } from "../ending.ts";
import { inks, MARINES_2016 } from "../inks.ts";
import { choiceCard, firstSheet, logCards, nameCard } from "../card/choice.ts";
import Asked from "./Asked.svelte";
import { allies, named } from "../reading.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { isAttack } from "../shot/shots.ts";
import Shots from "./Shots.svelte";
import { whereIs } from "../telling.ts";
import { game } from "./game.ts";
import { part, tally } from "./log.ts";
import { goalText, roundText } from "./read.ts";
import type { View } from "./view.ts";

/** How the server calls why a game ended, and how the page does. */
const WHY: Record<string, Why> = { objective: "goal", frags: "frags", rounds: "time" };

const table: GameTable = {
  Board,
  Players,
  Hand,
  Shots,
  Asked,
  where: (view, you, choice) => whereIs(game.read(view, you).field, choice),
  card: (view, you, choice) => choiceCard(game, view, you, choice),
  thing: (view, you, spot) => nameCard(game, view, you, spot),
  naming: logCards((view, you, spots) => firstSheet(game, view, you, spots)),
  isShot: isAttack,
  words: ["ui", "page-field", "page-shot", "page-card", "doom2016-ui", "doom2016-names", "doom2016-missions"],
  looksAhead: true,
  keys: ["steps", "board", "walls", "eye", "why"],
  describe: (view) => game.read(view, null).lines,
  seatName(view, index) {
    const marine = (view as View).marines[index];
    return say(marine ? `d16-${marine.callsign}` : "d16-invader");
  },
  palette: (view) =>
    inks(
      MARINES_2016,
      (view as View).marines.map(({ callsign }) => callsign),
    ),
  stage: teller(stage, { read: game.read, beats: game.beats, words: wordsOf }),
  part,
  tally,
  names: (view) => named(game.read(view, null)),
  allies,
  headline(raw) {
    const view = raw as View;
    return {
      goal: goalText(view),
      round: roundText(view),
      frags: { n: stage.shown?.frags ?? view.frags, of: view.frag_limit, name: say("page-field-frags") },
    };
  },
  ending(raw, finale) {
    const view = raw as View;
    const last = lastOf(finale);
    const side = view.winner ?? (last?.side === "marines" ? "marines" : "invader");
    const full = view.frags >= view.frag_limit;
    const guess = side === "marines" ? "objective" : full ? "frags" : "rounds";
    const why = WHY[last?.why ?? guess] ?? "other";
    return endingOf(side, why, { frags: view.frags, of: view.frag_limit, round: view.round, goal: goalText(view) });
  },
};

export default table;
