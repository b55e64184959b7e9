import { errors } from "@opensearch-project/opensearch";
import { isConnectionError } from "./guard.ts";

export interface EngineError {
  readonly type?: string;
  readonly reason?: string;
  readonly root_cause?: readonly { readonly type?: string; readonly reason?: string }[];
}

/** A node did not answer, or not in JSON. */
export class NodeFailure extends Error {
  override readonly name: string = "NodeFailure";
}

/** A node did not answer in time. */
export class SlowNode extends NodeFailure {
  override readonly name = "SlowNode";
}

/** The engine answered that it won't. */
export class SearchRefused extends Error {
  override readonly name = "SearchRefused";
  readonly status: number;
  readonly refusal: EngineError;

  constructor(status: number, refusal: EngineError) {
    const causes = (refusal.root_cause ?? []).map(({ type, reason }) => `[${type}] ${reason ?? ""}`);
    super(`${status} ${refusal.type ?? "refused"}: ${causes.join(", ")}`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** One search of several has lost its node; the engine calls that a success. */
export class LostSearch extends Error {
  override readonly name = "LostSearch";
}

/** Statuses of a node that has nothing to say, or no time to say it. */
export const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);
const tooMuch = 429;

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
export function isLostShard({ type, root_cause: causes = [] }: EngineError): boolean {
  if (type !== "search_phase_execution_exception") return false;
  return causes.length === 0 || causes.some((cause) => signsOfLoss.has(cause.type ?? ""));
}

export function isLost(error: unknown): boolean {
  if (error instanceof LostSearch) return true;
  if (error instanceof SearchRefused) return isLostShard(error.refusal);
  return (
    error instanceof errors.ResponseError && isLostShard((error.body as { error?: EngineError } | null)?.error ?? {})
  );
}

export function isSearchOutage(error: Error): boolean {
  if (
    error instanceof NodeFailure ||
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    isLost(error)
  )
    return true;
  if (error instanceof SearchRefused) return isUnavailable(error.status);
  if (error instanceof errors.ResponseError) return isUnavailable(error.statusCode ?? 0);
  return isConnectionError(error);
}

function isUnavailable(status: number): boolean {
  return status === tooMuch || awayStatuses.has(status);
}
