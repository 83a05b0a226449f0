// Time in words, and a clock that ticks for those who look.
import { tongue } from "./words.svelte.ts";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in words. */
export function ago(at: number): string {
  const passed = at - Date.now();
  const words = new Intl.RelativeTimeFormat(tongue(), { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) if (-passed >= length) return words.format(Math.round(passed / length), unit);
  return words.format(0, "minute");
}

/** A day. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(tongue(), { dateStyle: "medium" }).format(at);
}

/** A day with its time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(tongue(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A time of day. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(tongue(), { timeStyle: "short" }).format(at);
}

/** When something begins and when it ends, as far as that is known; a day that both share is said once. */
export function fromUntil(from?: number | null, until?: number | null): [string, string] {
  const sameDay = from && until && day(from) === day(until);
  return [from ? moment(from) : "", until ? (sameDay ? clockTime : moment)(until) : ""];
}

/** A span as people count it: 1:05, or 2:10:00. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, n) => (n === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
