import { randomUUID } from "node:crypto";
import { accountJobs } from "@capstan/features/account/server";
import { analyticsJobs } from "@capstan/features/analytics/server";
import { stockReader } from "@capstan/features/availability/server";
import { credentialJobs } from "@capstan/features/credentials/server";
import { feedbackJobs } from "@capstan/features/feedback/server";
import { orderHistoryJobs } from "@capstan/features/order-history/server";
import { checkoutJobs } from "@capstan/features/checkout/server";
import { orderJobs, orderMailJobs, stripePayments } from "@capstan/features/orders/server";
import { createMailer, mailJobs } from "@capstan/features/mail/server";
import { recommendationJobs } from "@capstan/features/recommendations/server";
import { registrationJobs, registrationMailJobs } from "@capstan/features/registration/server";
import { searchJobs } from "@capstan/features/search/server";
import { typeaheadJobs } from "@capstan/features/typeahead/server";
import { readWebhookMetrics, webhookJobs } from "@capstan/features/webhooks/server";
import { systemClock } from "@capstan/platform/clock";
import { createDatabase } from "@capstan/platform/db";
import { createLog } from "@capstan/platform/log";
import { collectProcessMetrics, metricsText } from "@capstan/platform/metrics";
import { serveMetrics } from "@capstan/platform/metrics-server";
import { createOpensearch } from "@capstan/platform/opensearch";
import { createOutboundFetch } from "@capstan/platform/outbound-fetch";
import { readQueueMetrics } from "@capstan/platform/queue-metrics";
import { createSecretBox } from "@capstan/platform/secret-box";
import { startTelemetry } from "@capstan/platform/telemetry";
import { startWorker } from "@capstan/platform/worker";
import { readWorkerEnv } from "./env.ts";
import { schedule } from "./schedule.ts";

const env = readWorkerEnv(process.env);
const telemetry = await startTelemetry("capstan-worker", env.OTEL_EXPORTER_OTLP_ENDPOINT);
const log = createLog({ level: env.LOG_LEVEL, name: "worker", pretty: env.NODE_ENV === "development" });
const database = createDatabase({
  url: env.DATABASE_URL,
  name: "capstan-worker",
  maxConnections: env.CONCURRENCY + 4,
  queryTimeoutMs: 60_000,
  connectTimeoutMs: 5_000,
  log,
});
const opensearch = createOpensearch({ url: env.OPENSEARCH_URL, prefix: env.ENGINE_PREFIX, timeoutMs: 120_000 });
const mailer =
  env.SMTP_URL === undefined
    ? undefined
    : createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? "", maxConnections: env.CONCURRENCY });
if (!mailer) log.warn("SMTP_URL is not set: mails stay queued");

const deps = {
  db: database.db,
  opensearch,
  clock: systemClock,
  feedbackKeptDays: env.FEEDBACK_KEPT_DAYS,
  origin: env.PUBLIC_ORIGIN,
};
const webhookTimeoutMs = 15_000;
const allowsPrivate = env.WEBHOOKS_ALLOW_PRIVATE;
const outbound = createOutboundFetch({ allowsPrivate, allowsLoopback: allowsPrivate }, webhookTimeoutMs);
if (env.SECRETS_KEY.length === 0) log.warn("SECRETS_KEY is not set: webhooks are not sent");
const secrets = env.SECRETS_KEY.length === 0 ? null : createSecretBox(env.SECRETS_KEY);
// Webhooks come to web: their secret is not needed here.
const payments =
  env.STRIPE_SECRET_KEY === undefined
    ? undefined
    : stripePayments({ secretKey: env.STRIPE_SECRET_KEY, webhookSecret: "", apiUrl: env.STRIPE_API_URL });

const worker = await startWorker({
  pool: database.pool,
  databaseUrl: env.DATABASE_URL,
  log,
  jobs: [
    ...searchJobs(deps),
    ...typeaheadJobs(deps),
    ...analyticsJobs(deps),
    ...feedbackJobs(deps),
    ...recommendationJobs(deps),
    ...registrationJobs(deps),
    ...orderJobs({ ...deps, payments }),
    ...checkoutJobs(deps),
    ...orderHistoryJobs({ ...deps, stock: stockReader(database.db), newId: randomUUID }),
    ...webhookJobs({ ...deps, fetch: outbound, secrets }),
    ...(mailer
      ? [
          ...mailJobs({ mailer }),
          ...orderMailJobs({ ...deps, mailer }),
          ...credentialJobs({ ...deps, mailer }),
          ...accountJobs({ ...deps, mailer }),
          ...registrationMailJobs({ ...deps, mailer }),
        ]
      : []),
  ],
  concurrency: env.CONCURRENCY,
  crontab: schedule,
});
collectProcessMetrics();
const metrics = await serveMetrics(env.METRICS_PORT, env.HOST, async () => {
  await readQueueMetrics(database.db);
  await readWebhookMetrics(database.db);
  return metricsText();
});
log.info("working");

const stop = async () => {
  await worker.stop();
  metrics.close();
  mailer?.close();
  await Promise.allSettled([database.close(), opensearch.close(), telemetry.stop()]);
  process.exit(0);
};
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
await worker.done;
