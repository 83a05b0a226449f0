// A finished game that is handed from one place to another, in an address that leads to `Bring.svelte` there.
import { pack, unpack } from "./packed.ts";

const MARK = "#r=";
/** No replay is longer. */
const MOST = 1024 * 1024;

/** The address that brings a replay to a server. */
export const handing = async (server: string, replay: string): Promise<string> => `${server}/bring${MARK}${await pack(replay)}`;

/** The replay that an address carries. */
export const handed = async (hash: string): Promise<string | null> =>
  hash.startsWith(MARK) ? unpack(hash.slice(MARK.length), MOST) : null;
