// What the marines of DOOM (2004) want, in words.
import { say } from "../../../lib/words.svelte.ts";
import type { Goal, View } from "./view.ts";

function doorName(view: View, id: number): string {
  const door = view.doors.find((one) => one.id === id);
  // Nobody has seen it yet.
  if (!door) return say("ui-d04-exit");
  const name = say(door.key ? `d04-${door.key}-door` : "d04-door");
  return door.exit ? `${name} (${say("ui-d04-exit")})` : `${name} ${id + 1}`;
}

const item = (view: View, n: number): string => say("page-d04-item", { n: n + 1, scenario: view.scenario });

export function goalText(view: View, goal: Goal): string {
  const of = (key: string, n: number) => say(`ui-d04-goal-${key}`, { n });
  if ("leave" in goal) return say("ui-d04-goal-leave", { door: doorName(view, goal.leave) });
  if ("kill" in goal) return goal.kill ? say("ui-d04-goal-kill-kind", { kind: say(`d04-${goal.kill}`) }) : say("ui-d04-goal-kill");
  if ("reach" in goal) return say("ui-d04-goal-reach", { at: `(${goal.reach.x}, ${goal.reach.y})` });
  if ("reach-area" in goal) return of("reach-area", goal["reach-area"] + 1);
  if ("gather" in goal) return of("gather", goal.gather + 1);
  if ("survive" in goal) return of("survive", goal.survive);
  if ("carry" in goal) return say("ui-d04-goal-carry", { what: item(view, goal.carry[0]), door: doorName(view, goal.carry[1]) });
  if ("take" in goal) return say("ui-d04-goal-take", { what: say(`d04-${goal.take}`) });
  if ("take-item" in goal) return say("ui-d04-goal-take", { what: item(view, goal["take-item"]) });
  return of("clear", goal.clear + 1);
}
