import type { Failure } from "./errors.ts";

/** What a use case answers: expected refusals are values, a throw is a bug. A success may carry warnings. */
export type Result<Value, Refusal extends Failure = Failure> =
  | { readonly ok: true; readonly value: Value; readonly warnings: readonly Failure[] }
  | { readonly ok: false; readonly failure: Refusal };

export function ok<Value>(value: Value, warnings: readonly Failure[] = []): Result<Value, never> {
  return { ok: true, value, warnings };
}

export function fail<const Refusal extends Failure>(failure: Refusal): Result<never, Refusal> {
  return { ok: false, failure };
}
