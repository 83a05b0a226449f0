// As much of a browser as the plain files of the page ask for while they are loaded.
import { vi } from "vitest";

const kept = new Map<string, string>();

vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal("navigator", { languages: ["en-GB"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("scrollTo", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("history", {
  pushState: (_: unknown, __: string, path: string) => void (location.href = new URL(path, location.href).href),
  replaceState: (_: unknown, __: string, path: string) => void (location.href = new URL(path, location.href).href),
});
vi.stubGlobal(
  "document",
  Object.assign(new EventTarget(), { documentElement: { lang: "en", dataset: {} }, hidden: false, visibilityState: "visible" }),
);
const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
