// The last steps of a site without a server: `node site.mjs FOLDER` makes a service worker that knows every file, and a page
// for hosts that show one where they find nothing.
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const folder = process.argv[2];

// Notices need a server.
rmSync(join(folder, "push.js"), { force: true });

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
  .sort();
const hash = createHash("sha256");
for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));

const worker = readFileSync(new URL("../site/sw.js", import.meta.url), "utf8")
  .replace("__VERSION__", hash.digest("hex").slice(0, 12))
  .replace("__FILES__", JSON.stringify(files));
writeFileSync(join(folder, "sw.js"), worker);
copyFileSync(join(folder, "index.html"), join(folder, "404.html"));
