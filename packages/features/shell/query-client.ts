import { QueryClient } from "@tanstack/react-query";

const second = 1_000;
const minute = 60 * second;

/** Spec 9: 3 retries with exponential backoff from 1 s, capped at 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(second * 2 ** failures, 30 * second);
}

/** Spec 9: data is fresh for 5 minutes and kept for 10. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 3, retryDelay, staleTime: 5 * minute, gcTime: 10 * minute } },
  });
}
