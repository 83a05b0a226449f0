// How actions of DOOM (2004) are written, as far as the page must know: what on the board or in the hand they are about.
import { area, isSeat, readPos, stepped, writePos, type Area, type Notation, type Pos, type Target } from "../model.ts";

const WAYS = ["NW", "N", "NE", "W", "", "E", "SW", "S", "SE"];
/** Actions that name a square and nothing else that the page must know. */
const ON_SQUARE = new Set(["respawn", "teleport", "duct", "at", "chain"]);
/** Actions that name a square and can be asked about. */
const ASKED = ["at", "respawn"];

const square = (pos: Pos | null, shape?: string): Target | null => (pos ? { on: "square", area: area(pos, shape) } : null);

/** The half of a long figure that leads. */
function half(figure: Area, number: string): Area {
  const far = number === "2";
  return { x: figure.x + (far ? figure.w - 1 : 0), y: figure.y + (far ? figure.h - 1 : 0), w: 1, h: 1 };
}

function target(action: string, actor: Area | null): Target | null {
  const [verb = "", first, second] = action.split(" ");
  if (verb === "step") {
    const lead = first?.match(/^([12])([NESW])$/);
    const to = actor && (lead ? stepped(half(actor, lead[1] ?? ""), lead[2] ?? "") : stepped(actor, first ?? ""));
    return to ? { on: "square", area: to } : null;
  }
  if (ON_SQUARE.has(verb)) return square(readPos(first));
  if ((verb === "take" || verb === "take-item") && actor) return { on: "square", area: actor };
  if (verb === "put") return square(readPos(first), second);
  if (verb === "knock") return square(readPos(second));
  if (verb === "door" || verb === "leave") return { on: "door", number: Number(first) };
  if (verb === "activate" || verb === "remove") return { on: "figure", id: first ?? "" };
  if ((verb === "pick" || verb === "heal" || verb === "give") && isSeat(first)) return { on: "figure", id: first };
  return null;
}

export function notation(actor: Area | null): Notation {
  return {
    targets: (action) => [target(action, actor) ?? []].flat(),
    guess(pos, actions) {
      const verb = ASKED.find((word) => actions.some((action) => action.startsWith(`${word} `)));
      if (verb) return `${verb} ${writePos(pos)}`;
      const [dx, dy] = actor ? [pos.x - actor.x, pos.y - actor.y] : [9, 9];
      const way = Math.abs(dx) <= 1 && Math.abs(dy) <= 1 ? WAYS[(dy + 1) * 3 + dx + 1] : "";
      return way && actions.some((action) => action.startsWith("step ")) ? `step ${way}` : null;
    },
  };
}

/** The card or weapon that an action is about. */
export function cardOf(action: string): string | null {
  const [verb, first] = action.split(" ");
  if (verb === "fire") return first ?? null;
  return verb === "play" || verb === "spawn" || verb === "discard" ? (first ?? null) : null;
}

const GROUPS: Record<string, string> = {
  step: "move",
  teleport: "move",
  duct: "move",
  door: "doors",
  leave: "doors",
  fire: "attack",
  strike: "attack",
  take: "things",
  "take-item": "things",
  give: "things",
  play: "events",
  spawn: "cards",
  discard: "cards",
  done: "end",
  pass: "end",
  at: "targets",
};

export const group = (action: string): string => `ui-doom-group-${GROUPS[action.split(" ")[0] ?? ""] ?? "other"}`;
