// DOOM (2004) on the page.
import type { Title } from "../../contract.ts";
import { inks, marinesOf, MARINES_2004 } from "../inks.ts";
import Art from "./Art.svelte";

const title: Title = {
  id: "doom2004",
  Art,
  table: () => import("./index.ts"),
  quick: { setup: { marines: ["red", "green"], "confirm-turn": true }, seats: 3, mine: 2 },
  form: () => import("./form.ts"),
  inks: (setup) => inks(MARINES_2004, marinesOf(setup)),
  book: () => import("./book.ts"),
  lesson: { at: "/learn/doom2004", key: "page-learn-doom2004" },
};
export default title;
