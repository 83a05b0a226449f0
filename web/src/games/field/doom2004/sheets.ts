// What the page needs of the content files of DOOM (2004).
import dice from "content:doom2004/dice.toml?die=faces";
import events from "content:doom2004/invader-cards.toml?event=event";
import spawns from "content:doom2004/invader-cards.toml?spawn=groups";
import invaders from "content:doom2004/invaders.toml?invader=armour,wounds,move,dice,attack,abilities";
import weapons from "content:doom2004/weapons.toml?weapon=dice,ammo,attack,abilities";

/** How somebody attacks: letters of the dice, hand to hand or not, and abilities with their numbers: `deadly 1`. */
interface Attack {
  dice: string;
  attack: "melee" | "ranged";
  abilities: string[];
}

interface Sheets {
  invaders: Record<string, { armour: number; wounds: number; move: number } & Attack>;
  weapons: Record<string, { ammo: string } & Attack>;
  dice: Record<string, string[]>;
  spawns: Record<string, Record<string, number>[]>;
  events: Record<string, string>;
}

export const sheets: Sheets = { invaders, weapons, dice, spawns, events };
