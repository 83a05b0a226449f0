// Adrenaline on the page.
import type { Setup } from "../../api/games/adrenaline.ts";
import type { Title } from "../contract.ts";
import Art from "./Art.svelte";

const title: Title<Setup> = {
  id: "adrenaline",
  Art,
  table: () => import("./index.ts"),
  quick: { setup: { board: "big", players: 4, skulls: 5, ending: "sudden-death", "confirm-turn": true }, seats: 4, mine: 1 },
  form: () => import("./form.ts"),
  lessons: [{ id: "adrenaline", at: "/learn", key: "page-learn", course: () => import("../../guide/adrenaline.ts") }],
  drawn: { craft: () => import("../../workshop/adrenaline/craft.ts"), isOurs: (file) => "spawnpoints" in file },
};
export default title;
