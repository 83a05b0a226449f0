// What happened in DOOM (2016) as a log by deeds, and who did what.
import type { News } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import type { Part } from "../../../table/deeds.ts";
import { Counter, eventsOf, type Tally } from "../../../table/tally.ts";
import { doer } from "../doer.ts";
import type { Event, View } from "./view.ts";

const BEGINS: Event["event"][] = ["attack", "summons", "played", "sprinted"];
const GOES_ON: Event["event"][] = [
  "rolled",
  "changed",
  "die-lost",
  "defence",
  "shields",
  "damage",
  "suffered",
  "stunned",
  "killed",
  "frag",
  "card-turned",
  "glory-drawn",
  "glory",
  "sample",
  "argent",
  "argent-lost",
  "pushed",
  "displaced",
  "summoned",
  "barren",
  "portal-gone",
  "event",
  "power",
  "charged",
  "mp",
  "lost-mp",
  "no-target",
];
/** Headings and what follows say the same. */
const HUSHED: Event["event"][] = ["demon", "revealed", "initiative"];

export function part(event: unknown, view: unknown): Part {
  const it = event as Event;
  const { invader } = view as View;
  const by = doer(it, invader);
  if (it.event === "marine") return { is: "turn", seat: it.who };
  if (it.event === "roused") return { is: "turn", seat: invader };
  if (it.event === "round") return { is: "turn", seat: null };
  if (it.event === "moved") return { is: "walk", who: it.who, ...by };
  if (HUSHED.includes(it.event)) return { is: "hush" };
  if (BEGINS.includes(it.event)) return { is: "begin", ...by };
  return { is: GOES_ON.includes(it.event) ? "more" : "alone", ...by };
}

export function tally(news: News[], view: unknown): Tally {
  const { marines, invader } = view as View;
  const seat = (who: string) => (who.startsWith("p") ? seatIndex(who) : seatIndex(invader));
  const counter = new Counter(Math.max(marines.length, seatIndex(invader) + 1));
  let by: number | null = null;
  for (const it of eventsOf<Event>(news)) {
    if (it.event === "round" && it.number > 1) counter.mark();
    if (it.event === "attack") {
      by = seat(it.by);
      counter.add(by, "shots");
    }
    if (it.event === "damage") {
      counter.add(by, "hits", it.n > 0 ? 1 : 0);
      counter.add(by, "damage", it.n);
      counter.score(by, it.n);
    }
    if (it.event === "killed") {
      counter.add(it.by === null ? by : seat(it.by), "kills");
      if (it.who.startsWith("p")) counter.add(seatIndex(it.who), "deaths");
    }
  }
  return counter.tally("damage");
}
