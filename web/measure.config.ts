// How long a click takes and how smoothly a board moves is measured: `npm run measure`.
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

export default defineConfig(usual, {
  testDir: "tests/measure",
  testMatch: ["clicks.ts", "decisions.ts", "panning.ts"],
  timeout: 300_000,
  // One after the other: none disturbs what another measures.
  workers: 1,
});
