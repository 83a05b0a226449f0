// The form of a new table: what the server offers before a game, as things to choose from.
import type { Field, GameInfo, Setup } from "../api/types.ts";
import { filesOf, hasWord, say, settled, wordOr } from "../lib/words.svelte.ts";
import type { Form } from "./contract.ts";
import { aboutGame, TITLES } from "./titles.ts";

export interface Option {
  value: string;
  name(): string;
  /** What it means, in a sentence; nothing if its name says it all. */
  help(): string;
  /** What it changes in the set-up. */
  sets: Setup;
}

export type Control = {
  key: string;
  label(): string;
  /** What it is for, in a sentence. */
  help(): string;
} & (
  | { kind: "choice"; options: Option[] }
  | { kind: "number"; least: number; most: number }
  | { kind: "several"; options: Option[]; least: number; most: number }
  | { kind: "flag" }
);

export interface LaidOut {
  game: string;
  main: Control[];
  more: Control[];
  /** What the form begins with. */
  begins: Setup;
  seats(setup: Setup): string[];
  inks(setup: Setup): string[];
  about(setup: Setup): string;
  picks: Form["picks"] | undefined;
}

/** More numbers than this are typed, not picked. */
const MANY = 20;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The option that the set-up agrees with. */
export const chosen = (options: Option[], setup: Setup): Option | undefined =>
  options.find(({ sets }) => Object.entries(sets).every(([key, value]) => same(setup[key], value)));

/** The sentence about something that has a name. */
const helpOf = (key: string) => () => (hasWord(`${key}-help`) ? say(`${key}-help`) : "");

/** The form of a game that has nothing to say about it: switches last. */
async function usualForm({ id, form }: GameInfo): Promise<Form> {
  const names = (flags: boolean) => form.filter(({ takes }) => takes !== "other" && (takes === "flag") === flags).map(({ name }) => name);
  return { main: names(false), more: names(true), words: await filesOf(id) };
}

function control(game: string, form: Form, field: Field): Control | null {
  const { name: key } = field;
  const made = { key, label: () => wordOr(`page-setup-${key}`, key), help: helpOf(`page-setup-${key}`) };
  const prefix = form.named?.[key] ?? `page-${game}-`;
  const option = (value: string, sets: unknown): Option => ({
    value,
    name: () => wordOr(prefix + value, value),
    help: helpOf(prefix + value),
    sets: { [key]: sets },
  });
  const number = (n: number, sets: unknown): Option => ({ value: String(n), name: () => String(n), help: () => "", sets: { [key]: sets } });
  const from = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, n) => least + n);
  switch (field.takes) {
    case "flag":
      return { ...made, kind: "flag" };
    case "number": {
      const { least, most } = field;
      if (most - least >= MANY) return { ...made, kind: "number", least, most };
      return { ...made, kind: "choice", options: from(least, most).map((n) => number(n, n)) };
    }
    case "one": {
      const order = form.order?.[key] ?? [];
      const rank = (word: string) => (order.includes(word) ? order.indexOf(word) : order.length);
      const words = [...field.of].sort((a, b) => rank(a) - rank(b)).map((word) => option(word, word));
      const none: Option[] = field.or_null ? [{ value: "", name: () => "–", help: () => "", sets: { [key]: null } }] : [];
      return { ...made, kind: "choice", options: [...none, ...words] };
    }
    case "several": {
      const { of, least, most } = field;
      if (!form.counted?.includes(key)) return { ...made, kind: "several", least, most, options: of.map((word) => option(word, word)) };
      return { ...made, kind: "choice", options: from(least, most).map((n) => number(n, of.slice(0, n))) };
    }
    case "other":
      return null;
  }
}

/** One choice of the page for several options of the server. */
function joint(key: string, prefix: string, words: Record<string, Setup>): Control {
  const options = Object.entries(words).map(([value, sets]): Option => ({
    value,
    name: () => wordOr(prefix + value, value),
    help: helpOf(prefix + value),
    sets,
  }));
  return { kind: "choice", key, label: () => wordOr(`page-setup-${key}`, key), help: helpOf(`page-setup-${key}`), options };
}

function layOut(info: GameInfo, form: Form): LaidOut {
  const find = (key: string): Control[] => {
    const words = form.joint?.[key];
    if (words) return [joint(key, form.named?.[key] ?? "", words)];
    const field = info.form.find(({ name }) => name === key);
    const made = field && control(info.id, form, field);
    return made ? [made] : [];
  };
  // As many as play; the server says how many seats the usual set-up has.
  const usual = ({ players }: Setup): string[] =>
    Array.from({ length: typeof players === "number" ? players : info.seats }, (_, n) => say("page-player", { n: n + 1 }));
  return {
    game: info.id,
    main: form.main.flatMap(find),
    more: form.more.flatMap(find),
    begins: { ...(info.setup as Setup), ...TITLES.get(info.id)?.quick?.setup },
    seats: form.seats ?? usual,
    inks: form.inks ?? (() => []),
    about: (setup) => {
      const key = form.briefing?.(setup) ?? "";
      return hasWord(key) ? say(key) : aboutGame(info.id);
    },
    picks: form.picks,
  };
}

/** The form of a game, with the words that it needs at hand. */
export async function formOf(info: GameInfo): Promise<LaidOut> {
  const form = (await TITLES.get(info.id)?.form?.())?.default ?? (await usualForm(info));
  await settled("page-setup", ...form.words);
  return layOut(info, form);
}
