// A scenario in a link: packed and written in letters that an address may have.

/** What stands before it in the part of an address that no server sees. */
const MARK = "#s=";
/** A link longer than this is cut by some programs that people send links with. */
export const LINK_MOST = 8000;
/** A scenario is never longer, whatever a link makes of itself. */
const TEXT_MOST = 64 * 1024;

async function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Is it a link that carries a scenario? */
export const carries = (hash: string): boolean => hash.startsWith(MARK);

/** The scenario that a link carries; nothing if it carries none that can be read. */
export async function unpacked(hash: string): Promise<string | null> {
  if (!carries(hash) || hash.length > 3 * LINK_MOST) return null;
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    return text.length <= TEXT_MOST ? text : null;
  } catch {
    return null;
  }
}
