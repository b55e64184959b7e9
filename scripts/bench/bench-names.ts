import { readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../bench");
const ending = ".bench.ts";

/** Every bench that there is, by its file. */
export function benchNames(): readonly string[] {
  return readdirSync(folder)
    .filter((entry) => entry.endsWith(ending))
    .map((entry) => entry.slice(0, -ending.length))
    .toSorted();
}

export function benchFile(name: string): string {
  return join(folder, `${name}${ending}`);
}
