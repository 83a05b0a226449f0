// The codex for a site without a server: `node codex.mjs ADDRESS FOLDER BASE` takes the pages of a running server and writes
// them as files. A rule has no page of its own there, it stands on the page of its game; the search runs in the page
// (`src/local/codex`) over a list of all that can be found.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [server, folder, base] = process.argv.slice(2);
const LANGS = ["en", "pl", "hr", "hu"];
/** Nothing is called so. */
const NOWHERE = "qqqqxqqqq";

async function get(path) {
  const response = await fetch(server + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

const games = JSON.parse(await get("/api/games"));

/** The file of a page, by its name in addresses. */
const fileOf = (name) => `${name === "" ? "index" : name.replaceAll("/", "-")}.html`;

/** Where a page or a rule stands in the folder of the site. */
function moved(path, lang) {
  const { pathname, searchParams, hash } = new URL(path.replaceAll("&amp;", "&"), server);
  if (!/^\/codex(\/|$)/.test(pathname)) return base + path.slice(1);
  const name = decodeURIComponent(pathname.slice("/codex/".length));
  const rule = games.find(({ prefix }) => name.startsWith(`${prefix}-`));
  const inside = rule ? `${fileOf(rule.id)}#${name}` : fileOf(name) + hash;
  return `${base}codex/${lang ?? searchParams.get("lang") ?? "en"}/${inside}`;
}

const settled = (html) =>
  html.replaceAll(`action="/codex/search"`, `action="search.html"`).replace(/href="(\/[^"]*)"/g, (_, path) => `href="${moved(path)}"`);

/** The page that a search is shown on: what it says when nothing fits stands ready, with a hole for the words. */
async function searchPage(lang) {
  const [empty, nothing] = await Promise.all(["", NOWHERE].map((query) => get(`/codex/search?q=${query}&lang=${lang}`)));
  const says = /<p role="status">(.*?)<\/p>/s.exec(nothing)?.[1];
  if (!says?.includes(NOWHERE)) throw new Error("a search for nothing does not say so");
  const script = `<script type="module" src="${base}codex.js" data-nothing="${says.replaceAll(NOWHERE, "{q}").replaceAll('"', "&quot;")}"></script>`;
  return settled(empty).replace("</head>", `${script}</head>`);
}

for (const lang of LANGS) {
  const write = (file, text) => writeFileSync(join(folder, "codex", lang, file), text);
  mkdirSync(join(folder, "codex", lang), { recursive: true });
  for (const name of ["", "words", ...games.flatMap(({ id }) => [id, `${id}/sheets`])]) {
    write(fileOf(name), settled(await get(`/codex${name && `/${name}`}?lang=${lang}`)));
  }
  write("search.html", await searchPage(lang));
  const entries = JSON.parse(await get(`/codex/entries?lang=${lang}`));
  write("entries.json", JSON.stringify(entries.map((entry) => ({ ...entry, path: moved(entry.path, lang) }))));
}
