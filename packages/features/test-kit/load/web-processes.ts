import { once } from "node:events";
import { type Store, startStore } from "../../../../e2e/chaos/store.ts";
import { findFreePort } from "../../../../scripts/engines/free-ports.ts";

export interface WebProcesses extends AsyncDisposable {
  readonly ports: readonly number[];
  /** Ends one of them in the middle of whatever it does, and starts it again. */
  killOne(): Promise<void>;
}

/** Several web processes on ports of their own, as one store behind a load balancer. */
export async function startWebProcesses(
  count: number,
  origin: string,
  engines: Readonly<Record<string, string>>,
): Promise<WebProcesses> {
  // A call says from where it comes, so that no limit is met; a line for each would fill the disk.
  const env = { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" };
  const span = Array.from({ length: count }, (_, at) => at * 2);
  const first = await findFreePort((port) => span.flatMap((at) => [port + at, port + at + 1]));
  const ports = span.map((at) => first + at);
  const start = async (port: number) => startStore(port, { ...engines }, env);
  const stores = new Map<number, Store>();
  for (const store of await Promise.all(ports.map(start))) stores.set(Number(new URL(store.url).port), store);
  const restart = async () => {
    const port = ports[Math.floor(Math.random() * ports.length)] ?? first;
    const child = stores.get(port)?.child;
    if (!child) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    stores.set(port, await start(port));
  };
  let restarted = Promise.resolve();
  return {
    ports,
    killOne: async () => (restarted = restart()),
    [Symbol.asyncDispose]: async () => {
      await restarted;
      await Promise.all([...stores.values()].map(async (store) => store[Symbol.asyncDispose]()));
    },
  };
}
