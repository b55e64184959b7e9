import { branchDirectory } from "@capstan/features/branches/server";
import { mergeGuestCart } from "@capstan/features/cart/server";
import { categoryTreeReader } from "@capstan/features/catalog/server";
import { type CompanySignIn, companyPasswordRule, createCompanySignIn } from "@capstan/features/company-sign-in/server";
import { type BreachedPasswords, breachedPasswords } from "@capstan/features/credentials/server";
import { type Geocoder, createBuiltInGeocoder, createGoogleGeocoder } from "@capstan/features/geocoding/server";
import { type MarketingService, postedMarketing, storedMarketing } from "@capstan/features/marketing/server";
import {
  categorySizesReader,
  familySizesReader,
  guidesReader,
  synonymsReader,
  vocabularyReader,
} from "@capstan/features/search/server";
import { type Sessions, type SignedInBrowser, createSessions } from "@capstan/features/session/server";
import { randomUUID } from "node:crypto";
import { type LookupLimit, lookupLimit } from "@capstan/features/order-history/server";
import type { Files } from "@capstan/features/files/server";
import type { CardPayments } from "@capstan/features/orders/server";
import { systemClock } from "@capstan/platform/clock";
import { type Database, type DatabaseHandle, createDatabase } from "@capstan/platform/db";
import { type Log, createLog } from "@capstan/platform/log";
import { type OpensearchHandle, createOpensearch } from "@capstan/platform/opensearch";
import { createOutboundFetch } from "@capstan/platform/outbound-fetch";
import { type RedisHandle, createRedis } from "@capstan/platform/redis";
import { type SecretBox, createSecretBox } from "@capstan/platform/secret-box";
import type { WebEnv } from "./env.ts";
import { openFiles } from "./files.ts";
import { openPayments } from "./payments.ts";
import { type RegistrationParts, openRegistration } from "./registration.ts";

/** A visitor waits for the answer. */
const geocodingMs = 3_000;

/** What looks through the whole index takes longer than a search may, and nobody waits for it. */
const wholeIndexMs = 10_000;

/**
 * What pages and routes read again and again. One of each for the process: each of their own would read it again. The
 * engine is a patient one, whose failures open no breaker of the searches.
 */
export function sharedReaders(db: Database, opensearch: OpensearchHandle) {
  const marketing: MarketingService = storedMarketing(db);
  const geocoder: Geocoder = createBuiltInGeocoder();
  const categoryTree = categoryTreeReader(db);
  return {
    categoryTree,
    synonyms: synonymsReader(db),
    vocabulary: vocabularyReader(opensearch),
    familySizes: familySizesReader(opensearch),
    categorySizes: categorySizesReader(opensearch, categoryTree),
    guides: guidesReader(db),
    branches: branchDirectory(db),
    geocoder,
    marketing,
  };
}

export function openSessions(
  { database, redis, log }: Pick<Deps, "database" | "redis" | "log">,
  env: Pick<WebEnv, "PUBLIC_ORIGIN" | "ENGINE_PREFIX">,
): Sessions {
  const { PUBLIC_ORIGIN: origin, ENGINE_PREFIX: prefix } = env;
  const { db } = database;
  const passwordRule = companyPasswordRule({ db, clock: systemClock, log });
  const onSignIn = signInEffects({ db, log });
  return createSessions({ db, redis, clock: systemClock, origin, prefix, passwordRule, onSignIn });
}

/** A cart that can't be merged now stays in its cookie, and is merged at the next sign-in. */
function signInEffects({ db, log }: { readonly db: Database; readonly log: Pick<Log, "warn"> }) {
  const deps = { db, clock: systemClock, newId: randomUUID };
  return async (browser: SignedInBrowser) => {
    try {
      return await mergeGuestCart(deps, browser);
    } catch (error) {
      log.warn({ err: error }, "a guest's cart could not be merged at sign-in");
      return [];
    }
  };
}

