// The search of a codex without a server. It forgives what the server's search forgives: case, accents, ends of words, a slip of
// the finger, a number written any way.
import MiniSearch from "minisearch";

/** Something that can be found. */
export interface Entry {
  kind: string;
  path: string;
  title: string;
  under: string;
  text: string;
  names: string[];
  aside: string[];
}

/** So many places are shown at most. */
const MOST = 50;
const WORD = /[\p{L}\p{N}]+/gu;

/** A word without case and accents. */
export const folded = (word: string) =>
  word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("đ", "d");

/** `los1` and `d04los1` mean a rule, too. */
const together = (title: string) => title.split("-").map((_, n, parts) => parts.slice(n).join(""));

export function search(entries: Entry[], query: string): { entry: Entry; terms: string[] }[] {
  const index = new MiniSearch({
    fields: ["title", "names", "number", "under", "text", "aside"],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: folded,
    searchOptions: {
      boost: { title: 6, names: 5, number: 6, under: 2.5, aside: 0.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
    },
  });
  const document = ({ title, under, text, names, aside }: Entry, id: number) => {
    const number = /^[A-Z]+\d*-/.test(title) ? together(title).join(" ") : "";
    return { id, title, under, text, number, names: names.join(" "), aside: aside.join(" ") };
  };
  index.addAll(entries.map(document));
  // Who names several words means all of them; where nothing has all, any will do.
  const all = index.search(query, { combineWith: "AND" });
  const found = all.length > 0 ? all : index.search(query);
  return found.slice(0, MOST).flatMap(({ id, terms }) => {
    const entry = entries[id as number];
    return entry ? [{ entry, terms }] : [];
  });
}
