import type { Refusal } from "./batch.ts";
import type { Query } from "./column.ts";
import type { Merged } from "./merger.ts";
import { Problem } from "./problem.ts";
import type { Session } from "./session.ts";

/** Where the next batch begins. */
export interface Position {
  readonly file: number;
  readonly offset: number;
  readonly line: number;
}

export interface Counts {
  readonly read: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly partRows: number;
}

export interface Run {
  readonly id: string;
  readonly position: Position;
  readonly isResumed: boolean;
}

export interface Rejection {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

const runsKept = 20;

/** One import of a kind at a time. A killed one's lock goes when its connection does: that is given some seconds. */
export async function lockKind(session: Session, kind: string, waitMs: number): Promise<Problem | undefined> {
  await session.run(`set lock_timeout = ${waitMs}`);
  try {
    await session.run("select pg_advisory_lock(hashtextextended($1, 0))", [`capstan.import.${kind}`]);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "55P03")
      return new Problem(`another import of ${kind} is running`);
    throw error;
  }
  await session.run("set lock_timeout = 0");
  return undefined;
}

/** A run of the same files that was cut off. */
async function leftRun({ query }: Session, kind: string, identity: string): Promise<Run | undefined> {
  const [row] = await query(
    `select id::text, file_index, byte_offset::float8, line::float8 from import_run
     where kind = $1 and identity = $2 and state = 'running' order by id desc limit 1`,
    [kind, identity],
  );
  if (!row) return undefined;
  const position = { file: Number(row["file_index"]), offset: Number(row["byte_offset"]), line: Number(row["line"]) };
  return { id: String(row["id"]), position, isResumed: true };
}

/** The run that these files were left in, or a new one. */
export async function openRun(
  session: Session,
  kind: string,
  identity: string,
  files: readonly string[],
  mayResume: boolean,
): Promise<Run> {
  const left = mayResume ? await leftRun(session, kind, identity) : undefined;
  if (left) return left;
  await session.run(
    `delete from import_run where kind = $1 and id in
     (select id from import_run where kind = $1 order by id desc offset ${runsKept - 1})`,
    [kind],
  );
  const [made] = await session.query(
    "insert into import_run (kind, identity, files) values ($1, $2, $3) returning id::text",
    [kind, identity, [...files]],
  );
  return { id: String(made?.["id"]), position: { file: 0, offset: 0, line: 1 }, isResumed: false };
}

/** What a batch did and where the next begins: one statement. */
export function progressSql(runId: string, read: number, rejected: number, merged: Merged, next?: Position): string {
  const place = next ? `file_index = ${next.file}, byte_offset = ${next.offset}, line = ${next.line},` : "";
  return `update import_run set ${place} rows_read = rows_read + ${read}, rows_rejected = rows_rejected + ${rejected},
    rows_inserted = rows_inserted + ${merged.inserted}, rows_updated = rows_updated + ${merged.updated},
    rows_unchanged = rows_unchanged + ${merged.unchanged}, part_rows = part_rows + ${merged.partRows}
    where id = ${runId}`;
}

export async function saveRefusals(
  session: Session,
  runId: string,
  file: number,
  refusals: readonly Refusal[],
): Promise<void> {
  if (refusals.length === 0) return;
  await session.run(
    `insert into import_rejection (run_id, file_index, line, place, field, reason, byte_offset, byte_length, is_final)
     select $1, $2, line, row_number() over (partition by line order by nr), field, reason, start, length, not may_pass
     from unnest($3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::int[], $8::bool[]) with ordinality
       as given (line, field, reason, start, length, may_pass, nr)`,
    [
      runId,
      file,
      refusals.map(({ line }) => line),
      refusals.map(({ field }) => field),
      refusals.map(({ reason }) => reason),
      refusals.map(({ start }) => start),
      refusals.map(({ length }) => length),
      refusals.map(({ mayPass }) => mayPass),
    ],
  );
}

/** A row that may yet pass, and where it stands. */
export interface Pending {
  readonly file: number;
  readonly line: number;
  readonly start: number;
  readonly length: number;
}

export async function pendingAfter(
  query: Query,
  runId: string,
  { file, line }: Pick<Pending, "file" | "line">,
  limit: number,
): Promise<readonly Pending[]> {
  const rows = await query(
    `select file_index, line::float8, byte_offset::float8, byte_length from import_rejection
     where run_id = $1 and not is_final and (file_index, line) > ($2, $3) order by file_index, line limit ${limit}`,
    [runId, file, line],
  );
  return rows.map((row) => ({
    file: Number(row["file_index"]),
    line: Number(row["line"]),
    start: Number(row["byte_offset"]),
    length: Number(row["byte_length"]),
  }));
}

export async function dropPending(session: Session, runId: string, file: number, lines: readonly number[]) {
  await session.run(
    "delete from import_rejection where run_id = $1 and file_index = $2 and line = any($3::bigint[]) and not is_final",
    [runId, file, [...lines]],
  );
}

/** Whatever still waits is refused now. */
export async function finishRun(session: Session, runId: string, state: "finished" | "stopped"): Promise<void> {
  const settled = await session.run("update import_rejection set is_final = true where run_id = $1 and not is_final", [
    runId,
  ]);
  await session.run(
    "update import_run set state = $2, finished_at = now(), rows_rejected = rows_rejected + $3 where id = $1",
    [runId, state, settled],
  );
}

export async function readCounts(query: Query, runId: string): Promise<Counts> {
  const [row = {}] = await query(
    `select rows_read::float8, rows_inserted::float8, rows_updated::float8, rows_unchanged::float8,
     rows_rejected::float8, part_rows::float8 from import_run where id = $1`,
    [runId],
  );
  return {
    read: Number(row["rows_read"]),
    inserted: Number(row["rows_inserted"]),
    updated: Number(row["rows_updated"]),
    unchanged: Number(row["rows_unchanged"]),
    rejected: Number(row["rows_rejected"]),
    partRows: Number(row["part_rows"]),
  };
}

const rejectionsAPage = 5_000;

export async function* rejectionsOf(query: Query, runId: string, files: readonly string[]): AsyncGenerator<Rejection> {
  let after: readonly unknown[] = [-1, 0, 0];
  for (;;) {
    const rows = await query(
      `select file_index, line::float8, place, field, reason from import_rejection
       where run_id = $1 and (file_index, line, place) > ($2, $3, $4) order by file_index, line, place
       limit ${rejectionsAPage}`,
      [runId, ...after],
    );
    for (const row of rows) {
      const file = files[Number(row["file_index"])] ?? "";
      yield { file, line: Number(row["line"]), field: String(row["field"]), reason: String(row["reason"]) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < rejectionsAPage) return;
    after = [last["file_index"], last["line"], last["place"]];
  }
}
