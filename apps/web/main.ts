import cluster from "node:cluster";
import { createLog } from "@capstan/platform/log";
import { joinMetrics, metricsText } from "@capstan/platform/metrics";
import { envWarnings } from "./env-warnings.ts";
import { readWebEnv } from "./env.ts";
import { runFleet } from "./fleet.ts";
import { serveMetrics } from "@capstan/platform/metrics-server";
import { serve } from "./serve.ts";

const env = readWebEnv(process.env);

if (cluster.isPrimary) {
  const log = createLog({ level: env.LOG_LEVEL, name: "web", pretty: env.NODE_ENV === "development" });
  for (const warning of envWarnings(env)) log.warn(warning);
}
if (cluster.isPrimary && env.PROCESSES !== 1) {
  await runFleet(env);
} else {
  if (cluster.isPrimary) await serveMetrics(env.METRICS_PORT, env.HOST, metricsText);
  else joinMetrics();
  await serve(env);
}
