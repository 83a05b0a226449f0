// What the page needs of the content files of DOOM (2016).
import cards from "content:doom2016/action-cards.toml?set=card.name,card.kind";
import dice from "content:doom2016/dice.toml?die=faces";
import demons from "content:doom2016/demons.toml?demon=speed,health,stability,tough,range,dice,special,ability,argent";

interface Demon {
  speed: number;
  health: number;
  /** Damage that makes it stagger. */
  stability: number;
  tough: boolean;
  range: number;
  /** `2R1B` are two red dice and a black one. */
  dice: string;
  /** What the special icon means for it: `2S` are shields, `D` a dodge. */
  special: string;
  ability: { id: string };
  argent: { id: string };
}

interface Sheets {
  /** Damage on each face. */
  dice: Record<string, number[]>;
  demons: Record<string, Demon>;
  cards: Record<string, { name: string; kind: string }[]>;
}

export const sheets: Sheets = { dice, demons, cards };
