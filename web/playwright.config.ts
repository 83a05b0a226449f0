// How the page is tested: a real Chromium against the real program, tests side by side.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  timeout: 90_000,
  fullyParallel: true,
  workers: 2,
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    screenshot: "only-on-failure",
    // What moves costs time; tests that are about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
});
