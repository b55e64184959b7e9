import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkout } from "./places.ts";

export const usualEnvFile = join(checkout, ".engines/env");

/** Lines of `KEY=value`; an engine that was not asked for keeps its line. */
export function mergeLines(old: string, fresh: Record<string, string>): string {
  const lines = old.split("\n").filter((line) => line.includes("="));
  const kept = lines.filter((line) => !(line.slice(0, line.indexOf("=")) in fresh));
  return [...kept, ...Object.entries(fresh).map(([name, value]) => `${name}=${value}`)].toSorted().join("\n") + "\n";
}

export async function writeEnvFile(path: string, fresh: Record<string, string>): Promise<void> {
  const old = await readFile(path, "utf8").catch(() => "");
  await mkdir(dirname(path), { recursive: true });
  // A reader never sees half a file.
  await writeFile(`${path}.new`, mergeLines(old, fresh));
  await rename(`${path}.new`, path);
}
