// A server for each worker, so that tests side by side do not meet: its own process, folder and address.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PROGRAM = process.env["TELEFRAG"] ?? "../target/release/telefrag";
/** A page of files instead of the one that the program carries. */
const PAGE = process.env["TELEFRAG_PAGE"];

/** Starts the program on a free port, lends its address, and stops it. */
export async function withServer(lend: (address: string) => Promise<void>): Promise<void> {
  const running = process.env["TELEFRAG_URL"];
  if (running) return lend(running);
  const data = await mkdtemp(join(tmpdir(), "telefrag-"));
  const options = ["--bind", "127.0.0.1:0", "--data", data, "--no-browser", "--sign-ups", "100000", "--lang", "en"];
  const program = spawn(PROGRAM, ["serve", ...options, ...(PAGE ? ["--page", PAGE] : [])], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(program, "exit");
  try {
    const address = new Promise<string>((found, lost) => {
      createInterface(program.stdout).on("line", (line) => found(/http:\/\/\S+/.exec(line)?.[0] ?? ""));
      program.on("error", lost).on("exit", () => lost(new Error(`${PROGRAM} has stopped`)));
    });
    await lend(await address);
  } finally {
    program.kill();
    await ended;
    await rm(data, { recursive: true });
  }
}
