import { RowBuffer } from "./row-buffer.ts";
import type { ReadRow, RowReader } from "./row-reader.ts";

/** Why a row is not in. Where it is, in bytes, is for the second look. */
export interface Refusal {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
  readonly start: number;
  readonly length: number;
  readonly mayPass: boolean;
}

/** Rows of one record, in step: the n-th entry of each list is the n-th row, whose place is n + 1. */
export interface StagedRows {
  readonly reader: RowReader;
  readonly lines: number[];
  readonly starts: number[];
  readonly lengths: number[];
  readonly texts: RowBuffer;
  /** For each part its rows' texts, one text a row of the record. */
  readonly parts: readonly RowBuffer[];
  /** The bits of all rows: which references the database has to look up. */
  unsure: number;
  /** The rows with the lowest and the highest key. */
  lowest: ReadRow["row"] | undefined;
  highest: ReadRow["row"] | undefined;
}

/** What goes into the database in one transaction. */
export interface Batch {
  readonly file: number;
  readonly staged: Map<RowReader, StagedRows>;
  readonly refusals: Refusal[];
  /** Rows of one record mostly follow each other. */
  latest: StagedRows | undefined;
  /** How much of each record the batch before it held: rows come in one piece of memory, and growing it means copying it. */
  readonly expectedBytes: ReadonlyMap<RowReader, number>;
  rows: number;
  bytes: number;
}

export function emptyBatch(file: number, expectedBytes: ReadonlyMap<RowReader, number> = new Map()): Batch {
  return { file, staged: new Map(), refusals: [], latest: undefined, expectedBytes, rows: 0, bytes: 0 };
}

export function stagedFor(batch: Batch, reader: RowReader): StagedRows {
  if (batch.latest?.reader === reader) return batch.latest;
  const known = batch.staged.get(reader);
  if (known) {
    batch.latest = known;
    return known;
  }
  const parts = reader.parts.map(() => new RowBuffer());
  const texts = new RowBuffer(batch.expectedBytes.get(reader));
  const fresh = { reader, lines: [], starts: [], lengths: [], texts, parts };
  const staged: StagedRows = { ...fresh, unsure: 0, lowest: undefined, highest: undefined };
  batch.staged.set(reader, staged);
  batch.latest = staged;
  return staged;
}

/** When it is in, or refused: its memory is for the next one. */
export function releaseBatch({ staged }: Batch): void {
  for (const { texts, parts } of staged.values()) for (const buffer of [texts, ...parts]) buffer.release();
}

/** The rows up to a line and those after it, for finding the one that the database refuses. */
export function splitBatch(batch: Batch): readonly [Batch, Batch] | undefined {
  const lines = [...batch.staged.values()].flatMap((staged) => staged.lines).toSorted((a, b) => a - b);
  const middle = lines[Math.floor((lines.length - 1) / 2)];
  if (lines.length < 2 || middle === undefined) return undefined;
  return [rowsWhere(batch, (line) => line <= middle), rowsWhere(batch, (line) => line > middle)];
}

function rowsWhere(batch: Batch, isWanted: (line: number) => boolean): Batch {
  const half = emptyBatch(batch.file);
  for (const [reader, staged] of batch.staged) {
    const indexes = staged.lines.flatMap((line, index) => (isWanted(line) ? [index] : []));
    if (indexes.length === 0) continue;
    const pick = <Value>(values: readonly Value[]) => indexes.map((index) => values[index] as Value);
    half.staged.set(reader, {
      reader,
      lines: pick(staged.lines),
      starts: pick(staged.starts),
      lengths: pick(staged.lengths),
      texts: staged.texts.pick(indexes),
      parts: staged.parts.map((part) => part.pick(indexes, (rows, at) => renumbered(rows, at + 1))),
      unsure: staged.unsure,
      lowest: staged.lowest,
      highest: staged.highest,
    });
  }
  return half;
}

/** Rows of a part begin with the place of their parent, which is another in another batch. */
function renumbered(rows: string, place: number): string {
  return rows.replaceAll(/^\d+(?=\t)/gm, String(place));
}
