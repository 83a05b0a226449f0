// What went wrong, in words: the page's own where the server speaks to programs only.
import type { Wrong } from "../api/types.ts";
import { hasWord, say, settled } from "./words.svelte.ts";

export async function plainly(wrong: Wrong): Promise<Wrong> {
  // Without the words the server's own have to do.
  await settled("page-wrong").catch(() => undefined);
  const key = `page-wrong-${wrong.code}`;
  return hasWord(key) ? { ...wrong, message: say(key) } : wrong;
}
