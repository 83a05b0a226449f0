// The boards of the box, from the smallest on, to choose one for a new table.
import maps from "map:adrenaline";
import { capital, say } from "../../lib/words.svelte.ts";
import type { Book } from "../contract.ts";
import { preview, type OpenArena } from "./plan.ts";

const MAPS = maps as Record<string, OpenArena>;
const ORDER = ["small", "medium-a", "medium-b", "big"];

const book: Book = {
  key: "board",
  free: true,
  chapters: [{ id: "boards", title: () => say("page-setup-board"), about: () => say("page-place-boards"), places: ORDER }],
  name: (place) => capital(say(`board-${place}`)),
  story: (place) => say(`board-${place}-help`),
  facts(place) {
    const map = MAPS[place];
    if (!map) return [];
    const [least, most] = map.players;
    return [say("page-place-players", { least, most })];
  },
  picture(place) {
    const map = MAPS[place];
    return map ? preview(map) : "";
  },
  words: [],
};
export default book;
