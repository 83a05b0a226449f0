// What the page says: Fluent messages in the reader's language, each file and language in a chunk of its own.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../api/types.ts";
import { settings } from "./settings.svelte.ts";

export type Values = Record<string, FluentVariable>;

/** What the first screen says; the list of all the others comes with the first of them. */
const FIRST = import.meta.glob<string>("../../../locales/*/{page,page-people,names}.ftl", { query: "?raw", import: "default" });

export const allFiles = async () => (await import("./files.ts")).FILES;

async function fileOf(lang: Lang, name: string): Promise<(() => Promise<string>) | undefined> {
  const path = `../../../locales/${lang}/${name}.ftl`;
  return FIRST[path] ?? (await allFiles())[path];
}

/** A file as it is written, in the language that is shown; empty if there is none. */
export const written = async (name: string): Promise<string> => (await (await fileOf(shown.lang, name))?.()) ?? "";

/** Files that have been asked for so far; they are loaded again when the language changes. */
const asked = new Set(["page", "page-people", "names"]);
const bundles = new Map<Lang, { bundle: FluentBundle; files: Set<string> }>();
const shown = $state<{ lang: Lang; bundle: FluentBundle | null }>({ lang: "en", bundle: null });

async function fill(lang: Lang): Promise<FluentBundle> {
  let known = bundles.get(lang);
  if (!known) bundles.set(lang, (known = { bundle: new FluentBundle(lang, { useIsolating: false }), files: new Set() }));
  const { bundle, files } = known;
  const load = async (name: string) => {
    if (files.has(name)) return;
    const file = await fileOf(lang, name);
    if (!file) return;
    bundle.addResource(new FluentResource(await file()), { allowOverrides: true });
    files.add(name);
  };
  await Promise.all([...asked].map(load));
  return bundle;
}

/** The words are there in the language of the settings, with these files too. */
export async function settled(...files: string[]): Promise<void> {
  for (const file of files) asked.add(file);
  const lang = settings.lang;
  const bundle = await fill(lang);
  if (lang !== settings.lang) return;
  shown.bundle = null;
  shown.bundle = bundle;
  shown.lang = lang;
  document.documentElement.lang = lang;
}

/** The words of a game that says nothing about it: its names, if they have a file of their own. */
export async function filesOf(game: string): Promise<string[]> {
  const own = `${game}-names`;
  return [(await fileOf("en", own)) ? own : game];
}

/** Does the page know that message? */
export function hasWord(key: string): boolean {
  return shown.bundle?.hasMessage(key) ?? false;
}

/** A message in the reader's language. */
export function say(key: string, values?: Values): string {
  const pattern = shown.bundle?.getMessage(key)?.value;
  if (!shown.bundle || !pattern) return key;
  return shown.bundle.formatPattern(pattern, values ?? null, []);
}

/** A text that somebody wrote in some languages: in the reader's, else in English, else in any. */
export function inLanguage(texts: Record<string, string>): string | undefined {
  return texts[shown.lang] ?? texts["en"] ?? Object.values(texts)[0];
}

/** A text of a scenario: the key of one of ours, or what somebody wrote. */
export function told(text: string | Record<string, string>): string {
  return typeof text === "string" ? say(text) : (inLanguage(text) ?? "");
}

/** With a capital letter, where names that stand in sentences stand alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(shown.lang) + text.slice(1);
}

/** A number with one digit behind the point, or behind the comma. */
export function tenths(n: number): string {
  return n.toLocaleString(shown.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A name that programs use, for people: `hidden-points` is "Hidden points". */
export function readable(name: string): string {
  return capital(name.replace(/[-_]+/g, " ").trim());
}

/** A message, or the name it is for, where nobody has found words for it. */
export function wordOr(key: string, name: string): string {
  return hasWord(key) ? say(key) : readable(name);
}

/** The language that is shown now. */
export function tongue(): Lang {
  return shown.lang;
}
