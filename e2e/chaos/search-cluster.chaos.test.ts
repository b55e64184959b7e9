import { constants, getPriority, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { indexChangedItems, productsIndex, rebuildProducts } from "@capstan/features/search/server";
import { rebuildSuggestions } from "@capstan/features/typeahead/server";
import { type DatabaseHandle, createDatabase } from "@capstan/platform/db";
import { type OpensearchHandle, createOpensearch } from "@capstan/platform/opensearch";
import { migrate } from "../../packages/platform/migrate.ts";
import { startPrivatePostgres, startPrivateRedis } from "../../scripts/engines/private.ts";
import { seedSmallCatalog } from "../../scripts/seed/seed-company.ts";
import { type Clients, type Fault, startClients } from "./search/clients.ts";
import { projection, startChanges, truth, waitingChanges } from "./search/changes.ts";
import { type Cluster, startCluster } from "./search/cluster.ts";
import { questions } from "./search/questions.ts";
import { startStore, startWorkerProcess } from "./store.ts";

/** `npm run soak` sets it: then every node has its turn, and stays away for as long. */
const soakMs = process.env["CHAOS_AWAY_MS"];
const awayMs = Number(soakMs ?? 2_000);
const rounds = soakMs === undefined ? 1 : 3;
/**
 * The short form asks whether an answer is right, with the patience that a rebuild, three engines and a store on two
 * processors need; the long one whether it is right in time.
 */
const patience = soakMs === undefined ? { SEARCH_TIMEOUT_MS: "5000" } : {};
const limitMs = (awayMs + 400_000) * rounds;
/** Three nodes, a rebuild and a store share one small machine: more would measure the machine. */
const askerCount = 2;

const stack = new AsyncDisposableStack();
let cluster: Cluster;
let database: DatabaseHandle;
let opensearch: OpensearchHandle;
let clients: Clients;

beforeAll(async () => {
  const [nodes, postgres, redis] = await Promise.all([
    startCluster("512m").then((started) => stack.use(started)),
    startPrivatePostgres().then((started) => stack.use(started)),
    startPrivateRedis().then((started) => stack.use(started)),
  ]);
  cluster = nodes;
  await migrate(postgres.url, { quiet: true });
  await seedSmallCatalog(postgres.url);
  database = createDatabase({ url: postgres.url, name: "chaos", queryTimeoutMs: 60_000, connectTimeoutMs: 5_000 });
  stack.defer(async () => database.close());
  opensearch = createOpensearch({ url: nodes.url, prefix: "capstan-", timeoutMs: 120_000 });
  stack.defer(async () => opensearch.close());
  // Engines that have just started on a busy machine may take longer than a transaction may wait.
  await vi.waitFor(async () => indexChangedItems({ db: database.db, opensearch }), {
    timeout: 300_000,
    interval: 1_000,
  });
  await projection(opensearch);
  await rebuildSuggestions({ db: database.db, opensearch, graceMs: 0 });
  const urls = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, OPENSEARCH_URL: nodes.url };
  const store = stack.use(await startStore(3_250, urls, patience));
  stack.use(await startWorkerProcess(urls));
  clients = await startClients(store.url, questions, askerCount);
  stack.defer(async () => clients.stop());
  // The rebuild runs in this process: on a machine of its own it would take no processor from the engines and the store.
  const usual = getPriority();
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  stack.defer(() => setPriority(usual));
}, 600_000);

afterAll(async () => stack.disposeAsync(), 60_000);

// What one test found wrong is not the next one's fault: it begins with all nodes and a clean sheet.
beforeEach(async () => {
  await cluster.startMissing();
  clients.report();
}, 400_000);

test(
  "both indexes are rebuilt under load while items are renamed and deleted: every answer is right, and so is the index after",
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const changes = await startChanges(database.db);
      await untilRebuilt(async () => rebuildProducts({ db: database.db, opensearch }));
      await untilRebuilt(async () => rebuildSuggestions({ db: database.db, opensearch }));
      await changes.stop();
      expect(await whatIsFound()).toEqual(await truth(database.db));
      expect(faultsOf(`rebuild with ${changes.count} changes`)).toEqual([]);
    }
  },
  limitMs,
);

test(
  "kill -9 of the elected manager under load, while items change: every answer is right, and no change is lost",
  async () => {
    const waiting = new Set(cluster.nodeNames);
    for (let round = 0; round < rounds; round += 1) {
      const name = nextOf(waiting, await cluster.manager());
      const changes = await startChanges(database.db);
      await cluster.endNode(name, "SIGKILL");
      await pause(awayMs);
      expect(faultsOf(`without ${name}`)).toEqual([]);
      await cluster.startMissing();
      await changes.stop();
      expect(await whatIsFound()).toEqual(await truth(database.db));
      expect(faultsOf(`with ${name} back`)).toEqual([]);
    }
  },
  limitMs,
);

// An orderly end is the easier one: the short form leaves it to the kill above.
test.runIf(soakMs !== undefined)(
  "nodes are restarted in turn under load, beginning with the one that holds the products: every answer is right",
  async () => {
    const first = await cluster.primaryOf(`${opensearch.index(productsIndex)}-*`);
    const inTurn = [first, ...cluster.nodeNames.filter((name) => name !== first)].slice(0, rounds);
    for (const name of inTurn) {
      await cluster.endNode(name, "SIGTERM");
      await pause(awayMs);
      await cluster.startMissing();
      expect(faultsOf(`restart of ${name}`)).toEqual([]);
    }
    expect(await whatIsFound()).toEqual(await truth(database.db));
  },
  limitMs,
);

/** The manager, unless it had its turn before: then one that has waited. */
function nextOf(waiting: Set<string>, manager: string): string {
  const name = waiting.has(manager) ? manager : (waiting.values().next().value ?? manager);
  waiting.delete(name);
  return name;
}

/** Another rebuild may be running, asked for by the import. */
async function untilRebuilt(rebuild: () => Promise<number | undefined>): Promise<void> {
  await expect.poll(rebuild, { timeout: 120_000, interval: 1_000 }).toBeGreaterThan(0);
}

/** Every item that searches find, once all changes have reached the index. */
async function whatIsFound(): Promise<string[]> {
  await expect.poll(async () => waitingChanges(database.db), { timeout: 120_000, interval: 500 }).toBe(0);
  return projection(opensearch);
}

/** What was answered wrongly or not at all; too few answers are a fault of the test itself. */
function faultsOf(what: string): readonly Fault[] {
  const { answers, late, slowestMs, ownDelayMs, faults } = clients.report();
  const times = `${late} late, slowest ${slowestMs.toFixed(0)} ms, clients held up for ${ownDelayMs.toFixed(0)} ms at worst`;
  console.info(`${what}: ${answers} answers, ${times}, ${faults.length} faults`);
  expect(answers).toBeGreaterThan(20);
  return faults;
}
