// How the six figures look, the bot last: our own portraits, and the colour and shape that stand for each.

import { seatColour, seatShape } from "../../lib/players.ts";

/** A shape in the player's colour and what is cut out of it, in a box of 64. */
export interface Head {
  /** Filled with the player's colour. */
  face: string;
  /** Dark on the face. */
  cut: string;
  /** Bright again within what was cut. */
  glow: string;
}

export const HEADS: readonly Head[] = [
  {
    face: "M30 2h4v7a20 20 0 0 1 18 20v15h3v8H9v-8h3V29A20 20 0 0 1 30 9zM14 54h36v5H14z",
    cut: "M18 24h28a6 6 0 0 1 0 13H18a6 6 0 0 1 0-13zM20 43h4v6h-4zM28 43h4v6h-4zM36 43h4v6h-4z",
    glow: "M22 27a4 4 0 1 1 0 7a4 4 0 0 1 0-7zM42 27a4 4 0 1 1 0 7a4 4 0 0 1 0-7z",
  },
  {
    face: "M32 3C50 3 58 18 52 34C48 46 40 56 32 62C24 56 16 46 12 34C6 18 14 3 32 3Z",
    cut: "M15 24C24 23 30 30 30 40C20 40 15 34 15 24ZM49 24C40 23 34 30 34 40C44 40 49 34 49 24ZM28 51h8l-4 4zM32 9l4 8-4 5-4-5z",
    glow: "M19 28q5 1 7 6q-5 0-7-6zM45 28q-5 1-7 6q5 0 7-6z",
  },
  {
    face: "M12 8h40l4 8v20l-8 8v8l-6 8H22l-6-8v-8l-8-8V16z",
    cut: "M14 18h15v14H18l-4-4zM50 18H35v14h11l4-4zM23 40h18v4H23zM21 47h22v4H21zM24 54h16v3H24z",
    glow: "M19 22h6v6h-6zM39 22h6v6h-6z",
  },
  {
    face: "M32 3C50 3 57 14 55 30L50 60H43L45 46L32 60L19 46L21 60H14L9 30C7 14 14 3 32 3Z",
    cut: "M9 25L29 29L29 36L16 38L11 34ZM35 26h20v12H38zM27 46h10l-5 4zM30 3h4l-2 16z",
    glow: "M40 30h10v3H40zM17 30l7 2v2l-5 1z",
  },
  {
    face: "M6 14L14 20L18 8L27 13L32 5L37 13L46 8L50 20L58 14L54 40L44 60H20L10 40Z",
    cut: "M14 24L29 32L18 36ZM50 24L35 32L46 36ZM14 42h36l-8 13H22z",
    glow: "M16 42h6l-3 6zM24 42h6l-3 6zM34 42h6l-3 6zM42 42h6l-3 6zM26 55l3-5 3 5zM32 55l3-5 3 5z",
  },
  {
    face: "M16 6h32l6 8v22l-6 6v8l-8 10H24l-8-10v-8l-6-6V14z",
    cut: "M12 20h40v10H12zM22 40h4v14h-4zM30 40h4v14h-4zM38 40h4v14h-4z",
    glow: "M30 22h12v6H30z",
  },
];

/** Which of the looks is the bot's. */
export const BOT = 5;

/** The colour of a look. */
export function tint(look: number): string {
  return look === BOT ? "#f59ab8" : seatColour(look);
}

/** The outline of the shape of a look, in a box from -10 to 10. */
export function badge(look: number): string {
  return look === BOT ? "M-5.5-8L0-2.5L5.5-8L8-5.5L2.5 0L8 5.5L5.5 8L0 2.5L-5.5 8L-8 5.5L-2.5 0L-8-5.5z" : seatShape(look);
}
