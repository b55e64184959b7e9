import { type SafeHtml, safeHeaderMessage } from "@capstan/platform/html";
import { LRUCache } from "lru-cache";

/** A customer's message is the same on every page of all its buyers. */
const kept = new LRUCache<string, SafeHtml>({ max: 500 });

/** A customer's own words, cleaned when they are read: what was allowed when they were stored may not be today. */
export function safeMessage(message: string | null): SafeHtml | null {
  if (message === null || message === "") return null;
  const known = kept.get(message) ?? safeHeaderMessage(message);
  kept.set(message, known);
  return known;
}
