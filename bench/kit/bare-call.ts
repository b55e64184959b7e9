import type { SearchCall } from "../../packages/platform/opensearch-node.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import type { Call } from "./race.ts";

/** The very request that the store sends, to the first node. */
export function bareCall({ path, body }: SearchCall): Call {
  const [node] = loadEnginesEnv().OPENSEARCH_URL.split(",");
  return { url: `${node}${path}`, body };
}
