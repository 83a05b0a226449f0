// The browser that is driven: Chromium without windows where there is one, since that takes a fifth less time.
import { existsSync } from "node:fs";

/** With everything, as people have it. */
export const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const SHELL = "/usr/bin/chromium-headless-shell";

/** The usual one. */
export const USUAL = process.env["CHROMIUM"] === undefined && existsSync(SHELL) ? SHELL : CHROMIUM;

export const launch = (executablePath: string) => ({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
