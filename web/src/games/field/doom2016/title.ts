// DOOM (2016) on the page.
import type { Title } from "../../contract.ts";
import { inks, marinesOf, MARINES_2016 } from "../inks.ts";
import Art from "./Art.svelte";

const title: Title = {
  id: "doom2016",
  Art,
  table: () => import("./index.ts"),
  quick: { setup: { mission: "tutorial", marines: ["alpha", "bravo"] }, seats: 3, mine: 2 },
  form: () => import("./form.ts"),
  inks: (setup) => inks(MARINES_2016, marinesOf(setup)),
  book: () => import("./book.ts"),
  lesson: { at: "/learn/doom2016", key: "page-learn-doom2016" },
};
export default title;
