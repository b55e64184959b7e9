import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import { boundaryRules } from "./boundary-rules.ts";
import { type Finding, reportFindings } from "./finding.ts";
import { runtimeReach } from "./runtime-reach.ts";
import { teachVisitorUsing } from "./swc-using.ts";

const folders = ["apps", "packages", "demo", "drawings", "scripts", "bench", "e2e"];
/** What measures the demo company, and leads nowhere without it. */
const needsDemo = new Set(["bench"]);

teachVisitorUsing();
// dependency-cruiser works in the current folder.
reportFindings(await boundaries(process.cwd()));

async function boundaries(root: string): Promise<Finding[]> {
  const slices: { lowToHigh: string[] } = JSON.parse(
    await readFile(join(root, "packages/features/slices.json"), "utf8"),
  );
  const { output } = await cruise(
    folders.filter(
      (folder) => existsSync(join(root, folder)) && (!needsDemo.has(folder) || existsSync(join(root, "demo"))),
    ),
    {
      baseDir: root,
      // TypeScript 7 has no interface that the default parser knows; swc tells type imports from the others.
      parser: "swc",
      moduleSystems: ["es6"],
      validate: true,
      ruleSet: { forbidden: boundaryRules(slices.lowToHigh) },
      doNotFollow: { path: "node_modules" },
      exclude: { path: String.raw`(^|/)(build|\.react-router)/` },
      enhancedResolveOptions: {
        exportsFields: ["exports"],
        conditionNames: ["import", "node", "default"],
        extensions: [".ts", ".tsx", ".js", ".css", ".json"],
      },
    },
  );
  if (typeof output === "string") throw new Error("dependency-cruiser answered with a text instead of a graph");
  const comments = new Map(output.summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment ?? ""]));
  const broken = output.summary.violations.map(({ rule, from, to }) => ({
    wall: rule.name,
    file: from,
    message: `names ${to}. ${comments.get(rule.name) ?? ""}`,
  }));
  return [...broken, ...runtimeReach(output.modules)];
}
