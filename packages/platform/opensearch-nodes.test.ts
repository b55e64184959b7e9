import { once } from "node:events";
import { setImmediate as afterIo, setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { NodeFailure, SlowNode } from "./opensearch-failures.ts";
import { searchNode } from "./opensearch-node.ts";
import { type NodesOptions, type SearchNodes, createSearchNodes } from "./opensearch-nodes.ts";
import { createNodePool } from "./opensearch-node-pool.ts";
import {
  type TestNode,
  found,
  listen,
  nobody,
  say,
  startNode,
  startSilentNode,
  startSlowNode,
  starting,
} from "./test-kit/search-nodes.ts";

const quick = { by: "the quick one" };
const slow = { by: "the slow one" };

/** The second of the nodes is asked first. */
function nodesAt(requests: readonly TestNode[], options: Omit<NodesOptions, "urls">): SearchNodes {
  return nodesAtUrls(
    requests.map(({ url }) => url),
    options,
  );
}

function nodesAtUrls(urls: readonly string[], options: Omit<NodesOptions, "urls">): SearchNodes {
  const nodes = createSearchNodes({ urls, ...options });
  onTestFinished(async () => nodes.close());
  return nodes;
}

async function search(nodes: SearchNodes): Promise<unknown> {
  return (await nodes.post({ path: "/any/_search", body: "{}" })).body;
}

async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; tookMs: number }> {
  const startedAt = performance.now();
  const value = await work;
  return { value, tookMs: performance.now() - startedAt };
}

async function connectionsOf({ server }: TestNode): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_, count) => resolve(count));
  return promise;
}

test("a silent node is not waited for: after an eighth of the time another is asked, and its answer is taken", async () => {
  const [other, first] = [await startNode(quick), await startSilentNode()];
  const { value, tookMs } = await timed(search(nodesAt([other, first], { timeoutMs: 8_000 })));
  expect(value).toEqual(quick);
  expect(first.requests).toHaveLength(1);
  expect(tookMs).toBeGreaterThan(950);
  expect(tookMs).toBeLessThan(4_000);
});

test("the first node goes on while another is asked, and its answer is taken if it is the first, however late", async () => {
  const [other, first] = [await startSilentNode(), await startSlowNode(2_400, slow)];
  expect(await search(nodesAt([other, first], { timeoutMs: 4_000 }))).toEqual(slow);
  expect(other.requests).toHaveLength(1);
  expect(first.requests).toHaveLength(1);
});

test("where all are silent, that is said when the time is over and not later, and none is asked twice", async () => {
  const all = [await startSilentNode(), await startSilentNode(), await startSilentNode()];
  const failure = search(nodesAt(all, { timeoutMs: 1_000 })).catch((error: unknown) => error);
  const { value, tookMs } = await timed(failure);
  expect(value).toBeInstanceOf(SlowNode);
  expect(tookMs).toBeGreaterThan(950);
  expect(tookMs).toBeLessThan(1_900);
  expect(all.filter(({ requests }) => requests.length > 1)).toEqual([]);
});

test("an answer that was there in time is taken, though the process had no time to read it", async () => {
  // In a thread of its own it goes on while this one is held up.
  const thread = new Worker(
    `const { createServer } = require("node:http");
     const server = createServer((_, response) => setTimeout(() => response.end("{}"), 300));
     server.listen(0, "127.0.0.1", () => require("node:worker_threads").parentPort.postMessage(server.address().port));`,
    { eval: true },
  );
  onTestFinished(async () => void (await thread.terminate()));
  const [port] = (await once(thread, "message")) as [number];
  const nodes = nodesAtUrls([`http://127.0.0.1:${port}`], { timeoutMs: 2_000 });
  await search(nodes);
  const answer = search(nodes);
  await pause(100);
  // From here the event loop comes to its timers before it comes to its sockets.
  await afterIo();
  const heldUpUntil = performance.now() + 2_500;
  while (performance.now() < heldUpUntil);
  expect(await answer).toEqual({});
});

test("a node that fails leads to the next at once, without waiting for the time of a second question", async () => {
  const [other, first] = [await startNode(quick), await startNode(starting)];
  const { value, tookMs } = await timed(search(nodesAt([other, first], { timeoutMs: 80_000 })));
  expect(value).toEqual(quick);
  expect(tookMs).toBeLessThan(5_000);
});

test("a second node that fails leads to the third at once, while the first goes on", async () => {
  const [third, first, second] = [await startNode(quick), await startSilentNode(), await startNode(starting)];
  const { value, tookMs } = await timed(search(nodesAt([third, first, second], { timeoutMs: 8_000 })));
  expect(value).toEqual(quick);
  expect(second.requests).toHaveLength(1);
  expect(tookMs).toBeLessThan(4_000);
});

test("where every other node fails, the slow one's answer is still taken", async () => {
  const first = await startSlowNode(1_000, slow);
  expect(await search(nodesAtUrls([nobody, first.url], { timeoutMs: 4_000 }))).toEqual(slow);
  expect(first.requests).toHaveLength(1);
});

