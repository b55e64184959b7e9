import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Generator } from "./generator.ts";

interface Run {
  /** Files that differ from what their generator makes; written unless the run was a check. */
  readonly stale: readonly string[];
  readonly summaries: readonly string[];
}

export async function runGenerators(
  generators: readonly Generator[],
  root: string,
  mode: "check" | "write",
): Promise<Run> {
  const stale: string[] = [];
  const summaries: string[] = [];
  for (const generator of generators) {
    const { files, summary } = await generator.run(root);
    keepsPromise(generator, files);
    for (const [path, text] of Object.entries(files)) {
      if (text === (await current(join(root, path)))) continue;
      stale.push(path);
      if (mode === "write") await write(join(root, path), text);
    }
    if (summary !== undefined) summaries.push(summary);
  }
  return { stale, summaries };
}

function keepsPromise({ name, outputs }: Generator, files: Readonly<Record<string, string>>): void {
  const promised = [...outputs].toSorted().join(" ");
  const made = Object.keys(files).toSorted().join(" ");
  if (made !== promised) throw new Error(`${name} promised ${promised} and made ${made}`);
}

async function current(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return undefined;
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
