import { setTimeout as pause } from "node:timers/promises";
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
  /** Several nodes are separated by commas. */
  readonly url: string;
  readonly prefix: string;
  readonly timeoutMs?: number;
}

/** For every search: a store that was just set up has no index, and a part of the hits is no answer. */
export const whole = { ignore_unavailable: true, allow_partial_search_results: false } as const;

/** How soon a node that did not answer is tried again; the client doubles it up to five times. */
const resurrectMs = 2_000;
/** Before a search that lost its node is asked again: the copies of its shards take over within moments. */
const pausesMs = [50, 150, 300];

export function createOpensearch({ url, prefix, timeoutMs = 800 }: OpensearchOptions): OpensearchHandle {
  const nodes = url.split(",");
  // Each node once and one of them twice: while they restart in turn, all may count as gone that are back.
  const client = new Client({ nodes, requestTimeout: timeoutMs, maxRetries: nodes.length });
  client.connectionPool.resurrectTimeout = resurrectMs;
  const guard = createGuard({ engine: "opensearch", timeoutMs: timeoutMs + 100, isOutage: isSearchOutage });
  return {
    guard,
    run: async (operation, call) => guard.run(operation, async () => again(async () => answered(await call(client)))),
    index: (name) => prefix + name,
    ping: async () => {
      await client.ping();
    },
    close: async () => client.close(),
  };
}

/** One search of several has lost its node; the engine calls that a success. */
class LostSearch extends Error {
  override readonly name = "LostSearch";
}

async function again<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const waitMs of pausesMs) {
    try {
      return await call();
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    await pause(waitMs);
  }
  return call();
}

interface EngineError {
  readonly type?: string;
  readonly root_cause?: readonly { readonly type?: string }[];
}

interface SeveralAnswers {
  readonly body?: { readonly responses?: readonly { readonly error?: EngineError }[] } | null;
}

function answered<Answer>(answer: Answer): Answer {
  const { responses } = (answer as SeveralAnswers | undefined)?.body ?? {};
  const lost = Array.isArray(responses) ? responses.find(({ error }) => error && isLostShard(error)) : undefined;
  if (lost) throw new LostSearch(JSON.stringify(lost.error));
  return answer;
}

function isLost(error: unknown): boolean {
  if (error instanceof LostSearch) return true;
  return (
    error instanceof errors.ResponseError && isLostShard((error.body as { error?: EngineError } | null)?.error ?? {})
  );
}

/** What the engine says of a shard whose node has ended or is ending. It gives these the status of a fault: 500. */
const signsOfLoss = new Set([
  "already_closed_exception",
  "connect_transport_exception",
  "illegal_index_shard_state_exception",
  "index_shard_closed_exception",
  "no_shard_available_action_exception",
  "node_closed_exception",
  "node_disconnected_exception",
  "node_not_connected_exception",
  "receive_timeout_transport_exception",
  "search_context_missing_exception",
  "send_request_transport_exception",
  "shard_not_found_exception",
]);

/** Only a search is asked again: nothing is done twice by it. */
function isLostShard({ type, root_cause: causes = [] }: EngineError): boolean {
  if (type !== "search_phase_execution_exception") return false;
  return causes.length === 0 || causes.some((cause) => signsOfLoss.has(cause.type ?? ""));
}

function isSearchOutage(error: Error): boolean {
  if (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    isLost(error)
  )
    return true;
  if (error instanceof errors.ResponseError) return [429, 502, 503, 504].includes(error.statusCode ?? 0);
  return isConnectionError(error);
}
