// Every file of words but what the server says itself: each in every language a chunk of its own.
export const FILES = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{refusals*,server}.ftl"], {
  query: "?raw",
  import: "default",
});
