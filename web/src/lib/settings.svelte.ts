// What the reader has chosen for this browser: language, sound and how loud, motion, patterns, blood, text size, pace, what is
// done for them. Remembered.
import type { Lang } from "../api/types.ts";

export const LANGS: readonly Lang[] = ["en", "pl", "hr", "hu"];
export const TEXT_SIZES = ["normal", "large", "huge"] as const;
/** How fast the deeds of others are told. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface Settings {
  lang: Lang;
  sound: boolean;
  /** How loud it is, from 0 to 100. */
  volume: number;
  /** Figures walk, dice turn over. */
  motion: boolean;
  /** Patterns on top of colours. */
  patterns: boolean;
  /** Numbers of columns and rows at the edge of boards. */
  axes: boolean;
  /** Blood on the floors of the DOOM games. */
  blood: boolean;
  /** Where there is only one choice, the page takes it. */
  forced: boolean;
  text: (typeof TEXT_SIZES)[number];
  speed: (typeof SPEEDS)[number];
}

const KEY = "telefrag-settings";

function usual(): Settings {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const lang = wanted.map((tag) => LANGS.find((known) => known === tag)).find((known) => known) ?? "en";
  const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { lang, sound: true, volume: 100, motion, patterns: false, blood: true, axes: false, forced: true, text: "normal", speed: 1 };
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...usual(), ...remembered() });

/** Keep the settings and show them; called whenever one of them changes. */
export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const data = document.documentElement.dataset;
  data["text"] = settings.text;
  data["motion"] = settings.motion ? "on" : "off";
  data["patterns"] = settings.patterns ? "on" : "off";
}
