// Long Hungarian names can be broken between syllables, whatever the browser knows of the language.
import { expect, test } from "vitest";
import { breakable } from "../../src/lib/hyphens.ts";

const shown = (text: string) => breakable(text, "hu").replaceAll("\u00ad", "-");

test("long words are broken between syllables, in letters of the language", () => {
  expect(shown("vörös tengerészgyalogos")).toBe("vörös ten-ge-rész-gya-lo-gos");
  expect(shown("Szivattyúterem")).toBe("Szi-vat-tyú-te-rem");
  expect(shown("Óriásira nőtt lidércparancsnok")).toBe("Óriásira nőtt lidérc-pa-rancs-nok");
});

test("short words and those of other languages stay whole, and nothing is lost", () => {
  expect(shown("Kék marine, gépcsarnok")).toBe("Kék marine, gépcsarnok");
  expect(breakable("Counterintelligence", "en")).toBe("Counterintelligence");
  for (const word of ["Megszentségteleníthetetlenség", "Akkumulátorterem"])
    expect(breakable(word, "hu").replaceAll("\u00ad", "")).toBe(word);
});
