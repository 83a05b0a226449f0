// After a game: the next one with the same seats, begun at once where nobody has to be waited for.
import { api } from "../api/client.ts";
import { me } from "../api/me.svelte.ts";
import type { Scene } from "../api/types.ts";
import { owner } from "../lib/players.ts";
import { go } from "../lib/router.svelte.ts";
import { told } from "../ui/notes.svelte.ts";

/** Does nobody else sit there but computer players? */
export const isAlone = ({ sitters }: Scene): boolean => sitters.every((sitter) => (owner(sitter) ?? me()?.id) === me()?.id);

/** Open the table of the same game again, or of the one that follows it, and go there. */
export async function goOn(id: string, scene: Scene, which: "rematch" | "next"): Promise<void> {
  const next = await told(api.again(id, which));
  if (!next) return;
  if (isAlone(scene) && next.scene.sitters.every((sitter) => sitter !== "open")) await told(api.begin(next.id));
  go(`/table/${next.id}`);
}
