export type OpensearchNode = { name: string; dir: string; httpPort: number; transportPort: number };

/** Each node has a folder of its own; ports count up from the first. */
export function opensearchNodes(dir: string, httpPort: number, count: number): OpensearchNode[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `node-${index + 1}`,
    dir: `${dir}/node-${index + 1}`,
    httpPort: httpPort + index,
    transportPort: httpPort + 100 + index,
  }));
}

export function opensearchYaml(node: OpensearchNode, all: OpensearchNode[]): string {
  const cluster =
    all.length === 1
      ? ["discovery.type: single-node"]
      : [
          `discovery.seed_hosts: [${all.map((one) => `"127.0.0.1:${one.transportPort}"`).join(", ")}]`,
          `cluster.initial_cluster_manager_nodes: [${all.map((one) => one.name).join(", ")}]`,
        ];
  return [
    `cluster.name: capstan-${all[0]?.httpPort}`,
    `node.name: ${node.name}`,
    "network.host: 127.0.0.1",
    `http.port: ${node.httpPort}`,
    `transport.port: ${node.transportPort}`,
    `path.logs: ${node.dir}/logs`,
    // A misspelt index name must fail, not make an index without a mapping.
    "action.auto_create_index: false",
    // A developer's disk is often fuller than the 85 % at which OpenSearch stops placing shards.
    "cluster.routing.allocation.disk.threshold_enabled: false",
    ...cluster,
    "",
  ].join("\n");
}

/** A node that lives for minutes is not worth the better compiler, which takes more than half of the processor time of a start. */
const quickly = ["-XX:TieredStopAtLevel=1"];

export type JvmSettings = { heap: string; isShortLived?: boolean };

/** The distribution's own options, with its relative paths led to the node's folder and our heap. */
export function jvmOptions(
  original: string,
  node: OpensearchNode,
  { heap, isShortLived = false }: JvmSettings,
): string {
  const kept = original
    .split("\n")
    .filter((line) => !/^(#|\s*$|-Xm[sx]|.*gc\.log)/.test(line))
    .map((line) => line.replace(/=(data|logs\/)(?=$|hs_err)/, `=${node.dir}/logs/`));
  return [`-Xms${heap}`, `-Xmx${heap}`, ...(isShortLived ? quickly : []), ...kept, ""].join("\n");
}
