// DOOM (2004) on the shared field.
import { teller } from "../../../lib/teller.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { GameTable } from "../../contract.ts";
import { stage, wordsOf } from "../beats.ts";
import { endingOf, lastOf } from "../ending.ts";
import { inks, MARINES_2004 } from "../inks.ts";
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
import { goalText } from "./goals.ts";
import { part, tally } from "./log.ts";
import { roundText } from "./read.ts";
import type { View } from "./view.ts";

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
  words: ["ui", "page-field", "page-shot", "page-card", "doom2004-names", "doom2004-scenarios"],
  looksAhead: true,
  keys: ["steps", "board", "walls", "eye", "why"],
  describe: (view) => game.read(view, null).lines,
  seatName(view, index) {
    const marine = (view as View).marines[index];
    return say(marine ? `d04-marine-${marine.colour}` : "d04-invader");
  },
  palette: (view) =>
    inks(
      MARINES_2004,
      (view as View).marines.map(({ colour }) => colour),
    ),
  stage: teller(stage, { read: game.read, beats: game.beats, words: wordsOf }),
  part,
  tally,
  names: (view) => named(game.read(view, null)),
  allies,
  headline(raw) {
    const view = raw as View;
    const goal = view.goals.find(({ met }) => !met) ?? view.goals[0];
    return {
      ...(goal ? { goal: goalText(view, goal) } : {}),
      round: roundText(view),
      frags: { n: stage.shown?.frags ?? view.frags, of: view.frag_limit, name: say("page-field-frags") },
    };
  },
  ending(raw, finale) {
    const view = raw as View;
    const side = view.winner ?? (lastOf(finale)?.side === "marines" ? "marines" : "invader");
    const full = view.frag_limit !== null && view.frags >= view.frag_limit;
    const late = view.timer !== null && view.round >= view.timer;
    const goal = view.goals.filter(({ met }) => met).map((one) => goalText(view, one));
    const why = side === "marines" ? "goal" : full ? "frags" : late ? "time" : "other";
    return endingOf(side, why, { frags: view.frags, of: view.frag_limit, round: view.round, goal: goal.join(", ") });
  },
};

export default table;
