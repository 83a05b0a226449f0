// Rooms by their colours, and how those are painted.

export const ROOMS = ["red", "yellow", "blue", "purple", "green", "white"] as const;
export type Room = (typeof ROOMS)[number];

/** The floor of a room. */
export const FLOORS: Record<Room, string> = {
  red: "#5f161a",
  yellow: "#654c08",
  blue: "#123f75",
  purple: "#3a1d69",
  green: "#0f4426",
  white: "#383f4a",
};

/** What shines in its colour. */
export const GLOWS: Record<Room, string> = {
  red: "#ff6a5f",
  yellow: "#ffd75a",
  blue: "#5fb0ff",
  purple: "#b18cff",
  green: "#5fd18f",
  white: "#dfe5ea",
};

export const isRoom = (word: string): word is Room => (ROOMS as readonly string[]).includes(word);
