import { type Job, defineJob } from "@capstan/platform/queue";
import { type DeliverDeps, deliverWebhooks } from "./deliver-webhooks.server.ts";
import { deliverWebhooksJob } from "./webhooks.schema.ts";

export function webhookJobs(deps: DeliverDeps): readonly Job[] {
  return [defineJob({ ...deliverWebhooksJob, run: async () => deliverWebhooks(deps) })];
}
