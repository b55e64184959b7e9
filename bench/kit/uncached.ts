import type { OpensearchHandle } from "../../packages/platform/opensearch.ts";

/** The engine keeps the answers of counting requests; a bench asks it to count each time. */
export async function withoutRequestCache(opensearch: OpensearchHandle, name: string): Promise<void> {
  const index = opensearch.index(name);
  await opensearch.run("settings", async (client) =>
    client.indices.putSettings({ index, body: { index: { "requests.cache.enable": false } } }),
  );
}
