import { readEnv } from "@capstan/platform/env";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
  OPENSEARCH_URL: z.string().min(1),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  /** The address that visitors type; mutations must come from it. */
  PUBLIC_ORIGIN: z.url().default("http://127.0.0.1:3000"),
  /** Prometheus reads here; never reachable through the public port. */
  METRICS_PORT: port.default(9464),
  /** Web processes on this machine: a number, or `auto` for one a core. */
  PROCESSES: z.union([z.literal("auto"), z.coerce.number().int().min(1)]).default(1),
  LOG_LEVEL: z.string().default("info"),
  /** How long a visitor's search may take before the store goes on without it. */
  SEARCH_TIMEOUT_MS: z.coerce.number().int().min(1).default(800),
  /** Keeps several installations, or tests, apart on the same engines. */
  ENGINE_PREFIX: z.string().default("capstan-"),
  /** Requests that one address may make in ten seconds, to one process. */
  FLOOD_LIMIT: z.coerce.number().int().min(1).default(300),
  /** Proxies in front of us whose X-Forwarded-For is believed, comma-separated. */
  TRUSTED_PROXIES: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** The pages that the operator writes; a relative path starts at the store's own folder. */
  CONTENT_FOLDER: z.string().default("content"),
  /** The e-mail service's form; without it consents stay in the database. */
  MARKETING_URL: z.url().optional(),
  /** Shows the component kit at /_kit; off in production unless asked for. */
  SHOW_KIT: z.stringbool().optional(),
  /** Lets the cookie `demo-visitor` say which of the demo's users is asking. Whoever knows it is anybody. */
  DEMO_VISITORS: z.stringbool().optional(),
});

export type WebEnv = z.infer<typeof schema>;

export function readWebEnv(source: NodeJS.ProcessEnv): WebEnv {
  return readEnv(schema, source);
}
