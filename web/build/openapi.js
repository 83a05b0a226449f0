// Is the description of the interface one that other programs can use? `npm run openapi -- FILE`; judged by Redocly's rules.
import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const file = process.argv[2] ?? "";
const config = await createConfig({
  rules: {
    struct: "error",
    "no-unresolved-refs": "error",
    "path-parameters-defined": "error",
    "path-declaration-must-exist": "error",
    "no-identical-paths": "error",
    "no-path-trailing-slash": "error",
    "no-ambiguous-paths": "off",
    "operation-operationId-unique": "error",
    "operation-parameters-unique": "error",
    "operation-2xx-response": "off",
    "security-defined": "error",
    "spec-components-invalid-map-name": "error",
    "no-enum-type-mismatch": "error",
    "no-duplicated-tag-names": "error",
    "no-schema-type-mismatch": "error",
  },
});
const problems = await lintFromString({ source: readFileSync(file, "utf8"), absoluteRef: file, config });
for (const { message, location } of problems) console.error(`${location[0]?.pointer ?? ""}: ${message}`);
if (problems.length > 0) process.exit(1);
