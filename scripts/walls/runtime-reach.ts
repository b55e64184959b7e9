import type { IModule } from "dependency-cruiser";
import type { Finding } from "./finding.ts";
import { ioPackages } from "./boundary-rules.ts";

// What a file drags in through others when it runs. Type imports vanish before that, so their edges are not walked:
// this is what the path rules can't see, and what a path rule with `reachable` would see too much of.

type Graph = ReadonlyMap<string, readonly string[]>;

const testOrTool = /\.(?:test|e2e)\.tsx?$|\/test-kit\/|\.config\.ts$|\.d\.ts$/;
const serverName = /\.server\.tsx?$|^packages\/features\/[^/]+\/server\.ts$/;

function isBrowserFile(path: string): boolean {
  if (testOrTool.test(path) || serverName.test(path) || path === "apps/web/ssr/routes.ts") return false;
  return /^(?:packages\/(?:features|ui)|apps\/web\/ssr)\/.+\.tsx?$/.test(path);
}

function isNodeFile(path: string): boolean {
  if (testOrTool.test(path) || !path.endsWith(".ts")) return false;
  return (
    serverName.test(path) ||
    /^(?:apps\/(?:cli|worker)|apps\/web\/(?!ssr\/)|packages\/platform|demo|drawings|scripts)/.test(path)
  );
}

export function runtimeReach(modules: readonly IModule[]): Finding[] {
  const graph = runtimeGraph(modules);
  const builtins = new Set(
    modules.flatMap(({ dependencies }) =>
      dependencies.filter((edge) => edge.dependencyTypes.includes("core")).map((edge) => edge.resolved),
    ),
  );
  const io = new RegExp(ioPackages);
  const isServerOnly = (path: string) => serverName.test(path) || builtins.has(path) || io.test(path);
  return [
    ...firstStepsAstray(graph, isBrowserFile, isServerOnly).map((chain) => ({
      wall: "browser-reaches-server",
      file: chain[0] ?? "",
      message: `runs in the browser and reaches server code: ${chain.join(" → ")}`,
    })),
    ...firstStepsAstray(graph, isNodeFile, (path) => path.endsWith(".tsx")).map((chain) => ({
      wall: "server-reaches-tsx",
      file: chain[0] ?? "",
      message: `runs in Node, which can't load .tsx: ${chain.join(" → ")}`,
    })),
  ];
}

function runtimeGraph(modules: readonly IModule[]): Graph {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter((edge) => !edge.dependencyTypes.includes("type-only")).map((edge) => edge.resolved),
    ]),
  );
}

/** From each guarded file, the chains whose very next file leaves the guarded ones: the culprit is named once. */
function firstStepsAstray(
  graph: Graph,
  isGuarded: (path: string) => boolean,
  isBad: (path: string) => boolean,
): string[][] {
  return [...graph].flatMap(([file, targets]) =>
    isGuarded(file)
      ? targets.flatMap((target) => {
          if (isGuarded(target) && !isBad(target)) return [];
          const chain = shortestChain(graph, target, isBad);
          return chain === undefined ? [] : [[file, ...chain]];
        })
      : [],
  );
}

function shortestChain(graph: Graph, start: string, isBad: (path: string) => boolean): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const path of cameFrom.keys()) {
    if (isBad(path)) return walkBack(cameFrom, path);
    for (const next of graph.get(path) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, path);
  }
  return undefined;
}

function walkBack(cameFrom: ReadonlyMap<string, string | undefined>, end: string): string[] {
  const chain: string[] = [];
  for (let path: string | undefined = end; path !== undefined; path = cameFrom.get(path)) chain.unshift(path);
  return chain;
}
