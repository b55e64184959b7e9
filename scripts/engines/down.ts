import { listEngines } from "./engine-list.ts";
import { composeDown } from "./compose.ts";
import { withLock } from "./lock.ts";
import type { Options } from "./options.ts";
import { instanceFolders, removeInstance, stopInstance } from "./stop.ts";
import type { Engine, Say } from "./types.ts";
import { lockFile } from "./up.ts";

type Extent = { wipe: boolean };

export async function stopAll(options: Options, env: NodeJS.ProcessEnv, say: Say, { wipe }: Extent): Promise<number> {
  const engines = listEngines(options, env);
  await withLock(lockFile, async () => {
    await Promise.all(engines.map((engine) => stopOne(engine, wipe, say)));
  });
  return 0;
}

async function stopOne(engine: Engine, wipe: boolean, say: Say): Promise<void> {
  let stopped = await composeDown(engine, wipe);
  const folders = await instanceFolders(engine.dir);
  for (const folder of folders) {
    if ((await stopInstance(folder, engine.gentleSignal)) > 0) stopped = true;
    if (wipe) await removeInstance(folder);
  }
  const removed = wipe && folders.length > 0 ? ", data removed" : "";
  say(`${engine.name}: ${stopped ? "stopped" : "nothing of ours was running"}${removed}`);
}
