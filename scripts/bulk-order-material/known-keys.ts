import { skusByKey } from "./catalog.ts";

/** The catalog that the texts and files here were written for: the SKUs behind each identifier. */
export const knownKeys: ReadonlyMap<string, readonly string[]> = new Map(
  [...skusByKey].map(([key, skus]) => [key, [...skus]]),
);
