import { readFileSync } from "node:fs";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureDatabase, probeOpensearch, probePostgres, probeRedis } from "../../apps/cli/probes.ts";
import { waitForAnswer } from "./bring-up.ts";
import { findFreePort } from "./free-ports.ts";
import { launchOpensearch } from "./opensearch.ts";
import { opensearchNodes } from "./opensearch-config.ts";
import { launchPostgres } from "./postgres.ts";
import { ourProcesses, signal } from "./processes.ts";
import { launchRedis } from "./redis.ts";
import { pauseInstance, removeInstance, resumeInstance, stopInstance } from "./stop.ts";
import type { Engine } from "./types.ts";

/**
 * An engine of a test's or a benchmark's own, to be paused and killed without harm to anybody else. It ends with
 * `await using`, or with the process; a folder that the caller did not name goes with it.
 */
export type PrivateEngine = AsyncDisposable & {
  url: string;
  readonly pids: number[];
  /** Resolves when the engine answers; after a stop, it goes on with the same data. */
  start: () => Promise<void>;
  /** Resolves when the processes are gone. Without a signal it ends in order; "SIGKILL" is the crash. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** It keeps its connections and answers nothing. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
};

type Place = { port?: number; dir?: string };

export async function startPrivatePostgres(place: Place = {}): Promise<PrivateEngine> {
  const port = place.port ?? (await findFreePort());
  return await startPrivate("postgres", place.dir, (dir) => ({
    gentleSignal: "SIGINT",
    probe: () => probePostgres(port),
    launch: () => launchPostgres({ dir, port }),
    prepare: ensureDatabase,
  }));
}

export async function startPrivateRedis(place: Place = {}): Promise<PrivateEngine> {
  const port = place.port ?? (await findFreePort());
  return await startPrivate("redis", place.dir, (dir) => ({
    gentleSignal: "SIGTERM",
    probe: () => probeRedis(port),
    launch: () => launchRedis({ dir, port }),
    prepare: async (url) => url,
  }));
}

type Cluster = { httpPort?: number; nodes?: number; heap?: string; dir?: string };

export async function startPrivateOpensearch(cluster: Cluster = {}): Promise<PrivateEngine> {
  const { nodes = 1, heap = "512m" } = cluster;
  const ports = (first: number) =>
    opensearchNodes("", first, nodes).flatMap((node) => [node.httpPort, node.transportPort]);
  const httpPort = cluster.httpPort ?? (await findFreePort(ports));
  return await startPrivate("opensearch", cluster.dir, (dir) => ({
    gentleSignal: "SIGTERM",
    probe: () => probeOpensearch(httpPort, nodes),
    launch: () => launchOpensearch({ dir, httpPort, nodes, heap, isShortLived: true }, () => {}),
    prepare: async (url) => url,
  }));
}

type Behaviour = Pick<Engine, "gentleSignal" | "probe" | "launch" | "prepare">;

async function startPrivate(
  name: Engine["name"],
  namedDir: string | undefined,
  describe: (dir: string) => Behaviour,
): Promise<PrivateEngine> {
  const dir = namedDir ? resolve(namedDir) : await mkdtemp(join(await realpath(tmpdir()), `capstan-${name}-`));
  const { gentleSignal, probe, launch, prepare } = describe(dir);
  const found = await probe();
  if (found.kind !== "absent") throw new Error(`a private ${name} cannot start: its port is taken`);
  let pids: number[] = [];
  // Detached processes would outlive a test run that ends early.
  const killAtExit = () => killNow(pids, dir);
  process.once("exit", killAtExit);

  const start = async () => {
    await launch(() => {});
    pids = await ourProcesses(dir);
    const { url } = await waitForAnswer({ name, dir, probe }, () => {});
    return await prepare(url);
  };
  const stop = async (chosen = gentleSignal) => {
    await stopInstance(dir, chosen);
    pids = [];
  };
  const end = async () => {
    // Nobody will look at what it kept, so there is no use in an orderly end.
    await stop(namedDir ? gentleSignal : "SIGKILL");
    if (!namedDir) await removeInstance(dir);
    process.removeListener("exit", killAtExit);
  };
  const url = await start().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    url,
    get pids() {
      return pids;
    },
    start: async () => void (await start()),
    stop,
    pause: () => pauseInstance(dir),
    resume: () => resumeInstance(dir),
    [Symbol.asyncDispose]: end,
  };
}

function killNow(pids: number[], dir: string): void {
  for (const pid of pids) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(`${dir}/`)) signal(pid, "SIGKILL");
    } catch {
      // It is gone.
    }
  }
}
