// A scenario in a link.
import { pack, unpack } from "../lib/packed.ts";

/** What stands before it in the part of an address that no server sees. */
const MARK = "#s=";
/** A link longer than this is cut by some programs that people send links with. */
export const LINK_MOST = 8000;
/** A scenario is never longer, whatever a link makes of itself. */
const TEXT_MOST = 64 * 1024;

export const packed = async (text: string): Promise<string> => MARK + (await pack(text));

/** Is it a link that carries a scenario? */
export const carries = (hash: string): boolean => hash.startsWith(MARK);

/** The scenario that a link carries; nothing if it carries none that can be read. */
export async function unpacked(hash: string): Promise<string | null> {
  return carries(hash) && hash.length <= 3 * LINK_MOST ? unpack(hash.slice(MARK.length), TEXT_MOST) : null;
}
