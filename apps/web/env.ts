import { readEnv } from "@capstan/platform/env";
import { secretKeys } from "@capstan/platform/secret-keys";
import { z } from "zod";
import { missingForMaps, tileUrl } from "./maps-env.ts";

/** Comma-separated; a bare host is meant with https. They go into the content security policy: no wildcards, no paths. */
const origins = z.string().transform((text, context) => {
  const urls = text
    .split(",")
    .flatMap((part) => part.trim() || [])
    .map((part) => (part.includes("://") ? part : `https://${part}`));
  const wrong = urls.filter((url) => !isOrigin(url));
  if (wrong.length > 0) context.addIssue(`not an address without a path: ${wrong.join(", ")}`);
  return wrong.length > 0 ? z.NEVER : urls.map((url) => new URL(url).origin);
});

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, pathname, search } = new URL(text);
  return (
    /^https?:$/.test(protocol) &&
    /^(?:[a-z\d.-]+|\[[a-f\d:]+\])$/.test(hostname) &&
    username + search === "" &&
    pathname === "/"
  );
}

const port = z.coerce.number().int().min(0).max(65_535);

const list = z.string().transform((text) => text.split(",").flatMap((part) => part.trim() || []));

/** `name=on`, comma-separated. */
const flags = list.transform((parts, context) => {
  const pairs = parts.map((part) => /^([a-z][a-z\d-]*)=(on|off)$/.exec(part));
  if (pairs.includes(null)) context.addIssue("each flag is name=on or name=off");
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1] ?? "", pair[2] === "on"]] : [])));
});

const clamdUrl = z.string().regex(/^(?:tcp:\/\/[^/]+|unix:\/\/\/.+)$/, "neither tcp://host:port nor unix:///path");

/** As browsers write it in `Origin`: without a path or a slash at its end. */
const originOf = (url: string): string => new URL(url).origin;

