// How far this browser has seen each table: whoever comes back is told what happened since.
const KEY = "telefrag-seen";
/** So many tables are remembered. */
const MOST = 40;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last entry of a table that was seen here; 0 if none was. */
export const seenAt = (table: string): number => all()[table] ?? 0;

/** That entry of a table has been seen. */
export function see(table: string, number: number): void {
  const { [table]: _, ...others } = all();
  const kept = [...Object.entries(others).slice(-MOST + 1), [table, number] as const];
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
