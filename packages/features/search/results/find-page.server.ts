import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type FindRequest, type Found, findHits, withCounts } from "../find-items.server.ts";
import type { Looking } from "./item-rows.ts";
import { type Rows, type RowsDeps, readRows } from "./read-rows.server.ts";

export interface FindPageDeps extends RowsDeps {
  readonly opensearch: OpensearchHandle;
}

export interface PageRequest {
  readonly request: FindRequest;
  readonly looking: Looking;
  /** What is shown while the engine is away. */
  readonly otherwise: () => Promise<readonly string[]>;
}

export interface FoundPage {
  /** Undefined while the engine is away. */
  readonly found: Found | undefined;
  readonly rows: Rows;
}

/** Items, then what both engines know of them: while one counts, the other is read. */
export async function findPage(deps: FindPageDeps, { request, looking, otherwise }: PageRequest): Promise<FoundPage> {
  const hits = await findHits(deps.opensearch, request);
  if (hits) {
    const [found, rows] = await Promise.all([
      withCounts(deps.opensearch, request, hits),
      readRows(
        deps,
        hits.items.map(({ sku }) => sku),
        looking,
      ),
    ]);
    if (found) return { found, rows };
  }
  return { found: undefined, rows: await readRows(deps, await otherwise(), looking) };
}
