import { LRUCache } from "lru-cache";
import { orAfter } from "./time-limit.ts";

export interface LastKnownOptions<Value> {
  readonly load: (key: string) => Promise<Value>;
  readonly freshMs: number;
  /** How long a reader waits for a first value before it does without. */
  readonly patienceMs: number;
  readonly most?: number;
  /** How long a source that failed is left alone: an outage must not be met with a request for each reader. */
  readonly retryAfterMs?: number;
}

const usualRetryMs = 1_000;

/**
 * Remembers what was last read and hands it out while the source is slow or away. For what every visitor sees alike
 * (categories, brands, content), never for prices or anything of an account.
 */
export function createLastKnown<Value extends object>(
  options: LastKnownOptions<Value>,
): (key: string) => Promise<Value | undefined> {
  const max = options.most ?? 500;
  const failed = new LRUCache<string, true>({ max, ttl: options.retryAfterMs ?? usualRetryMs });
  const cache = new LRUCache<string, Value>({
    max,
    ttl: options.freshMs,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (key) => {
      try {
        return await options.load(key);
      } catch (error) {
        failed.set(key, true);
        throw error;
      }
    },
  });
  return async (key) => {
    const known = cache.get(key, { allowStale: true });
    // Most readers come while it is fresh: a page has a dozen of them.
    if ((known && cache.getRemainingTTL(key) > 0) || failed.has(key)) return known;
    const fetched = cache.fetch(key).catch(() => undefined);
    return known ?? (await orAfter(options.patienceMs, fetched, undefined));
  };
}
