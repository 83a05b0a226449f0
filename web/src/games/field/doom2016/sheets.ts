// What the page needs of the content files of DOOM (2016).
import cards from "content:doom2016/action-cards.toml?set=card.name,card.kind";
import health from "content:doom2016/demons.toml?demon=health";

interface Sheets {
  health: Record<string, number>;
  cards: Record<string, { name: string; kind: string }[]>;
}

export const sheets: Sheets = { health, cards };
