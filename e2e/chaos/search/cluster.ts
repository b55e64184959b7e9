import { mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launchOpensearch } from "../../../scripts/engines/opensearch.ts";
import { opensearchNodes } from "../../../scripts/engines/opensearch-config.ts";
import { startPrivateOpensearch } from "../../../scripts/engines/private.ts";
import { ourProcess, ourProcesses, signal, waitUntilGone } from "../../../scripts/engines/processes.ts";

const nodeCount = 3;
const patienceMs = 300_000;

export interface Cluster extends AsyncDisposable {
  /** All nodes, as OPENSEARCH_URL wants them. */
  readonly url: string;
  readonly nodeNames: readonly string[];
  /** Resolves when the node's process is gone: SIGTERM is the gentle end, SIGKILL the crash. */
  endNode(name: string, how: NodeJS.Signals): Promise<void>;
  /** Starts the nodes that do not run; resolves when all have joined and every copy of every shard is in place. */
  startMissing(): Promise<void>;
  manager(): Promise<string>;
  /** The node that holds the first copy of an index: writes go to it. */
  primaryOf(index: string): Promise<string>;
}

/** Three nodes on ports of their own, which end one by one. */
export async function startCluster(heap: string): Promise<Cluster> {
  const dir = await mkdtemp(join(await realpath(tmpdir()), "capstan-opensearch-cluster-"));
  const engine = await startPrivateOpensearch({ nodes: nodeCount, heap, dir }).catch(async (error: unknown) => {
    await rm(dir, { recursive: true, force: true });
    throw error;
  });
  const firstPort = Number(new URL(engine.url).port);
  const nodes = opensearchNodes(dir, firstPort, nodeCount);
  const urls = nodes.map(({ httpPort }) => `http://127.0.0.1:${httpPort}`);
  const pidFile = (name: string) => join(dir, `${name}.pid`);
  const names = async (path: string) => (await fetchAny(urls, path)).trim();
  return {
    url: urls.join(","),
    nodeNames: nodes.map(({ name }) => name),
    endNode: async (name, how) => {
      const pid = await ourProcess(pidFile(name));
      if (pid === undefined) throw new Error(`${name} does not run`);
      signal(pid, how);
      if (!(await waitUntilGone(pid, dir, patienceMs))) throw new Error(`${name} does not end`);
      // Its name would else read as a node that died while starting.
      await rm(pidFile(name));
    },
    startMissing: async () => {
      const living = new Set(await ourProcesses(dir));
      await launchOpensearch({ dir, httpPort: firstPort, nodes: nodeCount, heap, isShortLived: true }, () => {});
      const started = (await ourProcesses(dir)).filter((pid) => !living.has(pid));
      // On machines of their own nodes do not take each other's processors while they start; here they would.
      for (const pid of started) setPriority(pid, constants.priority.PRIORITY_LOW);
      await untilGreen(urls);
      for (const pid of started) await raisePriority(pid);
      await engine.start();
    },
    manager: async () => names("/_cat/cluster_manager?h=node"),
    primaryOf: async (index) => {
      const rows = (await names(`/_cat/shards/${index}?h=prirep,node`)).split("\n").map((row) => row.split(/\s+/));
      return rows.find(([kind]) => kind === "p")?.[1] ?? "";
    },
    [Symbol.asyncDispose]: async () => {
      await engine.stop("SIGKILL");
      await engine[Symbol.asyncDispose]();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A priority belongs to a thread, and each thread took over that of the one that made it. */
async function raisePriority(pid: number): Promise<void> {
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_NORMAL);
    } catch {
      // It ended meanwhile, or we may not: then it stays as it is.
    }
  }
}

/** Every node is asked: one that has not noticed yet that another is gone would call all well. */
async function untilGreen(urls: readonly string[]): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < patienceMs; await pause(200)) {
    const answers = await Promise.all(urls.map(async (url) => fetchAny([url], "/_cluster/health").catch(() => "{}")));
    const seen = answers.map((answer) => JSON.parse(answer) as { status?: string; number_of_nodes?: number });
    if (seen.every(({ status, number_of_nodes: count }) => status === "green" && count === urls.length)) return;
  }
  throw new Error(`the cluster is not green after ${patienceMs / 1_000} s`);
}

/** The answer of the first node that has one. */
async function fetchAny(urls: readonly string[], path: string): Promise<string> {
  for (const url of urls) {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return answer.text();
  }
  throw new Error(`no node answers ${path}`);
}
