// A plain web server for the files of the site: it knows nothing of the games, can be stopped, and can change files.
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

export const FILES = process.env["TELEFRAG_SITE_FILES"] ?? "../target/site";

const KINDS: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The folder of its address for which the site was made. */
const BASE = /src="(\/[^"]*)assets\//.exec(readFileSync(join(FILES, "index.html"), "utf8"))?.[1] ?? "/";

export class Host {
  #server: Server | null = null;
  #port = 0;
  /** What it has sent of its files, in bytes, compressed where they were. */
  sent: { path: string; size: number }[] = [];
  /** Files that have changed since the site was made. */
  changed = new Map<string, string>();

  get home(): string {
    return `http://127.0.0.1:${this.#port}${BASE}`;
  }

  async start(): Promise<void> {
    if (this.#server) return;
    const server = createServer((request, response) => this.#answer(request, response));
    await new Promise<void>((done) => server.listen(this.#port, "127.0.0.1", done));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(null)));
  }

  #answer({ url = "/", headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(url, "http://host");
    const path = pathname.slice(BASE.length) || "index.html";
    const file = join(FILES, path);
    response.setHeader("content-type", KINDS[extname(path)] ?? "text/plain");
    const changed = this.changed.get(path);
    if (changed !== undefined) return void response.end(changed);
    if (!pathname.startsWith(BASE) || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    const small = headers["accept-encoding"]?.includes("br") && existsSync(`${file}.br`);
    if (small) response.setHeader("content-encoding", "br");
    const body = small ? `${file}.br` : file;
    this.sent.push({ path, size: statSync(body).size });
    createReadStream(body).pipe(response);
  }
}
