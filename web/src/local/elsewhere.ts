// Servers that a game can be sent to: the address that somebody has written, and whether anybody is there.

const KEY = "telefrag-server";

/** The server of the last time. */
export const usualServer = (): string => localStorage.getItem(KEY) ?? "";

/** The root of a server, from whatever somebody has written; null if it is no address. */
export function serverOf(written: string): string | null {
  const text = written.trim();
  try {
    return new URL(text.includes("://") ? text : `https://${text}`).origin;
  } catch {
    return null;
  }
}

/** Machines that browsers trust without encryption: this one. */
const HERE = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|$)/;

/**
 * Can a server be asked at all? From an encrypted page browsers let nobody ask one that is not encrypted, though a link may lead
 * to it.
 */
export const canAsk = (server: string, from: string = location.protocol): boolean =>
  from !== "https:" || !server.startsWith("http:") || HERE.test(server);

/** Is anybody there? What is said there cannot be read from here, but that something is. */
export async function reach(server: string): Promise<boolean> {
  try {
    await fetch(`${server}/healthz`, { mode: "no-cors", cache: "no-store", signal: AbortSignal.timeout(5000) });
    localStorage.setItem(KEY, server);
    return true;
  } catch {
    return false;
  }
}
