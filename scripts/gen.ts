import { existsSync } from "node:fs";
import { join } from "node:path";
import { categoryIconSprite } from "./gen/category-icons.ts";
import { drawingGlyphs } from "./gen/drawing-glyphs.ts";
import { errorsPage } from "./gen/errors.ts";
import { runGenerators } from "./gen/frame.ts";
import type { Generator } from "./gen/generator.ts";
import { importPage } from "./gen/import.ts";
import { openapi } from "./gen/openapi.ts";
import { places } from "./gen/places.ts";
import { requirements } from "./gen/requirements.ts";

const root = join(import.meta.dirname, "..");
const generators: readonly Generator[] = [
  requirements,
  errorsPage,
  openapi,
  categoryIconSprite,
  // An operator may have deleted the drawings.
  ...(existsSync(join(root, "drawings")) ? [drawingGlyphs] : []),
  importPage,
  places,
];

const mode = process.argv.includes("--check") ? "check" : "write";
const { stale, summaries } = await runGenerators(generators, root, mode);

if (mode === "write") for (const path of stale) console.log(`wrote ${path}`);
if (mode === "check" && stale.length > 0) {
  console.error(`Out of date, run \`npm run gen\` and commit:\n${stale.map((path) => `  ${path}`).join("\n")}`);
  process.exitCode = 1;
}
for (const summary of summaries) console.log(summary);
