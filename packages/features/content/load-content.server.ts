import { readFile, readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { checkContent } from "./check-content.ts";
import { sectionsSchema } from "./content.schema.ts";
import { type Content, type ContentFinding, sectionsFile } from "./content-page.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { readPage } from "./read-page.server.ts";
import { readYaml } from "./read-yaml.server.ts";

export interface LoadContentOptions {
  readonly folder: string;
  /** What `{brand}` and the like stand for. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether some other part of the store answers a path. */
  readonly isAnswered: (path: string) => boolean;
}

/** All content of a folder, or everything that is wrong with it. */
export async function loadContent({
  folder,
  values,
  isAnswered,
}: LoadContentOptions): Promise<{ readonly content: Content; readonly findings: readonly ContentFinding[] }> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll(sep, "/")).toSorted();
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".md"))
      .map(async (file) => ({ file, text: await readFile(join(folder, file), "utf8") })),
  );
  const read = files.map((file) => readPage(file, values));
  const sections = readSections(await readFile(join(folder, sectionsFile), "utf8"), values);
  const content = { pages: read.flatMap(({ page }) => page ?? []), sections: sections.value };
  const findings = [...sections.findings, ...read.flatMap((one) => one.findings)];
  // A page that could not be read would be missing at every link that leads to it.
  return { content, findings: findings.length > 0 ? findings : checkContent(content, isAnswered) };
}

function readSections(text: string, values: LoadContentOptions["values"]) {
  const filled = fillPlaceholders(sectionsFile, text, values);
  const { value, findings, lineOf } = readYaml({ file: sectionsFile, text: filled.text, firstLine: 1 }, sectionsSchema);
  return {
    value: (value ?? []).map(({ landing, ...section }, at) => ({
      ...section,
      landing: typeof landing === "string" ? { path: landing, label: null } : (landing ?? null),
      line: lineOf([at]),
    })),
    findings: [...filled.findings, ...findings],
  };
}
