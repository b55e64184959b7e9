import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  TaskCancelledError,
  circuitBreaker,
  handleWhen,
} from "cockatiel";
import { engineCalls, engineState } from "./metrics.ts";
import { inSpan } from "./telemetry.ts";
import { within } from "./time-limit.ts";

/** An engine did not answer: every store and client of ours throws just this, so that a page can show what else it has. */
export class EngineUnavailable extends Error {
  override readonly name = "EngineUnavailable";
  readonly engine: string;

  constructor(engine: string, cause?: unknown) {
    super(`${engine} is not available`, { cause });
    this.engine = engine;
  }
}

/** The engine answers, but there is no connection left to ask it by. Pages do without it as in an outage, and it closes nothing. */
export class EngineOverloaded extends EngineUnavailable {}

/** What a call answers, or something else while the engine that it needs is away. */
export async function fallbackIfUnavailable<Answer, Otherwise>(
  otherwise: Otherwise,
  call: () => Promise<Answer>,
): Promise<Answer | Otherwise> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof EngineUnavailable) return otherwise;
    throw error;
  }
}

export interface GuardOptions {
  readonly engine: string;
  readonly timeoutMs: number;
  /** Outages open the breaker; a refused statement or a missing document does not. */
  readonly isOutage: (error: Error) => boolean;
  readonly failuresToOpen?: number;
  readonly retryAfterMs?: number;
}

export interface Guard {
  readonly engine: string;
  run<Answer>(operation: string, call: () => Promise<Answer>): Promise<Answer>;
  isOpen(): boolean;
}

/** Time limit, circuit breaker, span and metrics around every call to one engine. */
export function createGuard(options: GuardOptions): Guard {
  const { engine, timeoutMs, isOutage, failuresToOpen = 5, retryAfterMs = 1_000 } = options;
  const outage = handleWhen(
    (error) => error instanceof TaskCancelledError || (error instanceof Error && isOutage(error)),
  );
  const breaker = circuitBreaker(outage, {
    halfOpenAfter: retryAfterMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  const openGauge = engineState.labels(engine);
  breaker.onStateChange((state) => openGauge.set(state === CircuitState.Closed ? 0 : 1));
  const timer = engineCalls.labels(engine);

  return {
    engine,
    isOpen: () => breaker.state !== CircuitState.Closed,
    run: async (operation, call) =>
      inSpan(engine, operation, async () => {
        const done = timer.startTimer();
        try {
          return await breaker.execute(async () => within(timeoutMs, call, lateAfter(timeoutMs)));
        } catch (error) {
          if (error instanceof BrokenCircuitError || error instanceof TaskCancelledError)
            throw new EngineUnavailable(engine, error);
          if (error instanceof Error && isOutage(error)) throw new EngineUnavailable(engine, error);
          throw error;
        } finally {
          done();
        }
      }),
  };
}

/** The limit is ours and not cockatiel's: its abort signal makes an exception with its stack for every call, late or not. */
const lateAfter = (timeoutMs: number) => () => new TaskCancelledError(`Operation timed out after ${timeoutMs}ms`);

const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Node's own names for "nobody is there", which every driver passes through somewhere in the chain of causes. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (connectionCodes.has(code)) return true;
  if (error instanceof AggregateError && error.errors.some(isConnectionError)) return true;
  return isConnectionError(error.cause);
}
