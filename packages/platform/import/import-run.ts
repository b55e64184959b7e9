import { createHash } from "node:crypto";
import { type Batch, emptyBatch, releaseBatch } from "./batch.ts";
import type { InputFile } from "./input-file.ts";
import { KeyTable } from "./key-table.ts";
import { KnownKeys, Lookups } from "./knowledge.ts";
import { Merger } from "./merger.ts";
import { Preparer } from "./preparer.ts";
import { readRecords } from "./reading.ts";
import { RecordScanner } from "./record-scanner.ts";
import type { RowReader } from "./row-reader.ts";
import type { ImportOptions, ImportSummary, Progress } from "./run-import.ts";
import { type Position, type Rejection, type Run, finishRun, openRun, readCounts, rejectionsOf } from "./run-store.ts";
import { retryPending } from "./second-look.ts";
import type { Session } from "./session.ts";
import { Writer } from "./writer.ts";

const rejectionsInSummary = 20;
const maxBatchBytes = 16_777_216;

/** One call of the import, from the first byte that is not yet in the store to the summary. */
export class ImportRun {
  readonly #options: ImportOptions;
  readonly #session: Session;
  readonly #inputs: readonly InputFile[];
  readonly #preparers: readonly Preparer[];
  readonly #merger: Merger;
  readonly #known = new KnownKeys();
  readonly #lookups = new Lookups();
  readonly #claims: KeyTable;
  /** How many lines stand before each file, in the files before it. */
  readonly #linesBefore: number[] = [0];
  readonly #isDryRun: boolean;
  #rows = 0;
  #rejected = 0;

  constructor(options: ImportOptions, session: Session, inputs: readonly InputFile[], readers: readonly RowReader[]) {
    this.#options = options;
    this.#session = session;
    this.#inputs = inputs;
    this.#isDryRun = options.isDryRun ?? false;
    this.#merger = new Merger(session, readers, this.#known.doubtful, this.#isDryRun ? "drop" : "delete rows");
    this.#claims = new KeyTable(inputs.reduce((rows, { rowsExpected }) => rows + rowsExpected, 0));
    this.#preparers = inputs.map((input, file) => this.#preparerOf(input, file));
  }

