// How the page's plain TypeScript is tested: `npm run test:unit`, without a browser.
// Some tests go through whole games, beside a build: they have time.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    test: {
      include: ["tests/unit/**/*.test.ts"],
      setupFiles: "tests/unit/browser.ts",
      isolate: false,
      restoreMocks: true,
      testTimeout: 60_000,
    },
  }),
);
