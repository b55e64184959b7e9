import type { OpensearchHandle } from "@capstan/platform/opensearch";
import type { Filters } from "../query/filters.ts";
import { editDistance } from "./edit-distance.ts";
import { searchMany } from "./search-many.server.ts";

export interface NearestNumber {
  readonly sku: string;
  /** The item's number that is nearest, as a key. */
  readonly number: string;
}

const maxEach = 2;
const maxKeys = 100;

/** For each key the items that are sold and have a number like it, the nearest first; none while the engine is away. */
export async function nearestNumbers(
  opensearch: OpensearchHandle,
  keys: readonly string[],
  within?: Filters,
): Promise<ReadonlyMap<string, readonly NearestNumber[]>> {
  const asked = [...new Set(keys)].filter((key) => key.length >= 4 && key.length <= 40).slice(0, maxKeys);
  const answers = await searchMany(opensearch, asked.map(bodyFor), within);
  return new Map(
    asked.map((key, at) => [
      key,
      (answers[at]?.hits?.hits ?? []).map(({ _source: { sku }, fields }) => {
        const numbers = [...(fields?.ids ?? [sku])];
        const [number = sku] = numbers.toSorted((one, other) => editDistance(one, key) - editDistance(other, key));
        return { sku, number };
      }),
    ]),
  );
}

function bodyFor(key: string) {
  return {
    size: maxEach,
    _source: ["sku", "name"],
    docvalue_fields: ["ids"],
    track_total_hits: false,
    query: {
      bool: {
        must: { fuzzy: { ids: { value: key, fuzziness: "AUTO:4,7", prefix_length: 1, max_expansions: 20 } } },
        filter: { term: { isSold: true } },
      },
    },
  };
}
