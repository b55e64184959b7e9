/** `npm run db:migrate|db:reset`: the schema and the queue's own schema; reset also takes the demo company in anew. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { loadEnginesEnv } from "./engines-env.ts";
import { migrate } from "../packages/platform/migrate.ts";

const env = loadEnginesEnv();
const command = process.argv[2] ?? "migrate";

if (command === "migrate") {
  await migrate(env.DATABASE_URL);
} else if (command === "reset") {
  const dropped = spawnSync("dbmate", ["--url", env.DATABASE_URL, "drop"], {
    stdio: "inherit",
    cwd: join(import.meta.dirname, ".."),
  });
  if (dropped.status !== 0) process.exit(dropped.status ?? 1);
  await migrate(env.DATABASE_URL);
  const seeded = spawnSync(process.execPath, [join(import.meta.dirname, "seed.ts")], { stdio: "inherit" });
  process.exit(seeded.status ?? 1);
} else {
  console.error("usage: npm run db:migrate | db:reset");
  process.exit(2);
}
