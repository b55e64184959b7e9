import { join } from "node:path";
import { ensureDatabase, probeOpensearch, probePostgres, probeRedis } from "../../apps/cli/probes.ts";
import { isPackage, openDebianPostgres } from "./debian.ts";
import { findJava } from "./java.ts";
import { launchOpensearch } from "./opensearch.ts";
import { isUnpacked } from "./opensearch-home.ts";
import type { Options } from "./options.ts";
import { places } from "./places.ts";
import { findPostgres, launchPostgres } from "./postgres.ts";
import { findRedis, launchRedis } from "./redis.ts";
import { findProgram } from "./run.ts";
import type { Engine } from "./types.ts";
import { type Address, chooseAddress } from "./addresses.ts";

export type Wanted = Pick<Options, "only" | "ports" | "nodes" | "heap">;

/** The engines that were asked for. */
export function listEngines(wanted: Wanted, env: NodeJS.ProcessEnv): Engine[] {
  const address = (engine: Engine["name"], variable: Engine["variable"], usual: number) =>
    chooseAddress(wanted.ports[engine], env[variable], usual);
  const engines = [
    postgres(address("postgres", "DATABASE_URL", 5432)),
    redis(address("redis", "REDIS_URL", 6379)),
    opensearch(address("opensearch", "OPENSEARCH_URL", 9200), wanted.nodes, wanted.heap),
  ];
  return engines
    .filter(({ name }) => wanted.only.includes(name))
    .map((engine) => (wanted.ports[engine.name] ? engine : refuseNonsense(engine, env[engine.variable])));
}

function refuseNonsense(engine: Engine, given: string | undefined): Engine {
  if (!given || URL.canParse(given)) return engine;
  const why = `${engine.variable} is not an address: ${given}`;
  return Object.assign(engine, { probe: async () => ({ kind: "unusable", why }) as const });
}

function postgres({ port, given, isElsewhere }: Address): Engine {
  const dir = join(places.data, `postgres-${port}`);
  return {
    name: "postgres",
    variable: "DATABASE_URL",
    dir,
    port,
    isElsewhere,
    gentleSignal: "SIGINT",
    probe: () => probePostgres(port, given),
    isInstalled: async () => (await findPostgres()) !== undefined,
    launch: () => launchPostgres({ dir, port }),
    prepare: ensureDatabase,
    debianPackages: async () => ["postgresql"],
    afterDebianInstall: openDebianPostgres,
    advice: "install PostgreSQL 15 or newer, or start a Docker engine",
  };
}

function redis({ port, given, isElsewhere }: Address): Engine {
  const dir = join(places.data, `redis-${port}`);
  return {
    name: "redis",
    variable: "REDIS_URL",
    dir,
    port,
    isElsewhere,
    gentleSignal: "SIGTERM",
    probe: () => probeRedis(port, given),
    isInstalled: async () => (await findRedis()) !== undefined,
    launch: () => launchRedis({ dir, port }),
    prepare: async (url) => url,
    debianPackages: async () => ["redis-server"],
    afterDebianInstall: async () => {},
    advice: "install Valkey or Redis 7, or start a Docker engine",
  };
}

function opensearch({ port, given, isElsewhere }: Address, nodes: number, heap: string): Engine {
  // Data of clusters of different sizes do not mix.
  const dir = join(places.data, nodes === 1 ? `opensearch-${port}` : `opensearch-${port}-${nodes}-nodes`);
  return {
    name: "opensearch",
    variable: "OPENSEARCH_URL",
    dir,
    port,
    isElsewhere,
    gentleSignal: "SIGTERM",
    probe: () => probeOpensearch(port, nodes, given),
    isInstalled: async () =>
      (await findJava()) !== undefined && ((await isUnpacked()) || (await findProgram(["mvn"])) !== undefined),
    launch: (say) => launchOpensearch({ dir, httpPort: port, nodes, heap }, say),
    prepare: async (url) => url,
    debianPackages: opensearchPackages,
    afterDebianInstall: async () => {},
    advice: "install Maven and a Java of 21 or newer, or start a Docker engine",
  };
}

async function opensearchPackages(): Promise<string[]> {
  const maven = (await findProgram(["mvn"])) ? [] : ["maven"];
  if (await findJava()) return maven;
  for (const name of ["openjdk-21-jre-headless", "openjdk-25-jre-headless"]) {
    if (await isPackage(name)) return [...maven, name];
  }
  throw new Error("no package of a Java of 21 or newer is known here: install one and set OPENSEARCH_JAVA_HOME");
}
