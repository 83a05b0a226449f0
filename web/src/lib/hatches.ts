// Patterns that stand for colours, for those who want them: outlines in a box of 20.
export const HATCHES: Record<string, string> = {
  red: "M0 20L20 0",
  blue: "M0 7H20M0 17H20",
  yellow: "M10 6v8M6 10h8",
  green: "M0 0L20 20",
  purple: "M7 0V20M17 0V20",
  white: "M9 9h2v2h-2z",
};
