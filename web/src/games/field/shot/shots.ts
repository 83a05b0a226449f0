// What the attacks of a question come to: who is aimed at, which is the best, and their chances as numbers to be drawn.
import type { Choice, Shot, Victim } from "../../../api/types.ts";
import { choiceOf, spotsOf } from "../../../lib/choices.ts";

export interface Attack extends Choice {
  shot: Shot;
}

/** An attack that is aimed now. A weapon that is only taken in hand is none: it asks for its target. */
export const isAttack = (choice: Choice): choice is Attack => choice.shot !== undefined && spotsOf(choice, "card").length === 0;

/** Per cent of so many ways, as people read it: what is possible is never 0, what may fail never 100. */
export function percent(ways: number, of: number): number {
  const exact = of > 0 ? (100 * ways) / of : 0;
  if (exact > 0 && exact < 1) return 1;
  if (exact < 100 && exact > 99) return 99;
  return Math.round(exact);
}

/** What somebody suffers in the mean. */
export const mean = ({ wounds, of }: Victim): number => wounds.reduce((sum, ways, n) => sum + ways * n, 0) / Math.max(1, of);

/** Whom an attack is meant for: the first that is no friend. */
export const meant = ({ shot }: Attack): Victim | undefined => shot.victims?.find(({ friend }) => !friend);

const killing = (one: Victim): number => one.kill / Math.max(1, one.of);

/** How much an attack is wished for: kills first, then wounds, then what hits at all; friends who suffer count against it. */
function worth(attack: Attack): number {
  const sum = (of: (victim: Victim) => number) =>
    (attack.shot.victims ?? []).reduce((all, victim) => all + (victim.friend ? -2 : 1) * of(victim), 0);
  return 100 * sum(killing) + 10 * sum(mean) + attack.shot.hit / Math.max(1, attack.shot.of);
}

/** Does what is hit stand where the attack is aimed? */
function isOnTarget(attack: Attack): boolean {
  const spots = attack.spots ?? [];
  const hit = (victim: Victim) => !victim.friend && spots.some(({ on, id }) => on === victim.on.on && id === victim.on.id);
  return spots.length === 0 || (attack.shot.victims ?? []).some(hit);
}

export interface Aims {
  /** Enemies and things that blow up, the best first, those beyond reach last. */
  targets: Attack[];
  /** All other squares that may be attacked. */
  squares: Attack[];
}

/** The attacks of a question. Of several at one large figure the best stands for all. */
export function aims(choices: Choice[]): Aims {
  const all = choices.filter(isAttack);
  const best = new Map<string, Attack>();
  for (const attack of all.filter(isOnTarget)) {
    const who = meant(attack)?.on.id ?? attack.action;
    const known = best.get(who);
    if (!known || worth(attack) > worth(known)) best.set(who, attack);
  }
  const targets = [...best.values()].sort((a, b) => Number(a.quiet ?? false) - Number(b.quiet ?? false) || worth(b) - worth(a));
  return { targets, squares: all.filter((attack) => !isOnTarget(attack)) };
}

/** Empty squares are offered if somebody asks for them, or if there is nothing else. */
export const withSquares = ({ targets }: Aims, asked: boolean): boolean => asked || targets.length === 0;

/** The attack that is aimed: what is pointed at, what was tapped last, else the best. */
export function aimed({ targets, squares }: Aims, hovered: string | null, tapped: string | null): Attack | undefined {
  const all = [...targets, ...squares];
  const of = (action: string | null) => (action === null ? undefined : all.find((attack) => attack.action === action));
  return of(hovered) ?? of(tapped) ?? targets[0];
}

/** The weapon in hand that is pointed at, if it asks for no target and is known to hit somebody: a sweep. */
export function swept(choices: Choice[], hovered: string | null): Attack | undefined {
  const pointed = choiceOf(choices, hovered);
  return pointed?.shot?.victims?.length && !isAttack(pointed) ? { ...pointed, shot: pointed.shot } : undefined;
}
