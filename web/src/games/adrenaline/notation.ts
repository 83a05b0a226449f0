// Which squares, figures, weapons, cards and cubes an action speaks of, read from its notation
// (crates/adrenaline/src/action.rs).

import { COLOURS, type Colour, type Seat, type Square } from "./view.ts";

/** Something on the table that can be pointed at. */
export type Spot =
  | `square ${Square}`
  | `figure ${Seat}`
  | `spawnpoint ${Colour}`
  | `weapon ${string}`
  | `card ${string}`
  | `cube ${Colour}`
  | `tile ${string}`;

/** An action taken apart. */
export interface Parts {
  verb: string;
  words: string[];
}

/** The verb and what follows it. */
export function parts(action: string): Parts {
  const [verb = "", ...words] = action.split(" ");
  return { verb, words };
}

function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

function target(word: string): Spot {
  return isColour(word) ? `spawnpoint ${word}` : `figure ${word as Seat}`;
}

/** The colour of a powerup, written `red-newton`. */
export function cardColour(card: string): Colour {
  return card.split("-")[0] as Colour;
}

/** What a powerup does, written `red-newton`. */
export function cardKind(card: string): string {
  return card.split("-")[1] ?? "";
}

/** The things on the table that an action is chosen by: none for those that are only buttons. */
export function spots(action: string): Spot[] {
  const { verb, words } = parts(action);
  const [first = "", second = ""] = words;
  switch (verb) {
    case "to":
    case "at":
    case "room":
      return [`square ${first}`];
    case "hit":
      return words.map(target);
    case "newton":
    case "scope":
      return [`card ${first}`, `figure ${second as Seat}`];
    case "discard":
      return [`card ${first}`, `spawnpoint ${cardColour(first)}`];
    case "teleport":
    case "tagback":
    case "card":
      return [`card ${first}`];
    case "take":
    case "leave":
    case "fire":
    case "use":
    case "reload":
      return [`weapon ${first}`];
    case "tile":
      return [`tile ${first}`];
    case "cube":
      return [`cube ${first as Colour}`];
    case "place-bot":
    case "track":
      return [`spawnpoint ${first as Colour}`];
    default:
      return [];
  }
}

/** The same deed on something else of the same kind, to ask why it cannot be done; none if it has nothing of the kind. */
export function instead(action: string, spot: Spot): string | null {
  const [kind = "", name = ""] = spot.split(" ");
  const { verb, words } = parts(action);
  if (!spots(action).some((it) => it.startsWith(`${kind} `))) return null;
  if (verb === "fire" || verb === "use") return `${verb} ${name} basic`;
  if (verb === "newton" || verb === "scope") return kind === "figure" ? `${verb} ${words[0] ?? ""} ${name}` : null;
  return `${verb} ${name}`;
}

/** Does the action aim at somebody? Then a line is drawn. */
export function aims(action: string): boolean {
  return ["hit", "scope", "newton"].includes(parts(action).verb);
}
