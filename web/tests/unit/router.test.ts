// Addresses of the page.
import { expect, test } from "vitest";
import { go, place } from "../../src/lib/router.svelte.ts";

const at = (path: string) => {
  go(path);
  return place();
};

test("every address has its place", () => {
  expect(at("/about")).toEqual({ at: "about" });
  expect(at("/learn")).toEqual({ at: "learn", game: "adrenaline" });
  expect(at("/learn/doom2016")).toEqual({ at: "learn", game: "doom2016" });
  expect(at("/new")).toEqual({ at: "new", game: null, wants: {} });
  expect(at("/new?game=doom2004")).toEqual({ at: "new", game: "doom2004", wants: {} });
  expect(at("/new?game=doom2016&mission=dockside")).toEqual({ at: "new", game: "doom2016", wants: { mission: "dockside" } });
  expect(at("/table/k7m2")).toEqual({ at: "table", id: "k7m2" });
  expect(at("/table/k7m2/replay?at=3")).toEqual({ at: "replay", id: "k7m2" });
  expect(at("/people/a%20b")).toEqual({ at: "person", id: "a b" });
  expect(at("/bring")).toEqual({ at: "bring" });
  expect(at("/invite/welcome")).toEqual({ at: "invite", code: "welcome" });
  expect(at("/workshop")).toEqual({ at: "workshop" });
  expect(at("/workshop/k7m2")).toEqual({ at: "scenario", id: "k7m2" });
  expect(at("/workshop/edit/doom2016")).toEqual({ at: "editor", game: "doom2016", wants: {} });
  expect(at("/workshop/edit/doom2004?from=k7m2")).toEqual({ at: "editor", game: "doom2004", wants: { from: "k7m2" } });
  expect(at("/")).toEqual({ at: "home" });
});

test("one's own screen begins with the games", () => {
  expect(at("/me")).toEqual({ at: "me", part: "games" });
  expect(at("/me/programs")).toEqual({ at: "me", part: "programs" });
  expect(at("/me/elsewhere")).toEqual({ at: "missing" });
});

test("what is too long or unknown is missing", () => {
  for (const path of [
    "/nowhere",
    "/table",
    "/about/us",
    "/new/game",
    "/table/k7m2/other",
    "/me/games/more",
    "/people/a/b",
    "/workshop/edit",
    "/workshop/edit/doom2016/x",
  ])
    expect(at(path), path).toEqual({ at: "missing" });
});
