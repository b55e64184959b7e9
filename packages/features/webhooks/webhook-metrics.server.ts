import type { Database } from "@capstan/platform/db";
import { EngineUnavailable } from "@capstan/platform/guard";
import { webhookEndpoints } from "@capstan/platform/metrics";
import { countEndpoints } from "./webhooks.store.server.ts";

/** While PostgreSQL is away they are gone, and all other metrics still answer. */
export async function readWebhookMetrics(db: Database): Promise<void> {
  webhookEndpoints.reset();
  try {
    const { disabled, failing } = await countEndpoints(db);
    webhookEndpoints.set({ state: "disabled" }, disabled);
    webhookEndpoints.set({ state: "failing" }, failing);
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
  }
}
