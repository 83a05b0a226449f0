// Drafts: what somebody is working on, kept in this browser.

export interface Draft {
  key: string;
  game: string;
  /** What it is called, for the list. */
  title: string;
  text: string;
  changed: number;
  /** Under this name it is on the shelf, and it is one's own. */
  shared?: string;
  /** It was made from this one. */
  forked?: string;
}

const KEY = "telefrag-drafts";
/** The oldest are forgotten. */
const KEPT = 12;

export function drafts(): Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Draft[]) : [];
  } catch {
    return [];
  }
}

export const draftOf = (key: string): Draft | undefined => drafts().find((draft) => draft.key === key);

/** Keep a draft; false if the browser has no room for it. */
export function keep(draft: Draft): boolean {
  const others = drafts().filter(({ key }) => key !== draft.key);
  try {
    localStorage.setItem(KEY, JSON.stringify([draft, ...others].slice(0, KEPT)));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  localStorage.setItem(KEY, JSON.stringify(drafts().filter((draft) => draft.key !== key)));
}

/** A key for a new draft. */
export const newKey = (): string => Math.random().toString(36).slice(2, 10);
