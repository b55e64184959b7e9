/** `npm run db:reset`: the database dropped and made anew, with the demo company in it where it is there. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { dropDatabase } from "../packages/platform/migrate.ts";
import { loadEnginesEnv } from "./engines-env.ts";

await dropDatabase(loadEnginesEnv().DATABASE_URL);
// The demo company brings the schema in first.
const command = existsSync(join(import.meta.dirname, "../demo")) ? "demo" : "migrate";
const filled = spawnSync(process.execPath, [join(import.meta.dirname, "capstan.ts"), command], { stdio: "inherit" });
process.exit(filled.status ?? 1);
