// The set-up of DOOM (2016) as a form.
import type { Setup } from "../../../api/games/doom2016.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { Form } from "../../contract.ts";
import { inks, marinesOf, MARINES_2016 } from "../inks.ts";
import book from "./book.ts";
import Missions from "./Missions.svelte";

const form: Form<Setup> = {
  main: ["mission", "marines"],
  more: ["frags", "full-rules", "split-activations", "flat-cover", "no-round-limit", "open-windows"],
  named: { mission: "d16-mission-", frags: "d16-frags-" },
  counted: ["marines"],
  words: ["doom2016-names", "doom2016-missions"],
  seats: (setup) => [...marinesOf(setup).map((name) => say(`d16-${name}`)), say("d16-invader")],
  inks: (setup) => inks(MARINES_2016, marinesOf(setup)),
  order: { mission: book.chapters.flatMap(({ places }) => places) },
  picks: { key: "mission", Picker: Missions },
  briefing: ({ mission }) => `d16-mission-${mission}-about`,
};
export default form;
