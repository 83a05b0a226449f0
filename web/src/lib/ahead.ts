// What the server sees ahead: ways as lists of stops, and what pointing at something would mean, as choices.
import type { Choice, Halt, Outlook, Spot, Walks } from "../api/types.ts";

/** Actions that are sent together are written together, a line each: no action has more than one. */
export const joined = (actions: string[]): string => actions.join("\n");
export const apart = (action: string): string[] => action.split("\n");

/** The stops that lead to one of them, it included. */
export function wayTo(walks: Walks, n: number): Halt[] {
  const way: Halt[] = [];
  for (let next: number | null | undefined = n; next != null; next = way[0]?.before) {
    const stop = walks.stops[next];
    if (!stop) break;
    way.unshift(stop);
  }
  return way;
}

/** All that is done to get there, what it begins with and what ends it included. */
export function actionsTo(walks: Walks, n: number, by?: string | null): string[] {
  const way = wayTo(walks, n);
  const close = way.at(-1)?.close;
  return [...(by ? [by] : []), ...way.map(({ action }) => action), ...(close ? [close] : [])];
}

const choice = (actions: string[], label: string, spots: Spot[], aims = false): Choice => ({
  action: joined(actions),
  label,
  deed: "ahead",
  spots,
  ...(aims ? { aims } : {}),
});

/** Proposals as choices: what they come to first, then how. */
export const proposed = (outlook: Outlook | null): Choice[] =>
  (outlook?.proposals ?? []).map(({ on, actions, says }) => {
    const [what = "", ...before] = says.toReversed();
    const label = [what, ...before.reverse()].join(" · ");
    return choice(
      actions,
      label,
      on,
      on.some((spot) => spot.on === "figure"),
    );
  });

/** The ends of walks as choices on their squares: for boards on which a walk is one move. */
export const walked = (outlook: Outlook | null): Choice[] =>
  (outlook?.roads ?? []).flatMap((walks) =>
    walks.stops.flatMap((stop, n) => {
      if (!stop.ends) return [];
      return walks.by.flatMap((by) =>
        by.action ? [choice(actionsTo(walks, n, by.action), by.label ?? "", [{ on: "square" as const, id: stop.to }])] : [],
      );
    }),
  );
