import { BulkheadRejectedError, bulkhead } from "cockatiel";
import { type Result, fail, ok } from "./result.ts";

export interface ConcurrencyLimit {
  /** What the work gives, or BUSY where too many wait already. */
  run<Value>(work: () => Promise<Value>): Promise<Result<Value>>;
}

/** So many at once, so many waiting in order, and no more: heavy work that anybody can ask for must not pile up. */
export function createConcurrencyLimit(limits: {
  readonly atOnce: number;
  readonly waiting: number;
}): ConcurrencyLimit {
  const policy = bulkhead(limits.atOnce, limits.waiting);
  return {
    run: async (work) => {
      try {
        return ok(await policy.execute(work));
      } catch (error) {
        if (error instanceof BulkheadRejectedError) return fail({ code: "BUSY" });
        throw error;
      }
    },
  };
}
