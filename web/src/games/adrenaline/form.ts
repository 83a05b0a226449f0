// The set-up of Adrenaline as a form.
import type { Setup } from "../../api/games/adrenaline.ts";
import type { Form } from "../contract.ts";
import Boards from "./Boards.svelte";

const form: Form<Setup> = {
  main: ["players", "board", "mode", "skulls", "ending"],
  more: ["bot", "hidden-points", "open-windows", "confirm-turn"],
  named: { board: "board-", mode: "mode-", ending: "ending-" },
  order: { ending: ["sudden-death"] },
  // Two switches that do not go together are one choice.
  joint: {
    mode: {
      deathmatch: { domination: false, turrets: false },
      domination: { domination: true, turrets: false },
      turrets: { domination: false, turrets: true },
    },
  },
  picks: { key: "board", Picker: Boards },
  words: [],
};
export default form;
