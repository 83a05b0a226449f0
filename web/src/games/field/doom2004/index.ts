// DOOM (2004) on the shared field.
import { say } from "../../../lib/words.svelte.ts";
import type { GameTable } from "../../contract.ts";
import { inks, MARINES_2004 } from "../inks.ts";
import { choiceCard } from "../card/choice.ts";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { isAttack } from "../shot/shots.ts";
import Shots from "./Shots.svelte";
import { whereIs } from "../telling.ts";
import { game } from "./game.ts";
import type { View } from "./view.ts";

const table: GameTable = {
  Board,
  Players,
  Hand,
  Shots,
  Asked,
  where: (view, you, choice) => whereIs(game.read(view, you).field, choice),
  card: (view, you, choice) => choiceCard(game, view, you, choice),
  isShot: isAttack,
  words: ["ui", "page-field", "page-shot", "page-card", "doom2004-names", "doom2004-scenarios"],
  looksAhead: true,
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
};

export default table;
