// What is printed on the weapon cards: prices and effects, read from the table of the rules.

import text from "../../../../content/adrenaline/weapons.toml?raw";

/** One effect of a weapon and its price in letters. */
export interface Effect {
  id: string;
  cost: string;
  rules: string[];
}

export interface WeaponCard {
  id: string;
  /** The full price, the prepaid cube first. */
  reload: string;
  effects: Effect[];
}

const cards = new Map(text.split("[[weapon]]").slice(1).map(read));

function read(entry: string): [string, WeaponCard] {
  const word = (from: string, key: string): string => new RegExp(`\\b${key} = "([^"]*)"`).exec(from)?.[1] ?? "";
  const lines = entry.match(/\{[^}]*\}/g) ?? [];
  const effects = lines.map((line) => ({ id: word(line, "id"), cost: word(line, "cost"), rules: line.match(/ADR-[A-Z0-9-]+/g) ?? [] }));
  const id = word(entry, "id");
  return [id, { id, reload: word(entry, "reload"), effects }];
}

/** The card of a weapon. */
export function weaponCard(id: string): WeaponCard {
  return cards.get(id) ?? { id, reload: "", effects: [] };
}
