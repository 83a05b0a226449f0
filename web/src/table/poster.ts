// A great moment in words: what stands large, what below it.
export interface Poster {
  title: string;
  text?: string;
  /** Short lines below: how points are shared. */
  lines?: string[];
  tone: "good" | "bad" | "plain";
  /** The outline of a picture. */
  icon?: string | undefined;
  /** Whose moment it is. */
  seat?: number;
}

/** Parts in one line; what ends in a full stop goes on without it. */
export const inLine = (parts: (string | undefined)[]): string =>
  parts
    .filter((part) => part)
    .join(" · ")
    .replaceAll(". · ", " · ");

/** All of it in one line. */
export const posterWords = ({ title, text, lines = [] }: Poster): string => inLine([title, text, ...lines]);
