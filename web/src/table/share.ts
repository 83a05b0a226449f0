// Give somebody the way to a table.
import { whole } from "../lib/base.ts";
import { say } from "../lib/words.svelte.ts";
import { note } from "../ui/notes.svelte.ts";

export async function invite(id: string): Promise<void> {
  const url = whole(`/table/${id}`);
  if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
    await navigator.share({ title: "Telefrag", url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    note(say("page-link-copied"));
  } catch {
    note(url);
  }
}
