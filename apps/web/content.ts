import { watch } from "node:fs";
import { join, resolve } from "node:path";
import { brand } from "@capstan/features/brand";
import { type Content, type ContentFinding, loadContent } from "@capstan/features/content/server";
import type { Log } from "@capstan/platform/log";

const storeRoot = join(import.meta.dirname, "../..");
/** An editor writes a file in several steps. */
const restMs = 50;

export interface ContentOptions {
  /** A relative path starts at the store's own folder. */
  readonly folder: string;
  readonly isAnswered: (path: string) => boolean;
}

/** A page that can't be shown as its author meant it ends the start, with file, line and reason. */
class ContentError extends Error {
  override readonly name = "ContentError";
}

/** The operator's pages, read and checked. */
export async function openContent({ folder, isAnswered }: ContentOptions): Promise<Content> {
  const { content, findings } = await loadContent({
    folder: resolve(storeRoot, folder),
    values: { brand: brand.name, phone: brand.phone },
    isAnswered,
  });
  if (findings.length > 0) throw new ContentError(`The content in ${folder} is not in order.\n${linesOf(findings)}`);
  return content;
}

/** For development: a changed file is read again. A broken one is told in the log, and the last good content stays. */
export async function openWatchedContent(options: ContentOptions, log: Log): Promise<() => Content> {
  let newest = await openContent(options);
  const readAgain = async () => {
    try {
      newest = await openContent(options);
    } catch (error) {
      log.error(error);
    }
  };
  let waiting: NodeJS.Timeout | undefined;
  watch(resolve(storeRoot, options.folder), { recursive: true, persistent: false }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void readAgain(), restMs);
  });
  return () => newest;
}

function linesOf(findings: readonly ContentFinding[]): string {
  return findings.map(({ file, line, reason }) => `  ${file}:${line}: ${reason}`).join("\n");
}
