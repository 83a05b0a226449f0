// What the marines of DOOM (2004) want, in words.
import { say, told } from "../../../lib/words.svelte.ts";
import { pos } from "../model.ts";
import { roomName } from "./rooms.ts";
import type { Goal, View } from "./view.ts";

function doorName(view: View, id: number): string {
  const door = view.doors.find((one) => one.id === id);
  // Nobody has seen it yet.
  if (!door) return say("ui-d04-exit");
  const name = say(door.key ? `d04-${door.key}-door` : "d04-door");
  return door.exit ? `${name} (${say("ui-d04-exit")})` : `${name} ${id}`;
}

/** What a thing of the scenario is called. */
export function itemName(view: View, item: number): string {
  const known = view.items.find((one) => one.item === item);
  return known ? told(known.name) : say("page-thing");
}

export function goalText(view: View, goal: Goal): string {
  const of = (n: number) => say(`ui-d04-goal-${goal.goal}`, { n });
  switch (goal.goal) {
    case "leave":
      // Nobody may have seen that door yet.
      return view.doors.some(({ id }) => id === goal.door)
        ? say("ui-d04-goal-leave", { door: doorName(view, goal.door) })
        : say("ui-d04-goal-out");
    case "kill":
      return goal.kind ? say("ui-d04-goal-kill-kind", { kind: say(`d04-${goal.kind}`) }) : say("ui-d04-goal-kill");
    case "reach": {
      const { x, y } = pos(goal.at);
      return say("ui-d04-goal-reach", { at: `(${x}, ${y})` });
    }
    case "survive":
      return of(goal.rounds);
    case "carry":
      return say("ui-d04-goal-carry", { what: itemName(view, goal.item), door: doorName(view, goal.door) });
    case "take":
      return say("ui-d04-goal-take", { what: say(`d04-${goal.token}`) });
    case "take-item":
      return say("ui-d04-goal-take", { what: itemName(view, goal.item) });
    default: {
      const room = roomName(view, goal.area);
      return room ? say(`page-d04-goal-${goal.goal}`, { room }) : of(goal.area);
    }
  }
}
