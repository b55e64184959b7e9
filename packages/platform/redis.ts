import { createClient } from "@redis/client";
import { type Guard, createGuard, isConnectionError } from "./guard.ts";
import { inTurns } from "./in-turns.ts";
import type { Log } from "./log.ts";

export type RedisClient = ReturnType<typeof newClient>;

export interface RedisHandle {
  /** For libraries that send their own commands (the rate limiter), inside `guard.run`. Our own code goes through `get` and `set`. */
  readonly client: RedisClient;
  readonly guard: Guard;
  get(key: string): Promise<string | null>;
  /** In the order of the keys. */
  getMany(keys: readonly string[]): Promise<readonly (string | null)[]>;
  set(key: string, value: string, ttlSeconds: number, condition?: SetCondition): Promise<void>;
  delete(key: string): Promise<void>;
  /** Reads and deletes in one step: of many who ask at once, one gets it. */
  take(key: string): Promise<string | null>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Whether something may, or must, be there already. */
export type SetCondition = "if-absent" | "if-present";

export interface RedisOptions {
  readonly url: string;
  readonly prefix: string;
  readonly log: Log;
  readonly timeoutMs?: number;
}

/** Connects in the background and goes on trying: a store that starts while Redis is away serves anonymous visitors. */
export function createRedis({ url, prefix, log, timeoutMs = 250 }: RedisOptions): RedisHandle {
  const client = newClient(url);
  let lastMessage = "";
  client.on("error", (error: Error) => {
    if (error.message !== lastMessage) log.warn({ err: error }, "redis is not available");
    lastMessage = error.message;
  });
  client.on("ready", () => {
    lastMessage = "";
  });
  client.connect().catch(() => {});
  const guard = createGuard({ engine: "redis", timeoutMs, isOutage: isRedisOutage });
  return {
    client,
    guard,
    get: async (key) => guard.run("get", async () => client.get(prefix + key)),
    getMany: inTurns(async (keys) => guard.run("get", async () => client.mGet(keys.map((key) => prefix + key)))),
    set: async (key, value, ttlSeconds, condition) => {
      const options = { expiration: { type: "EX", value: ttlSeconds } } as const;
      await guard.run("set", async () =>
        client.set(prefix + key, value, condition ? { ...options, condition: conditions[condition] } : options),
      );
    },
    delete: async (key) => {
      await guard.run("delete", async () => client.del(prefix + key));
    },
    take: async (key) => guard.run("take", async () => client.getDel(prefix + key)),
    ping: async () => {
      await client.ping();
    },
    close: async () => {
      client.destroy();
    },
  };
}

const conditions = { "if-absent": "NX", "if-present": "XX" } as const;

function newClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    // The guard limits every call: the client's own limit makes an abort signal for each command and keeps it for its time.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: 3_000, reconnectStrategy: (attempt) => Math.min(100 * 2 ** attempt, 2_000) },
  });
}

function isRedisOutage(error: Error): boolean {
  return (
    isConnectionError(error) ||
    /Socket|offline|closed|not ready|LOADING|READONLY/i.test(`${error.constructor.name} ${error.message}`)
  );
}
