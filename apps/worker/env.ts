import { readEnv } from "@capstan/platform/env";
import { secretKeys } from "@capstan/platform/secret-keys";
import { z } from "zod";

/** An address alone, or in angle brackets behind a name. */
const sender = z
  .string()
  .regex(/^(?:[^\s<>@]+@[^\s<>@]+|[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>)$/u, "not an address to send mail from");

/** Without a path or a slash at its end. */
const originOf = (url: string): string => new URL(url).origin;

const variables = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  DATABASE_URL: z.url(),
  OPENSEARCH_URL: z.string().min(1),
  /** Where Prometheus reads: the address to listen on, and a port that web on the same machine does not have. */
  HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9465),
  /** The address that visitors type: mails lead there. */
  PUBLIC_ORIGIN: z.url().transform(originOf).default("http://127.0.0.1:3000"),
  LOG_LEVEL: z.string().default("info"),
  ENGINE_PREFIX: z.string().default("capstan-"),
  /** Jobs at a time in this process. Most wait for a mail server or a database, which takes no processor. */
  CONCURRENCY: z.coerce.number().int().min(1).default(10),
  /** What visitors wrote under Help Us Improve is deleted after so many days. */
  FEEDBACK_KEPT_DAYS: z.coerce.number().int().min(1).default(400),
  /** Takes cards through Stripe, as web does. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_API_URL: z.url().optional(),
  /** The mail server; without it mails stay queued. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom mails are from: `orders@store.example` or `The Store <orders@store.example>`. */
  MAIL_FROM: sender.optional(),
  /** Opens the secrets by which webhooks are signed; without it none is sent. */
  SECRETS_KEY: secretKeys.default([]),
  /** Webhooks to the operator's own network, and over http. */
  WEBHOOKS_ALLOW_PRIVATE: z.stringbool().default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

/** A mail server is named with whom mails are from, or not at all. */
const schema = variables.superRefine((env, context) => {
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    context.addIssue({ code: "custom", path: ["MAIL_FROM"], message: "SMTP_URL needs it" });
});

export type WorkerEnv = z.infer<typeof schema>;

export function readWorkerEnv(source: NodeJS.ProcessEnv): WorkerEnv {
  return readEnv(schema, source);
}
