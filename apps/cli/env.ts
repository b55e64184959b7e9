import { readEnv } from "@capstan/platform/env";
import { secretKeys } from "@capstan/platform/secret-keys";
import { z } from "zod";

const schema = z.object({
  DATABASE_URL: z.url(),
  OPENSEARCH_URL: z.string().min(1),
  ENGINE_PREFIX: z.string().default("capstan-"),
  PUBLIC_ORIGIN: z.url().default("http://127.0.0.1:3000"),
  LOG_LEVEL: z.string().default("info"),
  SECRETS_KEY: secretKeys.default([]),
  WEBHOOKS_ALLOW_PRIVATE: z.stringbool().default(false),
  PWNED_RANGE_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** Only what a command uses has to be set: the schema can be brought in where no search engine is yet. */
export function readDatabaseEnv(source: NodeJS.ProcessEnv) {
  return readEnv(schema.pick({ DATABASE_URL: true }), source);
}

export function readSearchEnv(source: NodeJS.ProcessEnv) {
  return readEnv(schema, source);
}
