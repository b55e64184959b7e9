import { ImportRun } from "./import-run.ts";
import { closeInputs, openInputs } from "./input-file.ts";
import { Problem } from "./problem.ts";
import type { RecordPlan } from "./record.ts";
import { RowReader } from "./row-reader.ts";
import { type Counts, type Rejection, lockKind } from "./run-store.ts";
import { openSession } from "./session.ts";

export interface Progress {
  /** "keys": reading again what an earlier run took in, for its keys. */
  readonly phase: "keys" | "rows" | "second-look";
  readonly bytes: number;
  readonly totalBytes: number;
  /** Of this call, not of the runs that it goes on from. */
  readonly rows: number;
  readonly rejected: number;
}

export interface ImportOptions {
  readonly databaseUrl: string;
  /** The name under which only one import runs at a time. */
  readonly kind: string;
  /** In the order in which they may refer to each other. */
  readonly records: readonly RecordPlan[];
  readonly files: readonly string[];
  /** What rows are that do not say it themselves. */
  readonly record?: string | undefined;
  /** Everything is checked as if it went in, and nothing does. */
  readonly isDryRun?: boolean | undefined;
  /** A file with more wrong rows than this is not read to its end. */
  readonly maxRejected?: number | undefined;
  readonly lockWaitMs?: number | undefined;
  readonly batchRows?: number | undefined;
  readonly pieceBytes?: number | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called at the end, for each wrong field of each wrong row. */
  readonly onRejection?: ((rejection: Rejection) => void) | undefined;
}

export interface ImportSummary extends Counts {
  /** It went on where an earlier call was cut off. */
  readonly isResumed: boolean;
  /** Too many rows were wrong, and the rest was not read. */
  readonly isStopped: boolean;
  readonly firstRejections: readonly Rejection[];
}

/** Takes files into the store. A problem is about the call or a whole file; rows that are wrong are in the summary. */
export async function runImport(options: ImportOptions): Promise<ImportSummary | Problem> {
  const readers = new Map(options.records.map((plan, seed) => [plan.name, new RowReader(plan, seed)]));
  if (options.record !== undefined && !readers.has(options.record))
    return new Problem(`there is no record ${options.record}; known are ${[...readers.keys()].join(", ")}`);
  const inputs = await openInputs(options.files, readers, options.record);
  if (inputs instanceof Problem) return inputs;
  try {
    await using session = await openSession(options.databaseUrl);
    const locked = await lockKind(session, options.kind, options.lockWaitMs ?? 15_000);
    return locked ?? (await new ImportRun(options, session, inputs, [...readers.values()]).go());
  } finally {
    await closeInputs(inputs);
  }
}
