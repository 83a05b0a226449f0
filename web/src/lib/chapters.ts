// The chapters of a rulebook, as its Fluent file has them: each begins with a comment of two signs, and ends with the next.

/** The title of the chapter in which a rule stands; empty if it stands in none. */
export function chapterOf(text: string, rule: string): string {
  let chapter = "";
  for (const line of text.split("\n")) {
    const [, title] = /^## (.+)$/.exec(line) ?? [];
    if (title) chapter = title.trim();
    if (line.startsWith(`rule-${rule} =`)) return chapter;
  }
  return "";
}
