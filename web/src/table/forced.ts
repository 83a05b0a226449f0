// Questions with one answer: which of them the page answers for the reader, and which it leaves to them all the same.
import type { Choice, News, Question, Scene } from "../api/types.ts";
import { spotsOf } from "../lib/choices.ts";
import { isBot, owner, seatIndex } from "../lib/players.ts";

type Step = Extract<News, { what: "acted" | "took-back" | "asked-back" | "answered-back" }>;
const STEPS: readonly News["what"][] = ["acted", "took-back", "asked-back", "answered-back"];

/** What brought the question that is open now; nothing at the beginning of a game. Talk asks nobody anything. */
export const lastStep = (news: News[]): Step | undefined => news.findLast((entry): entry is Step => STEPS.includes(entry.what));

/**
 * The only choice, if it does no more than what has been decided already: then it points at what that is done with, a card,
 * a weapon, a target, a square. What points at nothing begins something, ends it or lets it go by, and there the pause is
 * the point. Nor does anybody roll dice for the reader: the chances are looked at first, and there is no way back.
 */
export function onlyChoice(question: Question | null): Choice | null {
  const [choice, ...others] = question?.choices ?? [];
  if (!choice || others.length > 0) return null;
  return spotsOf(choice).length > 0 && !choice.shot ? choice : null;
}

/** Who looks: their id, and whether hands that play against each other share the screen. */
export interface Reader {
  me: string | null;
  shares: boolean;
}

/** What the page does for the reader now, as far as everything has been told. */
export function forced(scene: Scene, news: News[], { me, shares }: Reader): Choice | null {
  const { you, question, phase, wish, sitters } = scene;
  const choice = onlyChoice(question);
  if (!choice || !you || question?.seat !== you || phase !== "running") return null;
  const sitter = sitters[seatIndex(you)];
  if (me === null || isBot(sitter) || owner(sitter) !== me) return null;
  const last = lastStep(news);
  // Whoever goes back, or talks about that, wants to see where they are.
  if (wish || (last && last.what !== "acted")) return null;
  // A hand that has just been laid open is looked at first, or the screen goes on before anything was to be seen.
  if (shares && (last?.seat !== you || last.what !== "acted" || last.bot)) return null;
  return choice;
}
