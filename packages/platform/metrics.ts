import { AggregatorRegistry, Counter, Gauge, Histogram, collectDefaultMetrics, register } from "prom-client";

/** Prometheus' registry is one for the process by design: a second copy of a metric would be refused. */
export const httpDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request, by route",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

export const pageErrors = new Counter({
  name: "page_errors_total",
  help: "What loaders and components threw while a page was made, by route",
  labelNames: ["route"],
});

export const engineCalls = new Histogram({
  name: "engine_call_duration_seconds",
  help: "Time of one call to an engine",
  labelNames: ["engine"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
});

export const engineState = new Gauge({
  name: "engine_breaker_open",
  help: "1 while the breaker of an engine is open",
  labelNames: ["engine"],
  aggregator: "max",
});

export const jobDuration = new Histogram({
  name: "job_duration_seconds",
  help: "Time of one attempt at a job, and how it went",
  labelNames: ["job", "outcome"],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3_600],
});

export const searchHedges = new Counter({
  name: "search_hedges_total",
  help: "Searches that a node did not answer soon: put to a second one as well, or not, for the budget was spent",
  labelNames: ["outcome"],
});

export const rejectedDocuments = new Counter({
  name: "search_rejected_documents_total",
  help: "Documents that the search engine refused for what is in them",
});

export const rejectionCount = new Gauge({
  name: "search_rejections",
  help: "Items whose document is set aside now: capstan search rejected lists them",
  aggregator: "max",
});

export const webhookEndpoints = new Gauge({
  name: "webhook_endpoints",
  help: "Endpoints that are failing, or were disabled for having failed for three days",
  labelNames: ["state"],
  aggregator: "max",
});

export function collectProcessMetrics(): void {
  collectDefaultMetrics();
}

export interface MetricsText {
  readonly contentType: string;
  readonly body: string;
}

export async function metricsText(): Promise<MetricsText> {
  return { contentType: register.contentType, body: await register.metrics() };
}

/** The metrics of a fleet's processes as one. The first process asks and the others answer: each of them must have called this. */
export function joinMetrics(): () => Promise<MetricsText> {
  const registry = new AggregatorRegistry();
  return async () => ({ contentType: registry.contentType, body: await registry.clusterMetrics() });
}
