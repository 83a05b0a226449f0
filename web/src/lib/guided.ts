// The guided first game: at which table it is and what has been explained there. Remembered in this browser.

export interface Guided {
  table: string;
  /** Which course it is; the first there is, if nobody says so. */
  game?: string;
  /** Ids of lessons. */
  told: string[];
  /** It was skipped or has come to its end. */
  over: boolean;
}

const KEY = "telefrag-guide";

/** The last guided game; none for those who never had one. */
export function guided(): Guided | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Guided | null;
  } catch {
    return null;
  }
}

export function keepGuided(game: Guided): void {
  localStorage.setItem(KEY, JSON.stringify(game));
}

/** Does the guide still speak at this table? */
export function guidedAt(table: string): boolean {
  const last = guided();
  return last?.table === table && !last.over;
}
