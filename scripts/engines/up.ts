import { join } from "node:path";
import { bringUp } from "./bring-up.ts";
import { listEngines } from "./engine-list.ts";
import { usualEnvFile, writeEnvFile } from "./env-file.ts";
import { withLock } from "./lock.ts";
import type { Options } from "./options.ts";
import { places } from "./places.ts";
import type { Engine, Say } from "./types.ts";

export const lockFile = join(places.data, "engines.lock");

/** The exit code: 0 only when every engine that was asked for answers. */
export async function startAll(options: Options, env: NodeJS.ProcessEnv, say: Say): Promise<number> {
  const engines = listEngines(options, env);
  const onWait = () => say("waiting for another `engines` command to finish");
  return await withLock(lockFile, () => startEngines(engines, { options, env, say }), onWait);
}

interface Start {
  readonly options: Options;
  readonly env: NodeJS.ProcessEnv;
  readonly say: Say;
}

async function startEngines(engines: Engine[], { options: { heap, envFile }, env, say }: Start): Promise<number> {
  const addresses = await Promise.all(engines.map((engine) => startOne(engine, heap, say)));
  const found = addresses.filter((pair) => pair !== undefined);
  // What the caller has set holds for the caller alone: a test's own database must not become everybody's.
  const kept = envFile === undefined ? found.filter(([name]) => !env[name]) : found;
  if (kept.length > 0) await writeEnvFile(envFile ?? usualEnvFile, Object.fromEntries(kept));
  return found.length === engines.length ? 0 : 1;
}

async function startOne(engine: Engine, heap: string, say: Say): Promise<[string, string] | undefined> {
  try {
    const { version, how, url } = await bringUp(engine, heap, say);
    const ready = await engine.prepare(url);
    say(`${engine.name}: ${version}, ${how}, ${ready}`);
    return [engine.variable, ready];
  } catch (error) {
    say(`${engine.name}: MISSING: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
