import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

/** What load balancers ask every few seconds. */
export const probePaths: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent visitors. An engine that is away does not make it unready:
 * the store goes on with what it has, and taking every process out at once would turn an outage of a part into one of
 * the whole. Which engines are away is told all the same.
 */
export function addHealth(app: FastifyInstance, { database, redis, opensearch }: Deps): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });
  app.get("/healthz", { schema: { hide: true } }, async (_, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { schema: { hide: true } }, async (_, reply) => {
    const engines = await probeAll({ postgresql: database.ping, redis: redis.ping, opensearch: opensearch.ping });
    return reply
      .header("cache-control", "no-store")
      .code(draining ? 503 : 200)
      .send({ status: draining ? "draining" : "ready", engines });
  });
}

async function probeAll(probes: Record<string, () => Promise<void>>): Promise<Record<string, "up" | "away">> {
  const entries = Object.entries(probes).map(async ([name, probe]) => [name, await answersWithin(probe, 500)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function answersWithin(probe: () => Promise<void>, milliseconds: number): Promise<"up" | "away"> {
  const { promise: late, resolve } = Promise.withResolvers<"away">();
  const timer = setTimeout(resolve, milliseconds, "away");
  try {
    return await Promise.race([probe().then(() => "up" as const), late]);
  } catch {
    return "away";
  } finally {
    clearTimeout(timer);
  }
}