/** The service's own address alone is called, which is on no private network. */
function googleGeocoder(key: string): Geocoder {
  return createGoogleGeocoder({
    key,
    fetch: createOutboundFetch({ allowsPrivate: false, allowsLoopback: false }, geocodingMs),
  });
}

/** Undefined: there is no key, and what can be kept sealed is kept as it is. */
export function openSecrets({ SECRETS_KEY: keys = [] }: Partial<Pick<WebEnv, "SECRETS_KEY">>): SecretBox | undefined {
  return keys.length === 0 ? undefined : createSecretBox(keys);
}

/** Without a key it is off. */
export function openCompanySignIn(
  { database, redis }: Pick<Deps, "database" | "redis">,
  env: Pick<WebEnv, "PUBLIC_ORIGIN"> & Partial<WebEnv>,
): CompanySignIn {
  return createCompanySignIn({
    db: database.db,
    redis,
    clock: systemClock,
    origin: env.PUBLIC_ORIGIN,
    secretKeys: env.SECRETS_KEY ?? [],
    allowsInsecure: env.OIDC_ALLOW_INSECURE ?? false,
    allowsPrivate: env.OIDC_ALLOW_PRIVATE ?? false,
    dnsServers: env.DNS_SERVERS ?? [],
  });
}

export interface Deps extends ReturnType<typeof sharedReaders> {
  readonly log: Log;
  readonly database: DatabaseHandle;
  readonly redis: RedisHandle;
  readonly opensearch: OpensearchHandle;
  readonly sessions: Sessions;
  readonly breached: BreachedPasswords;
  readonly companySignIn: CompanySignIn;
  readonly secrets: SecretBox | undefined;
  readonly registration: RegistrationParts;
  readonly orderLookups: LookupLimit;
  readonly payments: CardPayments | undefined;
  readonly files: Files;
  close(): Promise<void>;
}

/** Opens the engines without waiting for them: a store that starts during an outage serves what it can. */
export function createDeps(env: WebEnv): Deps {
  const log = createLog({ level: env.LOG_LEVEL, name: "web", pretty: env.NODE_ENV === "development" });
  const database = createDatabase({
    url: env.DATABASE_URL,
    name: "capstan-web",
    log,
    queryTimeoutMs: env.DATABASE_TIMEOUT_MS,
    connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
  });
  const redis = createRedis({
    url: env.REDIS_URL,
    prefix: env.ENGINE_PREFIX,
    log,
    timeoutMs: env.REDIS_TIMEOUT_MS,
  });
  const opensearch = createOpensearch({
    url: env.OPENSEARCH_URL,
    prefix: env.ENGINE_PREFIX,
    timeoutMs: env.SEARCH_TIMEOUT_MS,
  });
  const patient = createOpensearch({
    url: env.OPENSEARCH_URL,
    prefix: env.ENGINE_PREFIX,
    timeoutMs: wholeIndexMs,
  });
  return {
    log,
    database,
    redis,
    opensearch,
    sessions: openSessions({ database, redis, log }, env),
    breached: breachedPasswords({ rangeUrl: env.PWNED_RANGE_URL, log }),
    companySignIn: openCompanySignIn({ database, redis }, env),
    secrets: openSecrets(env),
    registration: openRegistration(env, redis),
    orderLookups: lookupLimit(redis, env.ENGINE_PREFIX),
    payments: openPayments(env),
    files: openFiles(env, database.db),
    ...sharedReaders(database.db, patient),
    ...(env.GOOGLE_GEOCODING_KEY === undefined ? {} : { geocoder: googleGeocoder(env.GOOGLE_GEOCODING_KEY) }),
    ...(env.MARKETING_URL === undefined ? {} : { marketing: postedMarketing(env.MARKETING_URL) }),
    close: async () => {
      await Promise.allSettled([database.close(), redis.close(), opensearch.close(), patient.close()]);
    },
  };
}
