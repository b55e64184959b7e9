import type { PriceContext } from "@capstan/features/pricing/server";
import { type Rows, type RowsDeps, readRows } from "@capstan/features/listing/server";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import {
  type Families,
  type FindRequest,
  type Found,
  type Hits,
  findCounts,
  findFamilies,
} from "../find-items.server.ts";

export interface FindPageDeps extends RowsDeps {
  readonly opensearch: OpensearchHandle;
}

export interface FindPageRequest {
  readonly request: FindRequest;
  /** What was found of it; undefined while the engine is away. */
  readonly hits: Hits | undefined;
  readonly priceContext: PriceContext;
  /** What is shown while the engine is away. */
  readonly otherwise: () => Promise<readonly string[]>;
}

export interface FoundPage {
  /** Undefined while the engine is away. */
  readonly found: Found | undefined;
  readonly rows: Rows;
}

/** The counts of what was found and what the database knows of it: while one engine counts, the other is read. */
export async function readPage(
  deps: FindPageDeps,
  { request, hits, priceContext, otherwise }: FindPageRequest,
): Promise<FoundPage> {
  if (hits) {
    const [counts, read] = await Promise.all([
      findCounts(deps.opensearch, request, hits),
      readFamilyRows(deps, { request, hits, priceContext }),
    ]);
    if (counts && read) return { found: { ...hits, ...read.families, ...counts }, rows: read.rows };
  }
  return { found: undefined, rows: await readRows(deps, await otherwise(), priceContext) };
}

async function readFamilyRows(
  deps: FindPageDeps,
  { request, hits, priceContext }: { readonly hits: Hits } & Pick<FindPageRequest, "request" | "priceContext">,
): Promise<{ readonly families: Families; readonly rows: Rows } | undefined> {
  const families = await findFamilies(deps.opensearch, request, hits);
  if (!families) return undefined;
  const skus = [...families.items, ...(hits.close?.items ?? [])].map(({ sku }) => sku);
  return { families, rows: await readRows(deps, skus, priceContext) };
}
