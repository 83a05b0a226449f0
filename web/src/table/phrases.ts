// What is said so often at a table that one press is enough; everybody reads it in their own language.
import { say } from "../lib/words.svelte.ts";

export const PHRASES = ["luck", "well", "thanks", "ouch", "wait", "again"] as const;
type Phrase = (typeof PHRASES)[number];

/** So a phrase is sent. */
export const coded = (phrase: Phrase): string => `/say ${phrase}`;

/** What somebody said, in the reader's language if it was a phrase. */
export function spoken(text: string): string {
  const phrase = PHRASES.find((phrase) => text === coded(phrase));
  return phrase ? say(`page-phrase-${phrase}`) : text;
}
