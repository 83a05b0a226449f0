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

/** All of it in one line. */
export const posterWords = ({ title, text, lines = [] }: Poster): string => [title, text, ...lines].filter(Boolean).join(" · ");
