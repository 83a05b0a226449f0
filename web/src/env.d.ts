// Modules that the build makes: outlines of icons, what the page needs of content files, maps as far as they are open, and
// for a site without a server the rules of the games themselves.
declare module "icon:*" {
  const outline: string;
  export default outline;
}
declare module "map:*" {
  const maps: Record<string, never>;
  export default maps;
}
/** Fields of entries by id: whoever imports them says what they are. */
declare module "content:*" {
  const sheet: Record<string, never>;
  export default sheet;
}

declare module "house:all" {
  /** What is answered; it is freed when it has been read. */
  interface Given {
    readonly status: number;
    readonly body: string;
    readonly name: string | undefined;
    free(): void;
  }
  /** What a line says, or the code with which it ends. */
  interface Heard {
    readonly line: number;
    readonly text: string | undefined;
    readonly code: number | undefined;
    free(): void;
  }
  /** The tables of a game in this browser: `crates/local`. Times are those of `Date.now()`. */
  export interface House {
    request(method: string, path: string, body: string | undefined, now: number): Given;
    lineOpen(path: string, now: number): number;
    lineSay(line: number, text: string, now: number): void;
    lineClose(line: number): void;
    hear(): Heard | undefined;
    /** Do one thing that is due; says when the next is. */
    tend(now: number): number | undefined;
    /** What is to be stored since the last time, as JSON. */
    changed(): string;
    put(key: string, value: string | undefined): void;
  }
  export interface Rules {
    default(): Promise<unknown>;
    House: new (options: string, stored: string, luck: Uint8Array) => House;
    speak(lang: string, text: string): void;
    hashes(from: number, count: number): string;
    thought(from: number, count: number): string;
    bench(decisions: number): number;
  }
  /** By game. */
  export const rules: Record<string, () => Promise<Rules>>;
  /** What a house says, by language and game: `pl-doom2004`. */
  export const texts: Record<string, () => Promise<string>>;
  /** What there is to play, as JSON. */
  export const games: () => Promise<string>;
}
