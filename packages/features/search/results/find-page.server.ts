import type { PriceContext } from "@capstan/features/pricing/server";
import { type Rows, type RowsDeps, readRows } from "@capstan/features/listing/server";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type FindRequest, type Found, findHits, withCounts } from "../find-items.server.ts";

export interface FindPageDeps extends RowsDeps {
  readonly opensearch: OpensearchHandle;
}

export interface FindPageRequest {
  readonly request: FindRequest;
  readonly priceContext: PriceContext;
  /** What is shown while the engine is away. */
  readonly otherwise: () => Promise<readonly string[]>;
}

export interface FoundPage {
  /** Undefined while the engine is away. */
  readonly found: Found | undefined;
  readonly rows: Rows;
}

/** Items, then what both engines know of them: while one counts, the other is read. */
export async function findPage(
  deps: FindPageDeps,
  { request, priceContext, otherwise }: FindPageRequest,
): Promise<FoundPage> {
  const hits = await findHits(deps.opensearch, request);
  if (hits) {
    const [found, rows] = await Promise.all([
      withCounts(deps.opensearch, request, hits),
      readRows(
        deps,
        hits.items.map(({ sku }) => sku),
        priceContext,
      ),
    ]);
    if (found) return { found, rows };
  }
  return { found: undefined, rows: await readRows(deps, await otherwise(), priceContext) };
}
