import cluster from "node:cluster";
import { joinMetrics, metricsText } from "@capstan/platform/metrics";
import { readWebEnv } from "./env.ts";
import { runFleet } from "./fleet.ts";
import { serveMetrics } from "./http/metrics-server.ts";
import { serve } from "./serve.ts";

const env = readWebEnv(process.env);

if (cluster.isPrimary && env.PROCESSES !== 1) {
  await runFleet(env);
} else {
  if (cluster.isPrimary) await serveMetrics(env.METRICS_PORT, env.HOST, metricsText);
  else joinMetrics();
  await serve(env);
}
