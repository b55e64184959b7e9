import { expect, test } from "vitest";
import { createQueryClient, retryDelay } from "./query-client.ts";

test("a failed fetch is tried 3 times more, after 1 s doubled each time, never more than 30 s", () => {
  expect(createQueryClient().getDefaultOptions().queries?.retry).toBe(3);
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("data is fresh for 5 minutes and kept for 10", () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
});
