/** `npm run dev [-- --items N]`: engines up, schema in, the demo company in an empty store, web and worker running and watching their files. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { migrate } from "../packages/platform/migrate.ts";
import { type DevProcess, keepRunning } from "./dev-process.ts";
import { warehouseClient } from "./dev-warehouse.ts";
import { demoPayments } from "./dev-payments.ts";
import { loadEnginesEnv } from "./engines-env.ts";

const { values } = parseArgs({ options: { items: { type: "string" } } });
const root = join(import.meta.dirname, "..");
const up = spawnSync(process.execPath, [join(root, "scripts/engines.ts"), "up"], { stdio: "inherit" });
if (up.status !== 0) process.exit(up.status ?? 1);

const env = loadEnginesEnv();
await migrate(env.DATABASE_URL, { quiet: true });
if (existsSync(join(root, "demo")) && (await isEmpty(env.DATABASE_URL))) {
  const size = values.items === undefined ? [] : ["--items", values.items];
  const seeded = spawnSync(process.execPath, [join(root, "scripts/capstan.ts"), "demo", ...size], { stdio: "inherit" });
  if (seeded.status !== 0) process.exit(seeded.status ?? 1);
}

const port = process.env["PORT"] ?? "3000";
const metricsPort = Number(process.env["METRICS_PORT"] ?? 9_464);
const origin = `http://127.0.0.1:${port}`;
const payments = process.env["STRIPE_SECRET_KEY"] === undefined ? await demoPayments(origin) : {};
const hasDemo = existsSync(join(root, "demo/warehouse"));
const children = [
  run("apps/web/main.ts", { PUBLIC_ORIGIN: origin, METRICS_PORT: String(metricsPort), ...payments }),
  run("apps/worker/main.ts", { PUBLIC_ORIGIN: origin, METRICS_PORT: String(metricsPort + 1), ...payments }),
  // The demo's orders are packed, shipped and delivered over some minutes.
  ...(hasDemo ? [run("demo/warehouse/main.ts", { PUBLIC_ORIGIN: origin, ...warehouseClient() })] : []),
];
console.log(`\n  The store: http://127.0.0.1:${port}\n  The kit:   http://127.0.0.1:${port}/_kit\n`);

for (const folder of ["apps", "packages", "drawings"].filter((name) => existsSync(join(root, name)))) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (file && isServerSource(file)) for (const child of children) child.restart();
  });
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    void Promise.all(children.map(async (child) => child.stop())).then(() => process.exit(0));
  });
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query("select from item limit 1").finally(async () => client.end());
  return rowCount === 0;
}

/** Vite reloads pages by itself. `node --watch` can't be used: React Router's plugin imports temporary files, which would restart it for ever. */
function isServerSource(file: string): boolean {
  return (
    file.endsWith(".ts") && !/node_modules|\.react-router|build|\.(?:test|e2e|d)\.ts$|\/ssr\/|\/ui\/|^ui\//.test(file)
  );
}

function run(main: string, settings: Readonly<Record<string, string>>): DevProcess {
  const childEnv = { ...process.env, ...settings };
  return keepRunning(() => spawn(process.execPath, [join(root, main)], { stdio: "inherit", cwd: root, env: childEnv }));
}
