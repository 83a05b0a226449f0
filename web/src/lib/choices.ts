// What the choices of a question are about, as the server says it.
import type { Choice, Spot } from "../api/types.ts";

type Kind = Spot["on"];

/** Things that a board shows. */
const ON_BOARD: readonly Kind[] = ["square", "figure", "door", "spawnpoint"];

/** The things of a choice, perhaps of one kind only. */
export const spotsOf = (choice: Choice | undefined, on?: Kind): Spot[] =>
  (choice?.spots ?? []).filter((spot) => on === undefined || spot.on === on);

/** Does the board show this choice, so that a long list of buttons may leave it out at first? */
export const onBoard = (choice: Choice): boolean => spotsOf(choice).some(({ on }) => ON_BOARD.includes(on));

/** The choice that an action belongs to. */
export const choiceOf = (choices: Choice[] | undefined, action: string | null): Choice | undefined =>
  action === null ? undefined : choices?.find((choice) => choice.action === action);