  async go(): Promise<ImportSummary> {
    const session = this.#session;
    // A rehearsal is one transaction: later rows find what earlier ones brought, and nothing of it stays.
    if (this.#isDryRun) await session.run("begin");
    await this.#merger.createStaging();
    await this.#lookups.load(this.#options.records, session.query);
    const run = await openRun(session, this.#options.kind, this.#identity(), this.#names(), !this.#isDryRun);
    const writer = new Writer(session, this.#merger, this.#known, run.id, this.#isDryRun);
    await this.#claimEarlier(run.position);
    await this.#takeFiles(writer, run.position);
    if (!this.#tooManyRejects()) {
      await retryPending({
        session,
        runId: run.id,
        inputs: this.#inputs,
        preparers: this.#preparers,
        writer,
        onStart: () => this.#reportProgress("second-look", this.#inputs.length, 0),
      });
    }
    return this.#finish(run);
  }

  /** What an earlier call took in counts when keys are compared. */
  async #claimEarlier({ file: lastFile, offset: lastOffset }: Position): Promise<void> {
    for (const [file, input] of this.#inputs.entries()) {
      const to = file < lastFile ? input.source.size : file === lastFile ? lastOffset : 0;
      if (to <= input.start) continue;
      const scanner = new RecordScanner(input.source.format, input.firstLine);
      await readRecords(
        input.handle,
        scanner,
        { from: input.start, to, pieceBytes: this.#pieceBytes() },
        (record) => this.#preparers[file]?.claimOnly(record),
        async (offset) => {
          this.#reportProgress("keys", file, offset);
          return "go on";
        },
      );
      this.#linesBefore[file + 1] = (this.#linesBefore[file] ?? 0) + scanner.line;
    }
  }

  async #takeFiles(writer: Writer, position: Position): Promise<void> {
    for (const [file, input] of this.#inputs.entries()) {
      if (file < position.file || this.#tooManyRejects()) continue;
      const isHalfDone = file === position.file && position.offset > 0;
      const { offset, line } = isHalfDone ? position : { offset: input.start, line: input.firstLine };
      await this.#takeFile(writer, { file, offset, line });
    }
  }

  /** While the database merges one batch, the next is being read: at most two are in memory. */
  async #takeFile(writer: Writer, { file, offset: from, line }: Position): Promise<void> {
    const { handle, source } = this.#inputs[file] as InputFile;
    const preparer = this.#preparers[file] as Preparer;
    const scanner = new RecordScanner(source.format, line);
    const maxRows = this.#options.batchRows ?? 40_000;
    let batch = emptyBatch(file);
    let writing: Promise<void> = Promise.resolve();
    const passOn = async (full: Batch, position: Position) => {
      await writing;
      if (this.#tooManyRejects()) return;
      writing = this.#write(writer, full, position);
      // It is awaited before the next batch or at the end; until then a failure must not count as met by nobody.
      writing.catch(() => {});
    };
    await readRecords(
      handle,
      scanner,
      { from, to: source.size, pieceBytes: this.#pieceBytes() },
      (record) => preparer.take(batch, record),
      async (offset) => {
        const isFull = batch.rows >= maxRows || batch.bytes >= maxBatchBytes;
        if (!isFull || scanner.isSkipping) return "go on";
        const full = batch;
        batch = emptyBatch(file, stagedBytes(full));
        await passOn(full, { file, offset, line: scanner.line });
        this.#reportProgress("rows", file, offset);
        return this.#tooManyRejects() ? "stop" : "go on";
      },
    );
    this.#linesBefore[file + 1] = (this.#linesBefore[file] ?? 0) + scanner.line;
    await passOn(batch, { file: file + 1, offset: 0, line: 1 });
    await writing;
    this.#reportProgress("rows", file, source.size);
  }

  async #write(writer: Writer, batch: Batch, position: Position): Promise<void> {
    const { rejected } = await writer.write(batch, position);
    releaseBatch(batch);
    this.#rows += batch.rows;
    this.#rejected += rejected;
  }

  async #finish(run: Run): Promise<ImportSummary> {
    const { query } = this.#session;
    const isStopped = this.#tooManyRejects();
    // "Finished" is said when it is on disk, and all batches before it with it.
    if (!this.#isDryRun) await this.#session.run("set synchronous_commit = on");
    await finishRun(this.#session, run.id, isStopped ? "stopped" : "finished");
    const counts = await readCounts(query, run.id);
    const firstRejections: Rejection[] = [];
    for await (const rejection of rejectionsOf(query, run.id, this.#names())) {
      if (firstRejections.length < rejectionsInSummary) firstRejections.push(rejection);
      else if (!this.#options.onRejection) break;
      this.#options.onRejection?.(rejection);
    }
    if (this.#isDryRun) await this.#session.run("rollback");
    else await this.#merger.refreshStatistics();
    return { ...counts, isResumed: run.isResumed, isStopped, firstRejections };
  }

  #preparerOf(input: InputFile, file: number): Preparer {
    return new Preparer(input.parse, {
      claims: this.#claims,
      known: this.#known,
      lookups: this.#lookups,
      placeOf: (line) => (this.#linesBefore[file] ?? 0) + line,
      nameOfPlace: (place) => this.#nameOfPlace(place, file),
    });
  }

  #nameOfPlace(place: number, askingFile: number): string {
    const file = this.#linesBefore.findLastIndex((before) => before < place);
    const line = `line ${place - (this.#linesBefore[file] ?? 0)}`;
    return file === askingFile ? line : `${line} of ${this.#inputs[file]?.source.name ?? ""}`;
  }

  #identity(): string {
    const hash = createHash("sha256").update(this.#options.record ?? "");
    for (const { source } of this.#inputs) hash.update(`\n${source.identity}`);
    return hash.digest("hex");
  }

  #names(): readonly string[] {
    return this.#inputs.map(({ source }) => source.name);
  }

  /** Small: while a piece is being read, no answer of the database is heard and no rows are sent to it. */
  #pieceBytes(): number {
    return this.#options.pieceBytes ?? 65_536;
  }

  #tooManyRejects(): boolean {
    return this.#rejected > (this.#options.maxRejected ?? Infinity);
  }

  #reportProgress(phase: Progress["phase"], file: number, offset: number): void {
    const sizes = this.#inputs.map(({ source }) => source.size);
    const before = sizes.slice(0, file).reduce((sum, size) => sum + size, 0);
    const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
    this.#options.onProgress?.({
      phase,
      bytes: before + offset,
      totalBytes,
      rows: this.#rows,
      rejected: this.#rejected,
    });
  }
}

function stagedBytes({ staged }: Batch): ReadonlyMap<RowReader, number> {
  return new Map([...staged].map(([reader, { texts }]) => [reader, texts.length * 1.1]));
}
