// What everybody may know of the place: notices, who runs it, for how long things are kept. Asked for again and again, so that a
// notice is seen soon.
import { transport } from "#transport";
import { api, Away, Refused } from "./client.ts";
import type { Notice, PlaceInfo } from "./types.ts";

/** How often it is asked for. */
const AGAIN = 15_000;

const known = $state<{ info: PlaceInfo | null }>({ info: null });

export const placeInfo = (): PlaceInfo | null => known.info;

/** What is announced here, or taken down, is known at once: the server itself needs a moment. */
export function hear(notice?: Notice): void {
  if (known.info) known.info = { ...known.info, notice: notice ?? null };
}

/** Ask what everybody is told now. */
async function lookAtPlace(): Promise<void> {
  try {
    known.info = await api.place();
  } catch (problem) {
    // What was known stays until the server is back.
    if (!(problem instanceof Away || problem instanceof Refused)) throw problem;
  }
}

/** Keep asking while somebody looks. */
export function watchPlace(): (() => void) | undefined {
  if (!transport.people) return undefined;
  const look = () => {
    if (document.visibilityState === "visible") void lookAtPlace();
  };
  look();
  const timer = setInterval(look, AGAIN);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
