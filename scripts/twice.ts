/**
 * `node scripts/twice.ts COMMAND`: what CI runs where real engines, browsers and clocks decide. A shared machine has
 * minutes in which its host gives it next to nothing; what failed is tried once more when they are over, by itself.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { calmMachine } from "./calm-machine.ts";
import { failedFilesPath } from "./vitest-totals.ts";

const root = join(import.meta.dirname, "..");
/** More than that is a defect, which a second try would only hide or take long to show again. */
const maxFiles = 15;
const [program = "", ...args] = process.argv.slice(2);

await rm(failedFilesPath, { force: true });
let code = await run([program, ...args]);
const again = code === 0 ? undefined : await secondTry();
if (again) {
  await calmMachine();
  console.log(`\nsecond try: ${again.join(" ")}`);
  code = await run(again);
}
process.exit(code);

async function run(command: readonly string[]): Promise<number> {
  const child = spawn(command[0] ?? "", command.slice(1), { cwd: root, stdio: "inherit" });
  const [exitCode] = (await once(child, "exit")) as [number | null];
  return exitCode ?? 1;
}

/** Only what failed, where the runner knows it. */
async function secondTry(): Promise<readonly string[] | undefined> {
  if (program === "playwright") return [program, ...args, "--last-failed"];
  if (program !== "vitest") return [program, ...args];
  const files = (await readFile(failedFilesPath, "utf8").catch(() => "")).split("\n").filter(Boolean);
  if (files.length === 0 || files.length > maxFiles) return undefined;
  return [program, ...args, "--no-file-parallelism", ...files];
}
