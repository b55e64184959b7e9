import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { createLog } from "@capstan/platform/log";
import { joinMetrics } from "@capstan/platform/metrics";
import type { WebEnv } from "./env.ts";
import { serveMetrics } from "@capstan/platform/metrics-server";

/** Keeps the wanted number of web processes alive on one port: one that dies is replaced, the others do not notice. */
export async function runFleet(env: WebEnv): Promise<void> {
  const log = createLog({ level: env.LOG_LEVEL, name: "fleet" });
  const wanted = env.PROCESSES === "auto" ? availableParallelism() : env.PROCESSES;
  await serveMetrics(env.METRICS_PORT, env.HOST, joinMetrics());
  let ending = false;
  cluster.on("exit", (worker, code, signal) => {
    if (ending) return;
    log.error({ pid: worker.process.pid, code, signal }, "a web process ended; starting another");
    setTimeout(() => ending || cluster.fork(), 250);
  });
  for (let count = 0; count < wanted; count += 1) cluster.fork();
  const end = (signal: NodeJS.Signals) => {
    if (ending) return;
    ending = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    cluster.on("exit", endIfAlone);
    endIfAlone();
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

/** A process that has ended stays in the list until its channel is closed too, which may come later. */
function endIfAlone(): void {
  if (Object.values(cluster.workers ?? {}).every((worker) => worker?.isDead())) process.exit(0);
}