test("a single node is asked once, however slow it is", async () => {
  const only = await startSlowNode(1_000, slow);
  expect(await search(nodesAt([only], { timeoutMs: 4_000 }))).toEqual(slow);
  expect(only.requests).toHaveLength(1);
});

test("a question that another node answered first is ended, and its connection is closed", async () => {
  const [other, first] = [await startNode(quick), await startSilentNode()];
  await search(nodesAt([other, first], { timeoutMs: 4_000 }));
  expect(first.requests).toHaveLength(1);
  await expect.poll(async () => connectionsOf(first)).toBe(0);
  expect(await connectionsOf(other)).toBe(1);
});

test("where all nodes are slow, second questions stay within their budget", async () => {
  const all = [await startSlowNode(1_300, slow), await startSlowNode(1_300, slow)];
  const nodes = nodesAt(all, { timeoutMs: 8_000 });
  const calls = 300;
  const { tookMs } = await timed(Promise.all(Array.from({ length: calls }, async () => search(nodes))));
  const seconds = all.reduce((sum, { requests }) => sum + requests.length, 0) - calls;
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(20 + calls * 0.1 + tookMs / 1_000);
});

test("a second question that the budget refused is put later, once other calls have earned it", async () => {
  const [other, first] = [await startNode(quick), await startSilentNode()];
  const nodes = nodesAt([other, first], { timeoutMs: 8_000, restMs: 60_000 });
  const calls = Array.from({ length: 60 }, async () => search(nodes));
  await expect.poll(() => other.requests.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(30 + 20);
  expect(await connectionsOf(first)).toBeGreaterThanOrEqual(5);
  for (let time = 0; time < 150; time += 1) await search(nodes);
  expect(await Promise.all(calls)).toEqual(calls.map(() => quick));
});

test("a node that said nothing to anybody while another answered rests, and is asked again after it", async () => {
  const silentAtFirst = await listen((requests, response) => requests > 0 && say(response, found));
  const other = await startNode(found);
  const restMs = 2_000;
  const nodes = nodesAt([other, silentAtFirst], { timeoutMs: 4_000, restMs });
  for (let time = 0; time < 6; time += 1) await search(nodes);
  expect(silentAtFirst.requests).toHaveLength(1);
  await pause(restMs);
  for (let time = 0; time < 2; time += 1) await search(nodes);
  expect(silentAtFirst.requests).toHaveLength(2);
});

test("a node that is slow with one question and answers others does not rest", async () => {
  const other = await startNode(quick);
  const first = await listen((requests, response) => requests > 0 && say(response, slow));
  const nodes = nodesAt([other, first], { timeoutMs: 8_000, restMs: 60_000 });
  const late = search(nodes);
  await pause(100);
  for (let time = 0; time < 4; time += 1) await search(nodes);
  expect(await late).toEqual(quick);
  const before = first.requests.length;
  for (let time = 0; time < 4; time += 1) await search(nodes);
  expect(first.requests.length).toBe(before + 2);
});

test("of nodes that are silent at most half rest, however many failed", () => {
  const nodes = [1, 2, 3, 4].map((port) => searchNode(new URL(`http://127.0.0.1:${port}`), 1_000));
  const [failed, ...silent] = nodes;
  const nodePool = createNodePool(nodes, 60_000);
  if (failed) nodePool.restFailed(failed);
  for (const node of silent) nodePool.markUnresponsive(node);
  const turn = () => nodePool.next(() => false);
  expect([turn(), turn(), turn()]).toEqual([silent[2], silent[2], silent[2]]);
});

test("a node that failed is left alone for a while, and used again after it", async () => {
  const [one, other] = [await startNode(starting, found), await startNode(found)];
  const restMs = 300;
  const nodes = nodesAt([one, other], { timeoutMs: 5_000, restMs });
  for (let time = 0; time < 6; time += 1) expect(await search(nodes)).toEqual(found);
  expect(one.requests).toHaveLength(1);
  await pause(restMs);
  for (let time = 0; time < 2; time += 1) await search(nodes);
  expect(one.requests).toHaveLength(2);
});

test("a kept connection that has closed says nothing of its node", async () => {
  const node = await listen((requests, response) => (requests === 1 ? response.destroy() : say(response, found)));
  const nodes = nodesAtUrls([node.url, nobody], { timeoutMs: 5_000, restMs: 60_000 });
  for (let time = 0; time < 3; time += 1) await search(nodes);
  expect(node.requests).toHaveLength(4);
});

test("an answer that breaks off is a failure of the node", async () => {
  const node = await listen((_, response) => {
    response.writeHead(200, { "content-length": 100 }).write("{");
    setImmediate(() => response.destroy());
  });
  await expect(search(nodesAt([node], { timeoutMs: 5_000 }))).rejects.toBeInstanceOf(NodeFailure);
});
