import { type Part, type Reference, snakeCase } from "./column.ts";
import type { RecordPlan } from "./record.ts";
import { storedColumns } from "./row-reader.ts";

// The statements of one record, made once a run. Names come from declarations in the code, never from a file.

export interface PartSql {
  readonly table: string;
  readonly stage: string;
  readonly create: string;
  readonly copy: string;
  readonly remove: string;
  readonly change: string;
  readonly add: string;
}

/** How staged rows meet a table. */
export interface MergeSql {
  /** A row for the table's first key between two others, or none. */
  readonly between: string;
  /** How many staged rows the table has already. */
  readonly matches: string;
  readonly change: string;
  /** For rows of which the table has none. */
  readonly addAll: string;
  readonly addMissing: string;
}

export interface RecordSql extends MergeSql {
  readonly stage: string;
  readonly create: string;
  readonly copy: string;
  readonly copyStraight: string;
  /** Before each batch: the first row's place is 1. */
  readonly restart: string;
  /** Codes that do not exist: place, field, noun, value. In the order of the bits of `unsure`. */
  readonly missing: readonly string[];
  readonly parts: readonly PartSql[];
}

export function recordSql(plan: RecordPlan, onCommit: "delete rows" | "drop"): RecordSql {
  const stage = `stage_${plan.name.replaceAll("-", "_")}`;
  const columns = storedColumns(plan).map(([field]) => snakeCase(field));
  const key = plan.key.map(snakeCase);
  const parts = Object.entries(plan.columns).flatMap(([field, { part }]) =>
    part ? [partSql(stage, field, part, onCommit)] : [],
  );
  return {
    stage,
    // Rows are numbered as they come in, so that files' lines need not be sent along.
    create: `create temp table ${stage} on commit ${onCommit} as select ${columns.join(", ")} from ${plan.table} with no data;
      create temp sequence ${stage}_place cache 1000;
      alter table ${stage} add import_place bigint default nextval('${stage}_place')`,
    copy: `copy ${stage} (${columns.join(", ")}) from stdin`,
    copyStraight: `copy ${plan.table} (${columns.join(", ")}) from stdin`,
    restart: `alter sequence ${stage}_place restart`,
    ...mergeSql(plan.table, stage, key, columns, plan.touches),
    missing: missingSql(plan, stage),
    parts,
  };
}

function mergeSql(
  table: string,
  stage: string,
  key: readonly string[],
  columns: readonly string[],
  touches?: string,
): MergeSql {
  const ordered = list("s", key);
  const bounds = (from: number) => key.map((_, place) => `$${from + place}`).join(", ");
  const all = `insert into ${table} (${columns.join(", ")}) select ${list("s", columns)} from ${stage} s`;
  return {
    between: `select from ${table} t where row(${list("t", key)}) >= row(${bounds(1)})
      and row(${list("t", key)}) <= row(${bounds(1 + key.length)}) limit 1`,
    matches: `select count(*)::int as rows from ${stage} s join ${table} t on ${same("t", "s", key)}`,
    change: changeSql(table, stage, key, columns, touches),
    addAll: `${all} order by ${ordered}`,
    addMissing: `${all} where not exists (select from ${table} t where ${same("t", "s", key)}) order by ${ordered}`,
  };
}

/** Only rows that differ are written: what stays as it was makes no new version, no WAL and nothing in the outbox. */
function changeSql(
  table: string,
  stage: string,
  key: readonly string[],
  columns: readonly string[],
  touches?: string,
): string {
  const rest = columns.filter((column) => !key.includes(column));
  if (rest.length === 0) return "";
  const sets = [...rest.map((column) => `${column} = s.${column}`), ...(touches ? [`${touches} = now()`] : [])];
  return `update ${table} t set ${sets.join(", ")} from ${stage} s
    where ${same("t", "s", key)} and row(${list("t", rest)}) is distinct from row(${list("s", rest)})`;
}

function partSql(parentStage: string, field: string, part: Part, onCommit: string): PartSql {
  const stage = `${parentStage}_${snakeCase(field)}`;
  const inherited = Object.keys(part.inherits).map(snakeCase);
  const columns = [...inherited, ...Object.keys(part.columns).map(snakeCase)];
  const parentKey = part.parentKey.map(snakeCase);
  const key = [...parentKey, ...part.key.map(snakeCase)];
  const ofParent = part.parentKey.map(
    (column) => `t.${snakeCase(column)} = p.${snakeCase(part.inherits[column] ?? column)}`,
  );
  return {
    table: part.table,
    stage,
    create: `create temp table ${stage} on commit ${onCommit} as
      select 0::bigint as import_place, ${columns.join(", ")} from ${part.table} with no data`,
    copy: `copy ${stage} from stdin`,
    remove: `delete from ${part.table} t using ${parentStage} p where ${ofParent.join(" and ")}
      and not exists (select from ${stage} s where ${same("t", "s", key)})`,
    change: changeSql(part.table, stage, key, columns),
    add: mergeSql(part.table, stage, key, columns).addMissing,
  };
}

function missingSql(plan: RecordPlan, stage: string): readonly string[] {
  const referring = Object.entries(plan.columns).flatMap(([field, { refersTo, fallback }]) =>
    refersTo ? [{ field, refersTo: withOwnBatch(plan, stage, refersTo), isList: Array.isArray(fallback) }] : [],
  );
  const own = referring.map(({ field, refersTo, isList }) => missingIn(stage, field, field, refersTo, isList));
  const ofParts = Object.entries(plan.columns).flatMap(([field, { part }]) =>
    Object.entries(part?.columns ?? {}).flatMap(([column, { refersTo }]) =>
      refersTo ? [missingIn(`${stage}_${snakeCase(field)}`, column, field, refersTo, false)] : [],
    ),
  );
  return ofParts.length === 0 ? own : [...own, ofParts.join(" union all ")];
}

/** A row may name another of its own batch, which is not in the table yet. */
function withOwnBatch(plan: RecordPlan, stage: string, { tables, noun }: Reference): Reference {
  const own = tables.filter(({ table }) => table === plan.table);
  return { noun, tables: [...tables, ...own.map(({ column }) => ({ table: stage, column }))] };
}

function missingIn(
  stage: string,
  field: string,
  reported: string,
  { tables, noun }: Reference,
  isList: boolean,
): string {
  const column = snakeCase(field);
  const value = isList ? "v" : `s.${column}`;
  const from = isList ? `${stage} s, unnest(s.${column}) v` : `${stage} s`;
  const nowhere = tables.map(
    (target) => `not exists (select from ${target.table} r where r.${target.column} = ${value})`,
  );
  return `select s.import_place::float8 as place, '${reported}' as field, '${noun}' as noun, ${value}::text as value
    from ${from} where ${value} <> '' and ${nowhere.join(" and ")}`;
}

function same(one: string, other: string, columns: readonly string[]): string {
  return columns.map((column) => `${one}.${column} = ${other}.${column}`).join(" and ");
}

function list(alias: string, columns: readonly string[]): string {
  return columns.map((column) => `${alias}.${column}`).join(", ");
}
