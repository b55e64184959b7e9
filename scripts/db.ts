/** `npm run db:migrate|db:seed|db:reset`: the schema, the queue's own schema, and the starter shelves. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { loadEnginesEnv } from "./engines-env.ts";
import { migrate } from "../packages/platform/migrate.ts";
import { seedStarterCatalog } from "../packages/demo/seed-starter.ts";

const env = loadEnginesEnv();
const command = process.argv[2] ?? "migrate";

if (command === "migrate") {
  await migrate(env.DATABASE_URL);
} else if (command === "seed") {
  await seedStarterCatalog(env.DATABASE_URL);
} else if (command === "reset") {
  const dropped = spawnSync("dbmate", ["--url", env.DATABASE_URL, "drop"], {
    stdio: "inherit",
    cwd: join(import.meta.dirname, ".."),
  });
  if (dropped.status !== 0) process.exit(dropped.status ?? 1);
  await migrate(env.DATABASE_URL);
  await seedStarterCatalog(env.DATABASE_URL);
} else {
  console.error("usage: npm run db:migrate | db:seed | db:reset");
  process.exit(2);
}
