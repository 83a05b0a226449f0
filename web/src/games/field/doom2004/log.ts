// What happened in DOOM (2004) as a log by deeds, and who did what.
import type { News } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import type { Part } from "../../../table/deeds.ts";
import { Counter, eventsOf, type Tally } from "../../../table/tally.ts";
import { doer } from "../doer.ts";
import type { Event, View } from "./view.ts";

const BEGINS: Event["event"][] = ["attacked", "door", "smashed", "spawning", "played"];
const GOES_ON: Event["event"][] = [
  "rolled",
  "rerolled",
  "cancelled",
  "spent",
  "hit",
  "failed",
  "scattered",
  "wounded",
  "withstood",
  "died",
  "fragged",
  "knocked",
  "exploded",
  "used",
  "revealed",
  "said",
  "placed",
  "no-room",
  "not-spawned",
  "not-laid",
  "not-given",
  "removed",
  "backup",
  "mended",
  "jammed",
];

export function part(event: unknown, view: unknown): Part {
  const it = event as Event;
  const by = doer(it, (view as View).invader);
  if (it.event === "turn") return { is: "turn", seat: it.who };
  if (it.event === "round") return { is: "turn", seat: null };
  if (it.event === "moved") return { is: "walk", who: it.who, ...by };
  if (it.event === "activated") return { is: "hush" };
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
    if (it.event === "attacked") {
      by = seat(it.who);
      counter.add(by, "shots");
    }
    if (it.event === "hit") counter.add(by, "hits");
    if (it.event === "wounded" && it.cause === "attack") {
      counter.add(by, "damage", it.n);
      counter.score(by, it.n);
    }
    if (it.event === "died") counter.add(by, "kills");
    if (it.event === "fragged") {
      counter.add(seatIndex(it.who), "deaths");
      counter.add(by, "kills");
    }
  }
  return counter.tally("damage");
}
