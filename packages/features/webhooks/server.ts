export { deliverWebhooks } from "./deliver-webhooks.server.ts";
export { registerWebhook, replayWebhook } from "./register-webhook.server.ts";
export { unknownEvents, webhookEvents } from "./webhook-events.ts";
export { readWebhookMetrics } from "./webhook-metrics.server.ts";
export { webhookJobs } from "./webhooks.jobs.server.ts";
export { deleteEndpoint, listEndpoints } from "./webhooks.store.server.ts";
