import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkout } from "../engines/places.ts";
import { run } from "../engines/run.ts";
import type { Finding } from "../../apps/cli/doctor/finding.ts";

export async function checkRuntime(): Promise<Finding[]> {
  const manifest = await readFile(join(checkout, "package.json"), "utf8");
  const npm = await run("npm", ["--version"]);
  return [judgeNode(process.versions.node, manifest), judgeNpm(npm.ok ? npm.stdout.trim() : undefined)];
}

export function judgeNode(version: string, manifest: string): Finding {
  const least = Number(/"node": ">=(\d+)/.exec(manifest)?.[1]);
  const subject = "node";
  if (Number.parseInt(version, 10) >= least) return { level: "ok", subject, text: version };
  const todo = "run `npm ci` and start the scripts with npm, which brings the right one along";
  return { level: "fail", subject, text: `${version}, ${least} or newer is needed`, todo };
}

function judgeNpm(version: string | undefined): Finding {
  if (version) return { level: "ok", subject: "npm", text: version };
  return { level: "fail", subject: "npm", text: "not found", todo: "install Node with npm" };
}
