import { setTimeout as sleep } from "node:timers/promises";
import type { Sighting } from "../../apps/cli/probes.ts";
import { composeUp, dockerAnswers } from "./compose.ts";
import { canInstallPackages, installPackages } from "./debian.ts";
import { logTail } from "./log-tail.ts";
import { hasDied, ourProcesses } from "./processes.ts";
import type { Engine, Say } from "./types.ts";
import { chooseWay } from "./ways.ts";

export type Answering = Extract<Sighting, { kind: "answers" }> & { how: string };

/** Uses what listens, else starts the engine in the first way that this machine allows. */
export async function bringUp(engine: Engine, heap: string, say: Say): Promise<Answering> {
  const running = (await ourProcesses(engine.dir)).length > 0;
  const seen = await engine.probe();
  if (seen.kind === "answers") return { ...seen, how: running ? "started earlier" : "already listening" };
  const why = seen.kind === "unusable" ? seen.why : "nothing listens";
  if (engine.isElsewhere)
    throw new Error(`what ${engine.variable} names cannot be used, nor started from here: ${why}`);
  if (running) return { ...(await waitForAnswer(engine, say)), how: "started earlier" };
  if (seen.kind === "unusable") throw new Error(`port ${engine.port}: ${why}`);
  return await start(engine, heap, say);
}

async function start(engine: Engine, heap: string, say: Say): Promise<Answering> {
  const means = {
    installed: await engine.isInstalled(),
    docker: await dockerAnswers(),
    debian: await canInstallPackages(),
  };
  const way = chooseWay(means);
  if (way === "none") throw new Error(engine.advice);
  if (way === "debian") return await installAndStart(engine, say);
  if (way === "installed") await engine.launch(say);
  else await composeUp(engine, heap);
  const how = way === "installed" ? "started" : "started with Docker Compose";
  return { ...(await waitForAnswer(engine, say)), how };
}

async function installAndStart(engine: Engine, say: Say): Promise<Answering> {
  await installPackages(await engine.debianPackages(), say);
  // The package may have started a service of its own.
  if ((await engine.probe()).kind === "unusable") await engine.afterDebianInstall();
  const seen = await engine.probe();
  if (seen.kind === "answers") return { ...seen, how: "installed" };
  await engine.launch(say);
  return { ...(await waitForAnswer(engine, say)), how: "installed and started" };
}

const patience = 240_000;

/** OpenSearch takes 18 seconds on an idle machine and 100 on a busy one. */
export async function waitForAnswer(
  engine: Pick<Engine, "name" | "dir" | "probe">,
  say: Say,
): Promise<Extract<Sighting, { kind: "answers" }>> {
  const begin = Date.now();
  let told = begin;
  for (;;) {
    const seen = await engine.probe();
    if (seen.kind === "answers") return seen;
    if (Date.now() - begin > patience) {
      const why = seen.kind === "unusable" ? seen.why : "nothing listens";
      throw new Error(`no answer in ${patience / 1000} s (${why})${await logTail(engine.dir)}`);
    }
    if (await hasDied(engine.dir)) throw new Error(`it ended while starting${await logTail(engine.dir)}`);
    if (Date.now() - told >= 10_000) {
      told = Date.now();
      say(`${engine.name}: starting, ${Math.round((told - begin) / 1000)} s`);
    }
    await sleep(200);
  }
}
