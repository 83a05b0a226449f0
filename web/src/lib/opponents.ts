// Computer players as people see them: a name, a level and a style, as in "veteran-hunter".
import { say } from "./words.svelte.ts";

export const STYLES = ["even", "careful", "hunter", "gunner"] as const;
export type Style = (typeof STYLES)[number];

export interface Opponent {
  level: string;
  style: Style;
}

/** At older tables soldiers were called greedy. */
const FORMER: Record<string, string> = { greedy: "soldier" };

export function opponent(text: string): Opponent {
  const [level = "", style = "even"] = text.split("-");
  return { level: FORMER[level] ?? level, style: STYLES.find((one) => one === style) ?? "even" };
}

export const written = ({ level, style }: Opponent): string => (style === "even" ? level : `${level}-${style}`);

/** Names by level and style; they are the same in every language. */
const NAMES: Record<string, Record<Style, string>> = {
  recruit: { even: "Pip", careful: "Mouse", hunter: "Pup", gunner: "Rattle" },
  soldier: { even: "Mason", careful: "Vesper", hunter: "Rook", gunner: "Brass" },
  veteran: { even: "Graves", careful: "Widow", hunter: "Talon", gunner: "Anvil" },
  nightmare: { even: "Null", careful: "Hush", hunter: "Maw", gunner: "Tempest" },
};

export const opponentName = ({ level, style }: Opponent): string => NAMES[level]?.[style] ?? "Dice";

/** A level of computer player in words. */
export const levelName = (level: string): string => say(`page-level-${level}`);
export const styleName = (style: Style): string => say(`page-style-${style}`);

/** Level and style in words. */
export function rank({ level, style }: Opponent): string {
  return style === "even" ? levelName(level) : `${levelName(level)}, ${styleName(style)}`;
}

/** The levels that people are offered: chance alone is no opponent where there are others. */
export const offered = (levels: string[]): string[] => (levels.length > 1 ? levels.filter((level) => level !== "random") : levels);

/** Somebody for each of so many seats, no two alike as long as there are styles. */
export const company = (level: string, seats: number): string[] =>
  Array.from({ length: seats }, (_, n) => (level === "random" ? level : written({ level, style: STYLES[n % STYLES.length] ?? "even" })));
