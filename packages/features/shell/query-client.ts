import { QueryClient } from "@tanstack/react-query";
import { freshMs, keptMs } from "./header-age.ts";

const second = 1_000;

/** Spec 9: 3 retries with exponential backoff from 1 s, capped at 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(second * 2 ** failures, 30 * second);
}

/** Whoever asks through it retries, keeps and gives up as the specification says. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 3, retryDelay, staleTime: freshMs, gcTime: keptMs } },
  });
}
