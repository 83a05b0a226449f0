// The set-up of DOOM (2004) as a form.
import type { Setup } from "../../../api/games/doom2004.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { Form } from "../../contract.ts";
import { inks, marinesOf, MARINES_2004 } from "../inks.ts";
import book from "./book.ts";
import Missions from "./Missions.svelte";

const form: Form<Setup> = {
  main: ["scenario", "marines", "difficulty"],
  more: ["draw-two", "knockback-stopped", "guard-lost-by-moving", "adrenaline-next-turn", "fewer-frags", "open-windows", "confirm-turn"],
  named: { scenario: "d04-", difficulty: "d04-difficulty-" },
  counted: ["marines"],
  words: ["doom2004-names", "doom2004-scenarios"],
  seats: (setup) => [...marinesOf(setup).map((colour) => say(`d04-marine-${colour}`)), say("d04-invader")],
  inks: (setup) => inks(MARINES_2004, marinesOf(setup)),
  order: { scenario: book.chapters.flatMap(({ places }) => places) },
  picks: { key: "scenario", Picker: Missions },
  briefing: ({ scenario }) => `d04-${scenario}-briefing`,
};
export default form;
