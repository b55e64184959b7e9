import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../db/migrations");

/** The template database carries this in its name: a changed migration makes a new one, an unchanged one is used again. */
export function templateName(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(folder).toSorted()) hash.update(file).update(readFileSync(join(folder, file)));
  return `capstan_template_${hash.digest("hex").slice(0, 12)}`;
}
