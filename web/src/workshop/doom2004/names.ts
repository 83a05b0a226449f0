// What a form calls the things that a scenario of DOOM (2004) names: figures, tokens, colours; others by their own names.
import { wordOr } from "../../lib/words.svelte.ts";

export const partName = (id: string): string => wordOr(`d04-${id}`, wordOr(`page-workshop-colour-${id}`, id));
