import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkout, places } from "./places.ts";
import { mustRun, run } from "./run.ts";
import type { Engine } from "./types.ts";

/** A client without an engine behind it is common, so the engine is asked. */
export async function dockerAnswers(): Promise<boolean> {
  const { ok } = await run("docker", ["info", "--format", "{{.ServerVersion}}"], { timeout: 10_000 });
  return ok && (await run("docker", ["compose", "version"], { timeout: 10_000 })).ok;
}

export async function composeUp(engine: Engine, heap: string): Promise<void> {
  await mkdir(marks, { recursive: true });
  await writeFile(join(marks, engine.name), "");
  await compose(["up", "--detach", engine.name], {
    [`CAPSTAN_${engine.name.toUpperCase()}_PORT`]: String(engine.port),
    CAPSTAN_OPENSEARCH_HEAP: heap,
  });
}

export async function composeDown(engine: Engine, wipe: boolean): Promise<boolean> {
  const started: string[] = await readdir(marks).catch(() => []);
  if (!started.includes(engine.name)) return false;
  await compose(["rm", "--stop", "--force", engine.name]);
  if (wipe) await mustRun("docker", ["volume", "rm", "--force", `capstan_${engine.name}`]);
  await rm(join(marks, engine.name));
  return true;
}

const marks = join(places.data, "compose");

const compose = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  mustRun("docker", ["compose", "--file", join(checkout, "deploy/compose.yaml"), ...args], {
    env: { ...process.env, ...env },
  });
