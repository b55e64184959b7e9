import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Name and default of each variable of an env.ts, as its schema spells them. */
export function variablesOf(path: string): Map<string, string> {
  return new Map(
    [...readFileSync(join(root, path), "utf8").matchAll(/^ {2}(?<name>[A-Z][A-Z\d_]+): (?<rule>.+),$/gm)].map(
      ({ groups }) => {
        const usual = /\.default\((?<value>[^)]+)\)$/.exec(groups?.["rule"] ?? "")?.groups?.["value"];
        return [groups?.["name"] ?? "", usual === undefined ? "-" : `\`${usual.replaceAll("_", "")}\``];
      },
    ),
  );
}
