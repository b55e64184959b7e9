import { type Query, snakeCase } from "./column.ts";
import type { RecordPlan, Unique } from "./record.ts";

interface Candidate {
  readonly place: number;
  readonly key: string;
  /** Null where the row does not compete. */
  readonly value: string | null;
}

/** Rows in their order, each against what the table and the rows before it hold: the size of a batch does not matter. */
export function judgeUnique(
  held: readonly Omit<Candidate, "place">[],
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const holderOf = new Map(held.flatMap(({ key, value }) => (value === null ? [] : [[value, key] as const])));
  const valueOf = new Map(held.map(({ key, value }) => [key, value]));
  return candidates.filter(({ key, value }) => {
    const holder = value === null ? undefined : holderOf.get(value);
    if (holder !== undefined && holder !== key) return true;
    const before = valueOf.get(key);
    if (before !== undefined && before !== null) holderOf.delete(before);
    valueOf.set(key, value);
    if (value !== null) holderOf.set(value, key);
    return false;
  });
}

export async function refuseRepeated(
  query: Query,
  plan: RecordPlan,
  stage: string,
  unique: Unique,
): Promise<readonly { readonly place: number; readonly field: string; readonly reason: string }[]> {
  const column = snakeCase(unique.field);
  const own = unique.ignoresCase ? `lower(${column})` : column;
  const value = unique.when ? `case when ${snakeCase(unique.when)} then ${own} end` : own;
  const key = plan.key.map((field) => `${snakeCase(field)}::text`).join(` || ' ' || `);
  const staged = await query(
    `select import_place::float8 as place, ${key} as key, ${value} as value from ${stage} order by import_place`,
  );
  const held = await query(
    `select ${key} as key, ${value} as value from ${plan.table}
     where ${own} in (select ${own} from ${stage}) or ${key} in (select ${key} from ${stage})`,
  );
  const judged = judgeUnique(held.map(candidateOf), staged.map(candidateOf));
  return judged.map(({ place, value: taken }) => ({
    place,
    field: unique.field,
    reason: unique.when
      ? `another ${plan.name} of ${String(taken)} has ${unique.when} already`
      : `another ${plan.name} has it already: ${String(taken)}`,
  }));
}

function candidateOf(row: Readonly<Record<string, unknown>>): Candidate {
  return { place: Number(row["place"]), key: String(row["key"]), value: row["value"] as string | null };
}
