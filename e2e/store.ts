/** The built store for the browser tests: its own database and prefixes, web and worker, until it is told to end. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { loadDemo } from "../apps/cli/demo/load-demo.ts";
import { placeWaitingOrders } from "../apps/cli/demo/place-waiting-orders.ts";
import { refreshIndex } from "../packages/features/search/server.ts";
import { setMissingPasswords } from "../packages/features/session/server.ts";
import { rebuildSuggestions } from "../packages/features/typeahead/server.ts";
import { systemClock } from "../packages/platform/clock.ts";
import { createDatabase } from "../packages/platform/db.ts";
import { migrate } from "../packages/platform/migrate.ts";
import { createOpensearch } from "../packages/platform/opensearch.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { startPrivateMail } from "../scripts/engines/greenmail.ts";
import { seedCompany } from "../scripts/seed/seed-company.ts";
import { lazyUrls } from "../packages/features/lazy-urls.ts";
import { startStripeFake } from "../packages/features/test-kit/server.ts";
import { dnsPort, mailPorts, paymentPort, storePort, storeUrl } from "./address.ts";
import { demoPassword } from "./demo-password.ts";

const root = join(import.meta.dirname, "..");
const engines = loadEnginesEnv();
const prefix = `e2e-${storePort}-`;
const databaseUrl = withDatabase(engines.DATABASE_URL, `capstan_e2e_${storePort}`);

await migrate(databaseUrl, { quiet: true });
await seedCompany({ items: 1_000, databaseUrl });
await prepareCompany();
const mail = await startPrivateMail(mailPorts);

const webhookSecret = "whsec_e2e";
const webhookUrl = `${storeUrl}${lazyUrls.paymentWebhook()}`;
const payments = await startStripeFake({ port: paymentPort, webhookSecret, webhookUrl });

const env = {
  ...process.env,
  ...engines,
  DATABASE_URL: databaseUrl,
  ENGINE_PREFIX: prefix,
  NODE_ENV: "production",
  PORT: String(storePort),
  METRICS_PORT: "0",
  PUBLIC_ORIGIN: storeUrl,
  SHOW_KIT: "true",
  FLOOD_LIMIT: "1000000",
  // A busy machine is not an outage.
  SEARCH_TIMEOUT_MS: "10000",
  DATABASE_TIMEOUT_MS: "10000",
  DATABASE_CONNECT_TIMEOUT_MS: "10000",
  REDIS_TIMEOUT_MS: "5000",
  LOG_LEVEL: "warn",
  SMTP_URL: mail.smtpUrl,
  MAIL_FROM: "Capstan Supply <store@capstan.example>",
  // Of the tests alone: it keeps the secret of a provider that lives as long as they do.
  SECRETS_KEY: Buffer.alloc(32, "e2e").toString("base64"),
  OIDC_ALLOW_INSECURE: "true",
  STRIPE_SECRET_KEY: "sk_test_e2e",
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: payments.url,
  DNS_SERVERS: `127.0.0.1:${dnsPort}`,
};
const children = ["apps/web/main.ts", "apps/worker/main.ts"].map((main) =>
  spawn(process.execPath, [join(root, main)], { env, stdio: "inherit", cwd: root }),
);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill("SIGTERM");
  });
}
/** The tests search from their first page on: they don't wait for the worker to come to it. */
async function prepareCompany(): Promise<void> {
  const { db, ...database } = createDatabase({
    url: databaseUrl,
    name: "capstan-e2e",
    queryTimeoutMs: 60_000,
    connectTimeoutMs: 10_000,
  });
  const opensearch = createOpensearch({ url: engines.OPENSEARCH_URL, prefix, timeoutMs: 120_000 });
  await refreshIndex({ db, opensearch, isHasty: true });
  await rebuildSuggestions({ db, opensearch, graceMs: 0 });
  const demo = await loadDemo();
  const userIds = (demo?.demoUsers ?? []).map(({ id }) => id);
  await placeWaitingOrders({ db, clock: systemClock }, demo?.waitingOrders ?? []);
  // The tests of other runs have ordered from the same stock.
  await database.pool.query(
    "update stock set quantity = quantity + 100 where quantity - reserved < 20 and reserved > 0",
  );
  await setMissingPasswords({ db, clock: systemClock }, { userIds, password: demoPassword });
  await Promise.all([database.close(), opensearch.close()]);
}

const codes = await Promise.all(
  children.map(async (child) => new Promise<number | null>((resolve) => child.once("exit", resolve))),
);
process.exit(Math.max(...codes.map((code) => code ?? 1)));
