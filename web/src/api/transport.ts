// How the page reaches the tables. A build has one of two ways, `#transport`: a server, or a house in the browser itself.
import type { Component } from "svelte";
import type { Lang } from "./types.ts";

/** What is sent along. */
export interface Sent {
  type: "application/json" | "text/plain";
  text: string;
}

export interface Answer {
  status: number;
  text: string;
  /** The name of a file that is meant to be kept. */
  name?: string | undefined;
}

/** The other end of a live line. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Hears {
  message(text: string): void;
  /** The line has ended, with a code as WebSocket has them. */
  closed(code: number): void;
}

export interface Transport {
  /** Are there other people, and what comes with them: accounts, invitations, chat, notices, a shelf of scenarios? */
  readonly people: boolean;
  /** Is there a network between, so that a line may be lost? */
  readonly remote: boolean;
  /** Ask for something; fails only if nobody can be reached. */
  ask(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** Open a live line. */
  line(path: string, hears: Hears): Wire;
  /** Where a file can be downloaded; null if it has to be asked for. */
  file(path: string): string | null;
  /** A page of the codex: a game, a rule, or its first page. */
  codex(lang: Lang, name?: string): string;
  /** What this way shows on every screen besides. */
  beside?: Show;
  /** What it says about itself. */
  about?: Show;
  /** What can be done with a table here besides. */
  table?: Show<{ id: string; over: boolean }>;
}

/** A part of the page that is loaded when it is shown. */
type Show<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;
