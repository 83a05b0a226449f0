// Where long Hungarian names may be broken, for browsers that have no dictionary of the language: between syllables.
import { tongue } from "./words.svelte.ts";

/** Words with fewer letters are not broken. */
const LONG = 13;
/** So many signs stay together at both ends of a word. */
const ENDS = 3;

const VOWELS = "aáeéiíoóöőuúüű";
/** Letters that are written with several signs; longer ones first. */
const SIGNS = ["dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"];
const LETTER = new RegExp([...SIGNS, "."].join("|"), "giu");

const SOFT = "\u00ad";

/** A consonant before a vowel begins a syllable, and so does a vowel behind a vowel. */
function broken(word: string): string {
  const letters = word.match(LETTER) ?? [];
  const isVowel = (n: number) => VOWELS.includes(letters[n]?.toLowerCase() ?? "-");
  const first = letters.findIndex((_, n) => isVowel(n));
  let before = 0;
  return letters
    .map((letter, n) => {
      const begins = n > first && (isVowel(n) ? isVowel(n - 1) : isVowel(n + 1));
      const within = before >= ENDS && word.length - before >= ENDS;
      before += letter.length;
      return begins && within ? SOFT + letter : letter;
    })
    .join("");
}

/** A name whose long words may be broken; names in the other languages are short. */
export const breakable = (name: string, lang = tongue()): string =>
  lang === "hu" ? name.replace(new RegExp(`\\p{L}{${LONG},}`, "gu"), broken) : name;
