// The codex for a site without a server: `node codex.mjs ADDRESS FOLDER BASE` takes the pages of a running server and writes
// them as files. A rule has no page of its own there, it stands on the page of its game; the search needs a server and is left out.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [server, folder, base] = process.argv.slice(2);
const LANGS = ["en", "pl", "hr", "hu"];

async function get(path) {
  const response = await fetch(server + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

const games = JSON.parse(await get("/api/games"));

/** The file of a page, by its name in addresses. */
const fileOf = (name) => `${name === "" ? "index" : name.replaceAll("/", "-")}.html`;

/** Where a page or a rule stands in the folder of the site. */
function moved(path) {
  const { pathname, searchParams, hash } = new URL(path.replaceAll("&amp;", "&"), server);
  if (!/^\/codex(\/|$)/.test(pathname)) return base + path.slice(1);
  const name = decodeURIComponent(pathname.slice("/codex/".length));
  const rule = games.find(({ prefix }) => name.startsWith(`${prefix}-`));
  const inside = rule ? `${fileOf(rule.id)}#${name}` : fileOf(name) + hash;
  return `${base}codex/${searchParams.get("lang") ?? "en"}/${inside}`;
}

const settled = (html) =>
  html.replace(/<form class="search".*?<\/form>/gs, "").replace(/href="(\/[^"]*)"/g, (_, path) => `href="${moved(path)}"`);

for (const lang of LANGS) {
  mkdirSync(join(folder, "codex", lang), { recursive: true });
  for (const name of ["", "words", ...games.flatMap(({ id }) => [id, `${id}/sheets`])]) {
    const html = await get(`/codex${name && `/${name}`}?lang=${lang}`);
    writeFileSync(join(folder, "codex", lang, fileOf(name)), settled(html));
  }
}
