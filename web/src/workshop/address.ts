// The address of a draft: whoever comes back to it finds the draft, not its beginning.
import { to } from "../lib/base.ts";

export const draftAddress = (game: string, key: string): string => `/workshop/edit/${game}?draft=${key}`;

/** From now on this is where one is, without going anywhere. */
export function standAt(game: string, key: string): void {
  history.replaceState(null, "", to(draftAddress(game, key)));
}
