// DOOM (2004) on the page.
import type { Setup } from "../../../api/games/doom2004.ts";
import type { Title } from "../../contract.ts";
import { inks, marinesOf, MARINES_2004 } from "../inks.ts";
import Art from "./Art.svelte";

const title: Title<Setup> = {
  id: "doom2004",
  Art,
  table: () => import("./index.ts"),
  quick: { setup: { marines: ["red", "green"], "confirm-turn": true }, seats: 3, mine: 2 },
  form: () => import("./form.ts"),
  inks: (setup) => inks(MARINES_2004, marinesOf(setup)),
  book: () => import("./book.ts"),
  lessons: [
    { id: "doom2004", at: "/learn/doom2004", key: "page-learn-doom2004", course: () => import("../../../guide/doom2004.ts") },
    {
      id: "doom2004-invader",
      at: "/learn/doom2004-invader",
      key: "page-learn-invader",
      course: () => import("../../../guide/doom2004-invader.ts"),
    },
  ],
  drawn: {
    craft: () => import("../../../workshop/doom2004/craft.ts"),
    isOurs: (file) => "area" in file || "start" in file,
  },
};
export default title;
