import { type Clause, constant } from "./clauses.ts";
import { measureToken, reversedRow, sortedRow } from "./measures.ts";
import { pairOf } from "./pairs.ts";
import type { ParsedQuery } from "./parse-query.ts";

const boosts = { measure: 6, size: 3, row: 8, pair: 8 };

/** Sizes that were written together belong together: 20 x 25 x 1 is no filter that has a 20 and a 1 somewhere. */
export function rowClauses({ rows }: ParsedQuery): readonly Clause[] {
  return rows.map((row) =>
    constant(
      { bool: { should: [{ terms: { rows: [row, sortedRow(row)] } }, { prefix: { rows: `${row} ` } }] } },
      boosts.row,
    ),
  );
}

/** Better where each end has the size that was asked of it. */
export function endClauses({ endRows }: ParsedQuery): readonly Clause[] {
  return endRows.map((row) => constant({ term: { rows: row } }, boosts.row));
}

/** In the pack, for the current and free of what was asked for: where nothing is, another one will do. */
export function preferredClauses({ packs, current, freeOf }: ParsedQuery): readonly Clause[] {
  const counts = packs.flatMap((count) => [pairOf("pack", String(count)), pairOf("quantity", String(count))]);
  return [
    ...(counts.length > 0 ? [constant({ terms: { pairs: counts } }, boosts.pair)] : []),
    ...(current === null ? [] : [constant({ match: { words: current } }, boosts.pair)]),
    ...freeOf.map((thing) => pairClause([pairOf("free", thing)])),
  ];
}

/** What has the two sizes at the wrong ends. */
export function turnedClauses({ endRows }: ParsedQuery): readonly Clause[] {
  return endRows
    .filter((row) => reversedRow(row) !== row)
    .map((row) => ({ bool: { must: { term: { rows: reversedRow(row) } }, must_not: { term: { rows: row } } } }));
}

/** One at least of the lengths without a name of their own is the size by which the class is told. The angle of an elbow is none. */
export function primaryClauses(query: ParsedQuery): readonly Clause[] {
  const { measures, otherMeasures, nearMeasures, units, isSentence } = query;
  const isNamed = units.length > 0 && !isSentence;
  const bare = measures.filter(
    (measure) => /^(?:mm|no|t):|^n:0\./.test(measure) || (isNamed && /^n:(?!45$|90$)\d{1,2}(?:\.\d+)?$/.test(measure)),
  );
  if (bare.length === 0) return [];
  const sizes = bare.flatMap((measure) => [
    measure,
    ...(otherMeasures.get(measure) ?? []),
    ...(nearMeasures.get(measure) ?? []),
  ]);
  return [constant({ terms: { sizes } }, boosts.size)];
}

/** A bare number may be a name as well, or the end of one ("6061 bar", "7018 rod" for E7018), and a rounded size the one that it was rounded from. */
export function measureClause({ otherMeasures, nearMeasures, writtenMeasures }: ParsedQuery, measure: string): Clause {
  const asSize = constant({ term: { measures: measure } }, boosts.measure);
  const other = otherMeasures.get(measure) ?? [];
  const near = nearMeasures.get(measure) ?? [];
  const bare = /^n:(?<digits>\d{3,})$/.exec(measure)?.groups?.["digits"];
  // "134a" is a refrigerant, and "2/0" stands in the names of wire.
  const written = writtenMeasures.get(measure) ?? /^ga:(?<size>\d\/0)$/.exec(measure)?.groups?.["size"];
  const asName =
    bare === undefined
      ? []
      : [
          { match: { words: bare } },
          { prefix: { words: bare } },
          ...(bare.length > 3 ? [{ regexp: { words: `[a-z]{1,2}${bare}` } }] : []),
        ];
  const others = [
    // Whoever writes #7 means the drill by that number rather than one of 7 mm.
    ...(other.length > 0 ? [constant({ terms: { measures: other } }, 0.8 * boosts.measure)] : []),
    ...(near.length > 0 ? [constant({ terms: { measures: near } }, boosts.measure / 2)] : []),
    ...[...asName, ...(written === undefined ? [] : [{ match: { words: written } }])].map((clause) =>
      constant(clause, boosts.measure),
    ),
  ];
  return others.length === 0 ? asSize : { dis_max: { queries: [asSize, ...others] } };
}

/** Classes name a hole by different names: the bore of one is the shaft of another. */
const holes = /^(?:arbor|body|bore|id|od|shank)=(?<inches>[\d.]+)$/;

/** The same value under another name, where nothing has it under its own. */
export function loosePairClause(pairs: readonly string[]): Clause {
  const sizes = pairs.flatMap((pair) => {
    const inches = Number(holes.exec(pair)?.groups?.["inches"]);
    return Number.isNaN(inches) ? [] : measureToken(inches, "in");
  });
  const named = pairClause(pairs);
  return sizes.length === 0
    ? named
    : { dis_max: { queries: [named, constant({ terms: { measures: sizes } }, boosts.measure)] } };
}

export function pairClause(pairs: readonly string[]): Clause {
  return constant({ terms: { pairs } }, boosts.pair);
}
