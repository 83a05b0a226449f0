// Runs after every installation: keeps a copy of the list that was installed, so that the next build can tell at once
// whether anything is missing.
import { copyFileSync } from "node:fs";

copyFileSync("package-lock.json", "node_modules/.installed.json");
