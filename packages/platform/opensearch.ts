import { Client, errors } from "@opensearch-project/opensearch";
import { type Guard, createGuard, isConnectionError } from "./guard.ts";

export interface OpensearchHandle {
  readonly guard: Guard;
  /** One guarded call. Index names are given without the prefix that keeps installations (and tests) apart. */
  run<Answer>(operation: string, call: (client: Client) => Promise<Answer>): Promise<Answer>;
  index(name: string): string;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface OpensearchOptions {
  readonly url: string;
  readonly prefix: string;
  readonly timeoutMs?: number;
}

export function createOpensearch({ url, prefix, timeoutMs = 800 }: OpensearchOptions): OpensearchHandle {
  const client = new Client({ nodes: url.split(","), requestTimeout: timeoutMs, maxRetries: 1 });
  const guard = createGuard({ engine: "opensearch", timeoutMs: timeoutMs + 100, isOutage: isSearchOutage });
  return {
    guard,
    run: async (operation, call) => guard.run(operation, async () => call(client)),
    index: (name) => prefix + name,
    ping: async () => {
      await client.ping();
    },
    close: async () => client.close(),
  };
}

function isSearchOutage(error: Error): boolean {
  if (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  )
    return true;
  if (error instanceof errors.ResponseError) return [429, 502, 503, 504].includes(error.statusCode ?? 0);
  return isConnectionError(error);
}
