import { join } from "node:path";
import { makeOwnedFolder, runAs } from "./accounts.ts";
import { launchDaemon } from "./processes.ts";
import { findProgram } from "./run.ts";

export type RedisSettings = { dir: string; port: number };

export const findRedis = () => findProgram(["valkey-server", "redis-server"]);

export async function launchRedis({ dir, port }: RedisSettings): Promise<void> {
  const program = await findRedis();
  if (!program) throw new Error("neither Valkey nor Redis is installed");
  const owner = await runAs(["valkey", "redis", "nobody"], 65_534);
  const data = join(dir, "data");
  await makeOwnedFolder(dir, owner);
  await makeOwnedFolder(data, owner);
  const settings = {
    port: String(port),
    bind: "127.0.0.1",
    dir: data,
    appendonly: "yes",
    save: "",
    // It would hide the folder, by which we know our own process.
    "set-proc-title": "no",
  };
  await launchDaemon({
    command: program,
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    runAs: owner,
    cwd: dir,
    pidFile: join(dir, "redis.pid"),
    logFile: join(dir, "redis.log"),
  });
}
