// How pictures of every screen are taken: `cargo xtask screenshots`.
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

export default defineConfig(usual, { testDir: "tests/screens", testMatch: "pictures.ts", timeout: 120_000 });
