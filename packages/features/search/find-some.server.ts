import { unlessAway } from "@capstan/platform/guard";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { productsIndex } from "./products-index.server.ts";
import { type Filters, type Strictness, scoreQuery, shelfFilters } from "./query/build-query.ts";
import type { Understood } from "./query/understand.ts";

export interface SomeRequest {
  /** Null for the most ordered of what the filters leave. */
  readonly asked: Understood | null;
  readonly filters: Filters;
  readonly accountNumber: string | null;
  readonly size: number;
}

/** What a short list shows of an item, without asking the database. */
export interface ShortItem {
  readonly sku: string;
  readonly name: string;
  readonly shortName: string;
  readonly shipPackQuantity: number;
}

/** The first few items, without counts or facets; undefined while the engine is away. */
export async function findSome(
  opensearch: OpensearchHandle,
  request: SomeRequest,
): Promise<readonly ShortItem[] | undefined> {
  return unlessAway(undefined, async () => {
    const found = await ask(opensearch, request, "all");
    return found.length > 0 || request.asked === null ? found : ask(opensearch, request, "similar");
  });
}

interface EngineAnswer {
  readonly hits?: { readonly hits?: readonly { readonly _source: ShortItem }[] };
}

async function ask(
  opensearch: OpensearchHandle,
  request: SomeRequest,
  strictness: Strictness,
): Promise<readonly ShortItem[]> {
  const { hits } = await opensearch.search<EngineAnswer>("find-some", {
    index: productsIndex,
    parts: ["hits.hits._source"],
    body: someBody(request, strictness),
  });
  return (hits?.hits ?? []).map(({ _source }) => _source);
}

/** What the engine is asked. */
function someBody({ asked, filters, accountNumber, size }: SomeRequest, strictness: Strictness): object {
  return {
    size,
    _source: ["sku", "name", "shortName", "shipPackQuantity"],
    track_total_hits: false,
    query: {
      bool: {
        ...(asked ? { must: scoreQuery(asked, strictness, accountNumber) } : {}),
        filter: [...shelfFilters(filters), ...(asked ? [] : [{ term: { isSold: true } }])],
      },
    },
    ...(asked ? {} : { sort: [{ orders: "desc" }, { sku: "asc" }] }),
  };
}
