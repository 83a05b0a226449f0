// How the page is tested: a real Chromium against the real program.
import { defineConfig } from "@playwright/test";

const port = 2190;

export default defineConfig({
  testDir: "tests",
  timeout: 90_000,
  workers: 1,
  // A busy machine may be too slow for a browser once.
  retries: 2,
  use: {
    baseURL: process.env.TELEFRAG_URL ?? `http://127.0.0.1:${port}`,
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
  },
  ...(process.env.TELEFRAG_URL
    ? {}
    : {
        webServer: {
          command: `${process.env.TELEFRAG ?? "../target/release/telefrag"} serve --bind 127.0.0.1:${port} --data test-results/data --no-browser --sign-ups 100000`,
          port,
          reuseExistingServer: false,
        },
      }),
});
