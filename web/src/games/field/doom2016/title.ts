// DOOM (2016) on the page.
import type { Setup } from "../../../api/games/doom2016.ts";
import type { Title } from "../../contract.ts";
import { inks, marinesOf, MARINES_2016 } from "../inks.ts";
import Art from "./Art.svelte";

const title: Title<Setup> = {
  id: "doom2016",
  Art,
  table: () => import("./index.ts"),
  quick: { setup: { mission: "tutorial", marines: ["alpha", "bravo"] }, seats: 3, mine: 2 },
  form: () => import("./form.ts"),
  inks: (setup) => inks(MARINES_2016, marinesOf(setup)),
  book: () => import("./book.ts"),
  lessons: [
    { id: "doom2016", at: "/learn/doom2016", key: "page-learn-doom2016", course: () => import("../../../guide/doom2016.ts") },
    {
      id: "doom2016-invader",
      at: "/learn/doom2016-invader",
      key: "page-learn-invader",
      course: () => import("../../../guide/doom2016-invader.ts"),
    },
  ],
  drawn: {
    craft: () => import("../../../workshop/doom2016/craft.ts"),
    isOurs: (file) => "invasion" in file || ("rooms" in file && !("spawnpoints" in file)),
  },
};
export default title;
