import { createLastKnown } from "@capstan/platform/last-known";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type FamilySizes, readAllSizes } from "./found-families.server.ts";

const patienceMs = 500;

/** How many items of each family are sold, in memory and read from the index every few minutes. */
export function familySizesReader(
  opensearch: OpensearchHandle,
  { freshMs = 300_000 } = {},
): () => Promise<FamilySizes | undefined> {
  const lastKnown = createLastKnown({ load: async () => readAllSizes(opensearch), freshMs, patienceMs });
  return async () => lastKnown("families");
}