const variables = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
  OPENSEARCH_URL: z.string().min(1),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  /** The address that visitors type; mutations must come from it. */
  PUBLIC_ORIGIN: z.url().transform(originOf).default("http://127.0.0.1:3000"),
  /** Prometheus reads here; never reachable through the public port. */
  METRICS_PORT: port.default(9464),
  /** Web processes on this machine: a number, or `auto` for one a core. */
  PROCESSES: z.union([z.literal("auto"), z.coerce.number().int().min(1)]).default(1),
  LOG_LEVEL: z.string().default("info"),
  /** How long a visitor's search may take before the store goes on without it. */
  SEARCH_TIMEOUT_MS: z.coerce.number().int().min(1).default(800),
  /** How long a statement, a new connection to PostgreSQL and a call of Redis may take: longer is an outage. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(1).default(2_000),
  DATABASE_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(1).default(300),
  REDIS_TIMEOUT_MS: z.coerce.number().int().min(1).default(250),
  /** Keeps several installations, or tests, apart on the same engines. */
  ENGINE_PREFIX: z.string().default("capstan-"),
  /** Names under which the store answers beside PUBLIC_ORIGIN's, comma-separated; without it, under any. */
  ALLOWED_HOSTS: z.string().optional(),
  /** Pages and calls that a visitor with a cart or a session may ask for in ten seconds, of one process. */
  FLOOD_LIMIT: z.coerce.number().int().min(1).default(300),
  /** The same for everybody at one address, or at one IPv6 /64, together; without it five times as many. */
  ADDRESS_FLOOD_LIMIT: z.coerce.number().int().min(1).optional(),
  /** Proxies in front of us whose X-Forwarded-For is believed, comma-separated. */
  TRUSTED_PROXIES: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** The pages that the operator writes; a relative path starts at the store's own folder. */
  CONTENT_FOLDER: z.string().default("content"),
  /** The e-mail service's form; without it consents stay in the database. */
  MARKETING_URL: z.url().optional(),
  /** Who says which passwords are known from breaches, by k-anonymity; without it only the offline list is asked. */
  PWNED_RANGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Servers that browsers may load the operator's photographs from, comma-separated. */
  PHOTO_ORIGINS: origins.default([]),
  /** A bucket that speaks S3, with the operator's photographs. */
  PHOTO_BUCKET: z.string().optional(),
  PHOTO_BUCKET_ENDPOINT: z.url().optional(),
  PHOTO_BUCKET_REGION: z.string().default("us-east-1"),
  PHOTO_BUCKET_KEY_ID: z.string().optional(),
  PHOTO_BUCKET_SECRET: z.string().optional(),
  /** A bucket that speaks S3, for the files that customers send; without it they are in the database. */
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_ENDPOINT: z.url().optional(),
  FILES_S3_REGION: z.string().default("us-east-1"),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  /** The virus scanner: `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. Without it files are not scanned. */
  CLAMD_URL: clamdUrl.optional(),
  /** Keeps the secrets of companies' identity providers; without it companies have no sign-in of their own. */
  SECRETS_KEY: secretKeys.default([]),
  /** Identity providers on this machine, over http. For development and tests. */
  OIDC_ALLOW_INSECURE: z.stringbool().default(false),
  /** Identity providers in the operator's own network. */
  OIDC_ALLOW_PRIVATE: z.stringbool().default(false),
  /** Name servers that are asked whether a company has proven a domain; without it the machine's own. */
  DNS_SERVERS: list.default([]),
  /** Looks up the places that visitors type at Google's geocoding service; without it, in the store's own tables. */
  GOOGLE_GEOCODING_KEY: z.string().min(1).optional(),
  /** Names lines of the cart by their items where one replaces another. */
  MODERNIZED_CART: z.stringbool().default(false),
  /** Takes the title of the add-to-cart dialog from the server. */
  MODERNIZED_ORDER_ORIGINATION: z.stringbool().default(false),
  /** Takes cards through Stripe; without its keys orders are paid on account alone. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another server that speaks as Stripe does: the demo's, which charges no card. */
  STRIPE_API_URL: z.url().optional(),
  /** Where the page is on which buyers enter their cards: forms may lead there. */
  STRIPE_PAGE_ORIGINS: origins.default(["https://checkout.stripe.com"]),
  /** Whether people may register by themselves. */
  SELF_REGISTRATION: z.enum(["enabled", "disabled"]).default("enabled"),
  /** Google's reCAPTCHA asks who registers; without its keys the store's own proof of work does. */
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  /** `name=on,other=off`: features that are not as they come. */
  FEATURE_FLAGS: flags.default({}),
  /** Whose maps the branch locator shows. */
  MAPS_PROVIDER: z.enum(["built-in", "tiles", "google"]).default("built-in"),
  /** The operator's tiles, and whom they are to be credited to. */
  MAPS_TILE_URL: tileUrl.optional(),
  MAPS_TILE_ATTRIBUTION: z.string().optional(),
  /** Tiles of satellite imagery; without them the built-in maps show a shaded relief. */
  MAPS_IMAGERY_URL: tileUrl.optional(),
  MAPS_IMAGERY_ATTRIBUTION: z.string().optional(),
  /** The key of Google's Maps JavaScript API, which browsers see. */
  MAPS_GOOGLE_KEY: z.string().optional(),
  /** Shows the component kit at /_kit; off in production unless asked for. */
  SHOW_KIT: z.stringbool().optional(),
});

const neededFor = {
  PHOTO_BUCKET: ["PHOTO_BUCKET_ENDPOINT", "PHOTO_BUCKET_KEY_ID", "PHOTO_BUCKET_SECRET"],
  FILES_S3_BUCKET: ["FILES_S3_ENDPOINT", "FILES_S3_KEY_ID", "FILES_S3_SECRET"],
} as const;

/** Maps and buckets are named with all that it takes to read them, or not at all. */
const schema = variables.superRefine((env, context) => {
  const missing = missingForMaps(env);
  if (missing)
    context.addIssue({ code: "custom", path: [missing], message: `MAPS_PROVIDER=${env.MAPS_PROVIDER} needs it` });
  if ((env.RECAPTCHA_SITE_KEY === undefined) !== (env.RECAPTCHA_SECRET === undefined))
    context.addIssue({
      code: "custom",
      path: ["RECAPTCHA_SITE_KEY"],
      message: "it and RECAPTCHA_SECRET need each other",
    });
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined))
    context.addIssue({
      code: "custom",
      path: ["STRIPE_SECRET_KEY"],
      message: "it and STRIPE_WEBHOOK_SECRET need each other",
    });
  for (const bucket of ["PHOTO_BUCKET", "FILES_S3_BUCKET"] as const) {
    if (env[bucket] === undefined) continue;
    for (const name of neededFor[bucket]) {
      if (env[name] === undefined) context.addIssue({ code: "custom", path: [name], message: `${bucket} needs it` });
    }
  }
});

export type WebEnv = z.infer<typeof schema>;

export function readWebEnv(source: NodeJS.ProcessEnv): WebEnv {
  return readEnv(schema, source);
}
