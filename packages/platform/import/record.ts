import { bug } from "../bug.ts";
import type { Columns, Memory, Recall, RowOf } from "./column.ts";

/** A check across the fields of one row. The reason is reported at `field`. */
export interface Rule<Row> {
  readonly field: string;
  check(row: Row, recall: Recall): string | undefined;
}

/** Edges that may not lead back to where they began: parents of parents, successors of successors. */
export interface Acyclic {
  readonly from: string;
  readonly to: string;
  /** Only rows whose field has this value are edges. */
  readonly when?: { readonly field: string; readonly is: string };
}

/** Beyond the key: fields whose values only one row of the table may have. */
export interface Unique {
  readonly field: string;
  /** Capitals and small letters count as the same. */
  readonly ignoresCase?: boolean;
  /** Only rows where this flag is true compete. */
  readonly when?: string;
}

interface Remember<Row, Entry> {
  readonly memory: Memory<Entry>;
  entry(row: Row): readonly [string, Entry];
}

export interface RecordPlan<Row = Readonly<Record<string, unknown>>> {
  readonly name: string;
  readonly about: string;
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: Columns;
  readonly rules?: readonly Rule<Row>[];
  readonly acyclic?: Acyclic;
  readonly unique?: readonly Unique[];
  /** A column that tells when a row was last changed. */
  readonly touches?: string;
  readonly remember?: Remember<Row, unknown>;
}

/** A slice's declaration of rows that the import takes. Everything else, the engine does. */
export function defineRecord<const Given extends Columns>(
  plan: Omit<RecordPlan<RowOf<Given>>, "columns"> & { readonly columns: Given },
): RecordPlan {
  const fields = new Set(Object.keys(plan.columns));
  const named = [...plan.key, ...(plan.rules ?? []).map(({ field }) => field)];
  for (const field of named) if (!fields.has(field)) bug(`record ${plan.name} has no field ${field}`);
  return plan;
}
