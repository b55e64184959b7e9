import { type ClassAttribute, formatMeasures } from "@capstan/features/catalog/server";
import { bySystem, sizeColumns } from "../category-sizes.server.ts";
import type { FacetCount } from "../facet-counts.server.ts";
import type { SizeRow } from "../results.ts";
import { facetPrefix, withParameters } from "./address.ts";
import { byCode } from "./facets.ts";

const maxRows = 2;
/** Two lines on a wide screen. */
const maxChips = 24;

interface SizeFinderInput {
  readonly url: URL;
  readonly counts: ReadonlyMap<string, readonly FacetCount[]>;
  readonly attributes: readonly ClassAttribute[];
}

/** The sizes of a category, each a link to what it has of that size. */
export function sizeFinder({ url, counts, attributes }: SizeFinderInput): readonly SizeRow[] {
  return sizeColumns([...byCode(attributes).values()])
    .flatMap(({ name, codes, meaning }) => {
      const held = codes.flatMap((code) => (counts.get(code) ?? []).map((known) => ({ ...known, code })));
      const common = held.toSorted((one, other) => other.count - one.count);
      const byValue = new Map(common.map((known) => [known.value, known]));
      const all = bySystem([...byValue.keys()], meaning);
      const chips = (values: readonly string[]) => {
        const kept = new Set([...byValue.keys()].filter((value) => values.includes(value)).slice(0, maxChips));
        return values
          .filter((value) => kept.has(value))
          .map((value) => ({
            label: formatMeasures(value),
            count: byValue.get(value)?.count ?? 0,
            url: withParameters(url, (given) => given.append(facetPrefix + (byValue.get(value)?.code ?? ""), value)),
          }));
      };
      const row = { name, inch: chips(all.inch), metric: chips(all.metric) };
      return row.inch.length + row.metric.length < 2 ? [] : [row];
    })
    .slice(0, maxRows);
}
