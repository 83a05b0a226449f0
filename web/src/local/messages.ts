// What the page and the worker with the houses say to each other.
import type { Answer } from "../api/transport.ts";

export interface Asked {
  method: string;
  path: string;
  body: string | undefined;
}

/** Requests have numbers, and so have lines; the page gives both. */
export type ToWorker =
  | { say: "ask"; id: number; asked: Asked }
  | { say: "measure"; id: number; game: string }
  | { say: "open"; line: number; path: string }
  | { say: "tell"; line: number; text: string }
  | { say: "close"; line: number };

export type ToPage =
  | { say: "answer"; id: number; answer: Answer }
  | { say: "measured"; id: number; perSecond: number }
  | { say: "failed"; id: number; why: string }
  | { say: "told"; line: number; text: string }
  | { say: "closed"; line: number; code: number }
  /** The worker cannot go on: whatever was stored is safe. */
  | { say: "broken"; why: string };
