// A change of something as the server tells it: `=` is the new value, `~` names the parts that have changed.
export type Change = { "=": unknown } | { "~": Record<string, Change> };

/** What was known, with the change; what has not changed stays the very same object. */
export function changed<T>(known: unknown, change: Change | undefined): T {
  if (!change) return known as T;
  if ("=" in change) return change["="] as T;
  const parts = Object.entries(change["~"]);
  if (Array.isArray(known)) {
    const list: unknown[] = [...(known as unknown[])];
    for (const [place, part] of parts) list[Number(place)] = changed(list[Number(place)], part);
    return list as T;
  }
  const whole: Record<string, unknown> = { ...(known as Record<string, unknown>) };
  for (const [name, part] of parts) whole[name] = changed(whole[name], part);
  return whole as T;
}
