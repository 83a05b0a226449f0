// How the site without a server is tested: plain files, and no network. `cargo xtask site --test` makes the files first.
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

export default defineConfig(usual, {
  testDir: "tests/site",
  testMatch: ["folder.ts", "offline.ts", "tabs.ts", "update.ts", "rules.ts", "send.ts"],
  workers: 1,
});
