// How actions of DOOM (2016) are written, as far as the page must know: what on the board or in the hand they are about.
import { area, isSeat, readPos, stepped, writePos, type Area, type Notation, type Pos, type Target } from "../model.ts";
import type { View } from "./view.ts";

const WAYS = ["NW", "N", "NE", "W", "", "E", "SW", "S", "SE"];
const ON_SQUARE = new Set(["start", "respawn", "teleport", "to"]);
const ASKED = ["to", "start", "respawn"];

const square = (pos: Pos | null | undefined, shape?: string): Target | null => (pos ? { on: "square", area: area(pos, shape) } : null);

type Board = Pick<View, "portals" | "objectives" | "demons">;

function target(action: string, mover: Area | null, view: Board): Target | null {
  const [verb = "", first = "", second] = action.split(" ");
  if (verb === "step") {
    const to = mover && stepped(mover, first);
    return to ? { on: "square", area: to } : null;
  }
  if (ON_SQUARE.has(verb)) return square(readPos(first));
  if (verb === "take" && mover) return { on: "square", area: mover };
  if (verb === "put") return square(readPos(first), second);
  if (verb === "portal") return square(view.portals.find(({ number }) => number === Number(first))?.at);
  if (verb === "link") return square(view.objectives[Number(first) - 1]);
  if (verb === "door") return { on: "door", number: Number(first) };
  if (verb === "at" || verb === "activate") return { on: "figure", id: first };
  if ((verb === "pick" || verb === "lead") && isSeat(first)) return { on: "figure", id: first };
  return null;
}

export function notation(mover: Area | null, view: Board): Notation {
  return {
    targets(action) {
      const [verb, kind] = action.split(" ");
      if (verb === "rouse") return view.demons.filter((demon) => demon.kind === kind).map(({ id }) => ({ on: "figure", id }));
      return [target(action, mover, view) ?? []].flat();
    },
    guess(pos, actions) {
      const verb = ASKED.find((word) => actions.some((action) => action.startsWith(`${word} `)));
      if (verb) return `${verb} ${writePos(pos)}`;
      const demon = view.demons.find(({ at, shape }) => {
        const { x, y, w, h } = area(at, shape);
        return pos.x >= x && pos.x < x + w && pos.y >= y && pos.y < y + h;
      });
      if (demon && actions.some((action) => action.startsWith("at "))) return `at ${demon.id}`;
      const [dx, dy] = mover ? [pos.x - mover.x, pos.y - mover.y] : [9, 9];
      const way = Math.abs(dx) <= 1 && Math.abs(dy) <= 1 ? WAYS[(dy + 1) * 3 + dx + 1] : "";
      return way && actions.some((action) => action.startsWith("step ")) ? `step ${way}` : null;
    },
  };
}

const CARD_VERBS = new Set(["play", "sprint", "event", "burn", "fetch", "glory", "class", "arm", "invasion", "event-set"]);

/** The card that an action is about. */
export function cardOf(action: string): string | null {
  const [verb = "", first = "", second] = action.split(" ");
  if (verb === "link") return second ?? null;
  return CARD_VERBS.has(verb) ? first : null;
}

const GROUPS: Record<string, string> = {
  step: "move",
  teleport: "move",
  door: "doors",
  fire: "attack",
  hold: "attack",
  strike: "attack",
  argent: "attack",
  take: "things",
  link: "things",
  seal: "things",
  play: "cards",
  sprint: "cards",
  power: "cards",
  glory: "cards",
  event: "events",
  burn: "events",
  at: "targets",
  to: "targets",
  end: "end",
  pass: "end",
  done: "end",
};

export const group = (action: string): string => `ui-doom-group-${GROUPS[action.split(" ")[0] ?? ""] ?? "other"}`;
