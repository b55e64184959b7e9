import type { PriceContext } from "@capstan/features/pricing/server";
import { type Rows, type RowsDeps, readRows } from "@capstan/features/listing/server";
import { type FindRequest, type Found, type Hits, findDetails } from "../find-items.server.ts";
import type { DetailsDeps } from "../page-details.server.ts";

export interface FindPageDeps extends RowsDeps, DetailsDeps {}

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

/** What was found of a page, and what the database knows of it. */
export async function readPage(
  deps: FindPageDeps,
  { request, hits, priceContext, otherwise }: FindPageRequest,
): Promise<FoundPage> {
  const found = hits && (await findDetails(deps, request, hits));
  const items = found && [...found.items, ...(found.close?.items ?? [])];
  const skus = items ? items.map(({ sku }) => sku) : await otherwise();
  return { found, rows: await readRows(deps, skus, priceContext) };
}
