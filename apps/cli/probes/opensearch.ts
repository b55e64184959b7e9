import type { Sighting } from "./sighting.ts";

type Root = { version?: { distribution?: string; number?: string } };
type Health = { status?: string; number_of_nodes?: number };

export async function probeOpensearch(port: number, nodes: number, given?: string): Promise<Sighting> {
  const url = given ?? `http://127.0.0.1:${port}`;
  const begin = performance.now();
  try {
    const root = await fetchJson<Root>(url, "/");
    const milliseconds = performance.now() - begin;
    const health = await fetchJson<Health>(url, "/_cluster/health");
    return readCluster(root, health, { url, nodes, milliseconds });
  } catch (error) {
    return readFailure(error);
  }
}

type Probed = { url: string; nodes: number; milliseconds: number };

export function readCluster({ version }: Root, { status, number_of_nodes = 0 }: Health, probed: Probed): Sighting {
  const { url, nodes, milliseconds } = probed;
  const number = version?.number ?? "";
  if (version?.distribution !== "opensearch") return { kind: "unusable", why: "what listens is not OpenSearch" };
  if (Number.parseInt(number, 10) < 3) return { kind: "unusable", why: `OpenSearch ${number}, 3 or newer is needed` };
  // Red and too few nodes are what a start passes through; a caller that waits will look again.
  if (status !== "green" && status !== "yellow") return { kind: "unusable", why: `OpenSearch's health is ${status}` };
  if (number_of_nodes < nodes) {
    return {
      kind: "unusable",
      why: `OpenSearch has ${number_of_nodes} of ${nodes} nodes; \`down\` first to change their number`,
    };
  }
  return { kind: "answers", url, version: number, milliseconds };
}

export function readFailure(error: unknown): Sighting {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED") return { kind: "absent" };
  return { kind: "unusable", why: `what listens does not answer like OpenSearch (${String(cause)})` };
}

async function fetchJson<T>(base: string, path: string): Promise<T> {
  const { username, password, ...url } = splitLogin(base);
  const login = username ? { authorization: `Basic ${btoa(`${username}:${password}`)}` } : {};
  const response = await fetch(new URL(path, url.base), { headers: login, signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is optional and looked at by the reader
  return (await response.json()) as T;
}

/** fetch refuses an address that carries a login. */
function splitLogin(base: string) {
  const url = new URL(base);
  const { username, password } = url;
  url.username = "";
  url.password = "";
  return { base: url.href, username: decodeURIComponent(username), password: decodeURIComponent(password) };
}
