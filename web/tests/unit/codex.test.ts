// The search of a codex without a server forgives what the server's forgives.
import { expect, test } from "vitest";
import { search } from "../../src/local/codex/find.ts";

const entry = (title: string, text: string, names: string[] = [], aside: string[] = []) => ({
  kind: "rule",
  path: `/${title}`,
  title,
  under: "",
  text,
  names,
  aside,
});
const ENTRIES = [
  entry("D04-LOS-1", "Linia do środka pola celu.", [], ["A line to the middle of the target's space."]),
  entry("D04-DOOR-1", "Drzwi otwiera się z pola obok.", [], ["A door is opened from a space next to it."]),
  entry("Łowca", "Porusza się o sześć pól.", ["Hunter"]),
];
const best = (query: string) => search(ENTRIES, query)[0]?.entry.title;

test.each([
  ["LINII", "D04-LOS-1"],
  ["los 1", "D04-LOS-1"],
  ["d04los1", "D04-LOS-1"],
  ["srodka", "D04-LOS-1"],
  ["otwierac drzwii", "D04-DOOR-1"],
  ["opened", "D04-DOOR-1"],
  ["lowca", "Łowca"],
  ["hunter", "Łowca"],
  ["kokos", undefined],
])("%s finds %s", (query, title) => expect(best(query)).toBe(title));

test("what was found can be marked", () => {
  expect(search(ENTRIES, "drzwi")[0]?.terms).toContain("drzwi");
});
