// How the page is tested: a real Chromium against the real program, tests side by side.
import { defineConfig } from "@playwright/test";
import { launch, USUAL } from "./tests/launch.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  use: {
    launchOptions: launch(USUAL),
    screenshot: "only-on-failure",
    // What moves costs time; tests that are about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
});
