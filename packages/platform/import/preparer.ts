import { type Batch, type StagedRows, stagedFor } from "./batch.ts";
import type { KnownKeys, Lookups } from "./knowledge.ts";
import type { KeyTable } from "./key-table.ts";
import { Problem } from "./problem.ts";
import { Misfit, type ParseRecord } from "./raw-rows.ts";
import type { Failure, ReadRow, RowReader } from "./row-reader.ts";

/** A record of a file: its text and where it stands. */
export interface FoundRecord {
  readonly text: string | Problem;
  readonly line: number;
  readonly start: number;
  readonly length: number;
}

export interface RunKnowledge {
  readonly claims: KeyTable;
  readonly known: KnownKeys;
  readonly lookups: Lookups;
  /** A line of this file, as a line of all the run's files in a row. */
  readonly placeOf: (line: number) => number;
  readonly nameOfPlace: (place: number) => string;
}

const maxConsecutiveFailures = 10;

/** Turns records into rows of a batch: everything that can be known without the database is known after it. */
export class Preparer {
  readonly #parse: ParseRecord;
  readonly #run: RunKnowledge;

  constructor(parse: ParseRecord, run: RunKnowledge) {
    this.#parse = parse;
    this.#run = run;
  }

  /** `isSecondLook`: the row has claimed its key before. */
  take(batch: Batch, record: FoundRecord, isSecondLook = false): void {
    batch.rows += 1;
    batch.bytes += record.length;
    const found = this.#read(record);
    if (found instanceof Misfit) {
      refuse(batch, record, [{ field: found.field, reason: found.problem.reason, mayPass: false }]);
      return;
    }
    const { reader, read } = found;
    const repeated = isSecondLook ? undefined : this.#claim(reader, read, record.line);
    const failures = repeated ? [...read.failures, repeated] : read.failures;
    if (failures.length > 0) return refuse(batch, record, failures);
    const { lookups, known } = this.#run;
    const unsettled = reader.settle(read.row, lookups);
    if (unsettled.length > 0) return refuse(batch, record, unsettled);
    lookups.learn(reader.plan, read.row);
    const staged = stage(batch, record, reader, read.row);
    staged.unsure |= reader.unsureOf(known.has, read.row);
    if (reader.onlyKey !== undefined) known.add(reader.plan.table, String(read.row[reader.onlyKey]));
    return undefined;
  }

  /** For the part of a file that an earlier run has dealt with: its keys count, and nothing else. */
  claimOnly(record: FoundRecord): void {
    const found = this.#read(record);
    if (!(found instanceof Misfit)) this.#claim(found.reader, found.read, record.line);
  }

  #read({ text }: FoundRecord): { readonly reader: RowReader; readonly read: ReadRow } | Misfit {
    if (text instanceof Problem) return new Misfit("", text);
    const raw = this.#parse(text);
    return raw instanceof Misfit ? raw : { reader: raw.reader, read: raw.reader.read(raw) };
  }

  #claim(reader: RowReader, { hasKey, row }: ReadRow, line: number): Failure | undefined {
    if (!hasKey) return undefined;
    const { claims, placeOf, nameOfPlace } = this.#run;
    reader.hashKey(row);
    const first = claims.claimHash(placeOf(line));
    if (first === 0) return undefined;
    return { field: "", reason: `${nameOfPlace(first)} has the same key`, mayPass: false };
  }
}

function stage(batch: Batch, { line, start, length }: FoundRecord, reader: RowReader, row: ReadRow["row"]): StagedRows {
  const staged = stagedFor(batch, reader);
  const place = staged.lines.push(line);
  staged.starts.push(start);
  staged.lengths.push(length);
  staged.texts.append(reader.encode(row));
  for (let at = 0; at < reader.parts.length; at += 1) {
    const [field, part] = reader.parts[at] as (typeof reader.parts)[number];
    staged.parts[at]?.append(reader.encodePart(field, part, row, place));
  }
  if (!staged.highest || reader.compareKeys(staged.highest, row) < 0) staged.highest = row;
  else if (!staged.lowest || reader.compareKeys(staged.lowest, row) > 0) staged.lowest = row;
  staged.lowest ??= row;
  return staged;
}

function refuse(batch: Batch, { text, line, start, length }: FoundRecord, failures: readonly Failure[]): void {
  const lines = typeof text === "string" ? text.split("\n").length : 1;
  const runsOn = lines > 1 ? ` (a quoted field runs on over ${lines} lines)` : "";
  for (const { field, reason, mayPass } of failures.slice(0, maxConsecutiveFailures)) {
    batch.refusals.push({ line, field, reason: `${reason}${runsOn}`, start, length, mayPass });
  }
}
