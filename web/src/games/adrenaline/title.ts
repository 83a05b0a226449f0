// Adrenaline on the page.
import type { Title } from "../contract.ts";
import Art from "./Art.svelte";

const title: Title = {
  id: "adrenaline",
  Art,
  table: () => import("./index.ts"),
  quick: { setup: { board: "big", players: 4, skulls: 5, ending: "sudden-death", "confirm-turn": true }, seats: 4, mine: 1 },
  form: () => import("./form.ts"),
  lessons: [{ at: "/learn", key: "page-learn" }],
};
export default title;
