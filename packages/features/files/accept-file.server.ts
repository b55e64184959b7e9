import { fallbackIfUnavailable } from "@capstan/platform/guard";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { FileStore } from "./file-store.ts";
import { type FileType, fileTypeOf } from "./file-type.ts";
import { hashOf } from "./hash-of.server.ts";
import type { VirusScanner } from "./virus-scanner.ts";

export interface Files {
  readonly store: FileStore;
  /** Undefined: nothing is scanned, and whoever opens a file is told so. */
  readonly scanner: VirusScanner | undefined;
}

export interface FileRule {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
}

export type ScanResult = "clean" | "not-scanned";

export interface AcceptedFile {
  readonly hash: string;
  readonly type: FileType;
  readonly bytes: number;
  readonly scan: ScanResult;
}

/** Takes a file that somebody has sent: known by its bytes, scanned, and kept by its hash. What could not be scanned is not kept. */
export async function acceptFile(
  { store, scanner }: Files,
  bytes: Uint8Array,
  { types, maxBytes }: FileRule,
): Promise<Result<AcceptedFile>> {
  const type = bytes.length > maxBytes ? null : fileTypeOf(bytes);
  if (type === null || !types.includes(type)) return fail({ code: "FILE_REFUSED" });
  const found = scanner ? await fallbackIfUnavailable("away" as const, async () => virusIn(scanner, bytes)) : null;
  if (found === "away") return fail({ code: "SCAN_UNAVAILABLE" });
  if (found !== null) return fail({ code: "FILE_INFECTED", virus: found.virus });
  const hash = hashOf(bytes);
  await store.write(hash, bytes);
  return ok({ hash, type, bytes: bytes.length, scan: scanner ? "clean" : "not-scanned" });
}

async function virusIn(scanner: VirusScanner, bytes: Uint8Array): Promise<{ readonly virus: string } | null> {
  const virus = await scanner.find(bytes);
  return virus === null ? null : { virus };
}
