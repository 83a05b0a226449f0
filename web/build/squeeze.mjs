// Puts a Brotli copy beside every text file of the built page, for browsers that take it; with `--gzip` a gzip copy too, for
// web servers that know nothing else.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, option] = process.argv.slice(2);
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(css|html|js|json|svg|wasm|webmanifest)$/.test(entry.name)) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const plain = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const small = brotliCompressSync(plain, { params });
  if (small.length < plain.length) writeFileSync(`${path}.br`, small);
  if (option !== "--gzip") continue;
  const zipped = gzipSync(plain, { level: 9 });
  if (zipped.length < plain.length) writeFileSync(`${path}.gz`, zipped);
}
