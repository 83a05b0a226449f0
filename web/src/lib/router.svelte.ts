// Where the reader is: addresses of the page and how to go from one to another, on the History API.
import { to, within } from "./base.ts";

/** The parts of one's own screen; the first is at `/me` itself. */
export const MY_PARTS = ["games", "notices", "account", "programs"] as const;
export type MyPart = (typeof MY_PARTS)[number];

/** The parts of the administrator's page; the first is at `/admin` itself. */
export const ADMIN_PARTS = ["people", "tables", "chat", "invitations", "scenarios", "notice", "upkeep", "log"] as const;
export type AdminPart = (typeof ADMIN_PARTS)[number];

export type Place =
  | { at: "home" }
  | { at: "new"; game: string | null; wants: Record<string, string> }
  | { at: "table"; id: string }
  | { at: "replay"; id: string }
  | { at: "about" }
  | { at: "learn"; game: string }
  | { at: "me"; part: MyPart }
  | { at: "admin"; part: AdminPart }
  | { at: "person"; id: string }
  | { at: "invite"; code: string }
  | { at: "bring" }
  | { at: "workshop" }
  | { at: "scenario"; id: string }
  | { at: "editor"; game: string; wants: Record<string, string> }
  | { at: "missing" };

function read({ pathname, search }: Location): Place {
  const parts = within(pathname).split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (!first) return { at: "home" };
  if (first === "new" && parts.length === 1) {
    const { game = null, ...wants } = Object.fromEntries(new URLSearchParams(search));
    return { at: "new", game, wants };
  }
  if ((first === "about" || first === "bring") && parts.length === 1) return { at: first };
  if (first === "learn" && !third) return { at: first, game: second ?? "adrenaline" };
  if (first === "people" && second && !third) return { at: "person", id: second };
  if (first === "invite" && second && !third) return { at: "invite", code: second };
  if (first === "workshop" && parts.length === 1) return { at: first };
  if (first === "workshop" && second === "edit" && third && parts.length === 3)
    return { at: "editor", game: third, wants: Object.fromEntries(new URLSearchParams(search)) };
  if (first === "workshop" && second && second !== "edit" && !third) return { at: "scenario", id: second };
  const part = MY_PARTS.find((one) => one === (second ?? MY_PARTS[0]));
  if (first === "me" && part && !third) return { at: "me", part };
  const duty = ADMIN_PARTS.find((one) => one === (second ?? ADMIN_PARTS[0]));
  if (first === "admin" && duty && !third) return { at: "admin", part: duty };
  if (first === "table" && second && !third) return { at: "table", id: second };
  if (first === "table" && second && third === "replay") return { at: "replay", id: second };
  return { at: "missing" };
}

const now = $state<{ place: Place }>({ place: read(location) });

export function place(): Place {
  return now.place;
}

export function go(path: string, replace = false): void {
  if (to(path) === location.pathname + location.search) return;
  history[replace ? "replaceState" : "pushState"](null, "", to(path));
  now.place = read(location);
  if (!replace) scrollTo(0, 0);
}

/** Follow links of our own page without leaving it. */
export function followLinks(): () => void {
  const arrive = () => {
    now.place = read(location);
  };
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = within(link.pathname);
    if (link.hash || /^\/(api|codex)(\/|$)/.test(path)) return;
    event.preventDefault();
    go(path + link.search);
  };
  // Whoever looks at a table needs no notice of it: the service worker asks.
  const called = ({ ports }: MessageEvent) => ports[0]?.postMessage(location.pathname);
  navigator.serviceWorker?.addEventListener("message", called);
  navigator.serviceWorker?.startMessages();
  addEventListener("popstate", arrive);
  document.addEventListener("click", click);
  return () => {
    navigator.serviceWorker?.removeEventListener("message", called);
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", click);
  };
}
