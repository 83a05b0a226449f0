// Tables that try out what somebody draws: the way back to the drawing board, as long as the browser's window is open.

const KEY = "telefrag-drawn";

function all(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The table tries out what is drawn at this address. */
export function drawnAt(table: string, address: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: address }));
}

/** Where the map of a table is drawn; nothing if it is not drawn here. */
export const drawingOf = (table: string): string | undefined => all()[table];
