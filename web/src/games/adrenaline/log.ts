// What happened in Adrenaline as a log by deeds, and who did what.
import type { News } from "../../api/types.ts";
import { seatIndex } from "../../lib/players.ts";
import type { Part } from "../../table/deeds.ts";
import { Counter, eventsOf, type Tally } from "../../table/tally.ts";
import type { Event, View } from "./view.ts";

const ALONE: Event["event"][] = ["frenzy-began", "game-over", "bot-placed"];
/** The board shows it. */
const HUSHED: Event["event"][] = ["tile-dealt", "weapon-dealt", "powerups-shuffled", "tiles-shuffled"];

export function part(event: unknown): Part {
  const it = event as Event;
  if (it.event === "turn-began") return { is: "turn", seat: it.who ?? null };
  if (it.event === "began") return it.what === "end-turn" ? { is: "hush" } : { is: "begin", quiet: true };
  if (it.event === "first-blood" || it.event === "reloaded" || it.event === "spawned") return { is: "begin" };
  if (HUSHED.includes(it.event)) return { is: "hush" };
  return ALONE.includes(it.event) ? { is: "alone" } : { is: "more" };
}

/** What gives points, and how many where the event does not say. */
const GAINS: Partial<Record<Event["event"], number>> = { "first-blood": 1, "double-kill": 1, scored: 0, "track-scored": 0 };
export const gain = (it: Event): number => (it.event in GAINS ? (it.points ?? GAINS[it.event] ?? 0) : 0);

export function tally(news: News[], view: unknown): Tally {
  const { players } = (view as View).setup;
  const counter = new Counter(players);
  const seat = (who: string | null | undefined) => (who ? seatIndex(who) : null);
  let hit = new Set<string>();
  for (const it of eventsOf<Event>(news)) {
    if (it.event === "turn-began" && it.who === "p1") counter.mark();
    if (it.event === "fired") {
      hit = new Set();
      counter.add(seat(it.who), "shots");
    }
    if (it.event === "damaged") {
      counter.add(seat(it.from), "damage", it.amount);
      // A shot that hurts anybody is a hit, however many it hurts.
      if (it.cause === "weapon" && hit.size === 0) counter.add(seat(it.from), "hits");
      hit.add(it.to ?? "");
    }
    if (it.event === "killed") {
      if (it.by !== it.who) counter.add(seat(it.by), "kills");
      counter.add(seat(it.who), "deaths");
    }
    counter.score(seat(it.who), gain(it));
  }
  return counter.tally("points");
}
