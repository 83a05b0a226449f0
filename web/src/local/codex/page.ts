// The page of the codex that a search is shown on, without a server: the words in the address are looked for in a list of all
// rules, chapters, things and words of the language.
import { folded, search, type Entry } from "./find.ts";

/** A longer query is cut. */
const LONGEST = 200;

/** A text with the words marked that were found. */
function marked(text: string, terms: string[]): (Node | string)[] {
  const known = new Set(terms);
  return text.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    if (!known.has(folded(piece))) return piece;
    return element("mark", {}, piece);
  });
}

function element(name: string, attributes: Record<string, string>, ...inside: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...inside);
  return made;
}

async function show(main: Element, script: Element): Promise<void> {
  const query = (new URLSearchParams(location.search).get("q") ?? "").trim().slice(0, LONGEST);
  for (const field of document.querySelectorAll<HTMLInputElement>("input[type=search]")) field.value = query;
  if (!query) return;
  const entries = (await (await fetch("entries.json")).json()) as Entry[];
  const found = search(entries, query);
  const hit = ({ entry, terms }: (typeof found)[number]) =>
    element(
      "li",
      { class: "panel" },
      element("p", { class: "label" }, `${entry.kind} · ${entry.under}`),
      element("h2", {}, element("a", { href: entry.path }, ...marked(entry.title, terms))),
      element("p", {}, ...marked(entry.text, terms)),
    );
  const nothing = (script.getAttribute("data-nothing") ?? "").replace("{q}", query);
  if (found.length > 0) main.replaceChildren(...main.querySelectorAll("h1"), element("ol", { class: "hits" }, ...found.map(hit)));
  else main.prepend(element("p", { role: "status" }, nothing));
}

const [main, script] = [document.querySelector("main"), document.querySelector("script[data-nothing]")];
if (main && script) void show(main, script);
