// A server for each worker, so that tests side by side do not meet: its own process, folder and address.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The program that is tested. */
export const PROGRAM = process.env["TELEFRAG"] ?? "../target/release/telefrag";
/** A page of files instead of the one that the program carries. */
const PAGE = process.env["TELEFRAG_PAGE"];

/** The server that all tests share; one that runs already, if there is such. */
export async function withServer(lend: (address: string) => Promise<void>): Promise<void> {
  const running = process.env["TELEFRAG_URL"];
  return running ? lend(running) : withProgram(PROGRAM, lend);
}

/** Where luck starts at every table: a test meets the same cards whenever it runs. */
const LUCK = process.env["TELEFRAG_LUCK"] ?? "7";

type Lend = (address: string, data: string, program: ChildProcess) => Promise<void>;

/** Starts a program on a free port, perhaps with more options, lends its address, the folder of its data and itself, and stops it. */
export async function withProgram(file: string, lend: Lend, more: string[] = []): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "telefrag-"));
  const options = ["--bind", "127.0.0.1:0", "--data", data, "--no-browser", "--sign-ups", "100000", "--lang", "en", "--luck", LUCK];
  const program = spawn(file, ["serve", ...options, ...more, ...(PAGE ? ["--page", PAGE] : [])], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(program, "exit");
  try {
    const address = new Promise<string>((found, lost) => {
      createInterface(program.stdout).on("line", (line) => found(/http:\/\/\S+/.exec(line)?.[0] ?? ""));
      program.on("error", lost).on("exit", () => lost(new Error(`${file} has stopped`)));
    });
    await lend(await address, data, program);
  } finally {
    program.kill();
    await ended;
    await rm(data, { recursive: true });
  }
}
