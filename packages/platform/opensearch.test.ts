import { once } from "node:events";
import { type Server, type ServerResponse, createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { EngineUnavailable } from "./guard.ts";
import { NodeFailure } from "./opensearch-failures.ts";
import { createSearchNodes } from "./opensearch-nodes.ts";
import { createOpensearch } from "./opensearch.ts";

// A real node cannot be made to lose its neighbour on demand: a stand-in says what one said when it did.
const lost = {
  error: {
    type: "search_phase_execution_exception",
    root_cause: [{ type: "node_not_connected_exception", reason: "[node-1][127.0.0.1:9300] Node not connected" }],
  },
  status: 500,
};
const refused = {
  error: { type: "search_phase_execution_exception", root_cause: [{ type: "query_shard_exception" }] },
  status: 400,
};
const busy = { error: { type: "rejected_execution_exception" }, status: 429 };
const starting = { error: { type: "master_not_discovered_exception" }, status: 503 };
const found = { hits: { hits: [] } };
const nobody = "http://127.0.0.1:9";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface TestNode {
  readonly url: string;
  readonly asked: { readonly url: string; readonly body: string }[];
  readonly server: Server;
}

async function listen(answer: (asked: number, response: ServerResponse) => void, port = 0): Promise<TestNode> {
  const asked: TestNode["asked"] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push({ url: request.url ?? "", body });
      answer(asked.length - 1, response);
    });
  });
  open.push(server.listen(port, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, asked, server };
}

function say(response: ServerResponse, answer: Readonly<Record<string, unknown>> = {}): void {
  response
    .writeHead(Number(answer["status"] ?? 200), { "content-type": "application/json" })
    .end(JSON.stringify(answer));
}

/** A node that gives these answers, the last of them for ever. */
async function startNode(...answers: readonly Readonly<Record<string, unknown>>[]): Promise<TestNode> {
  return listen((asked, response) => say(response, answers[Math.min(asked, answers.length - 1)]));
}

/** A node that takes every question and never says anything. */
async function startSilentNode(): Promise<TestNode> {
  return listen(() => {});
}

function engineAt(url: string, timeoutMs = 20_000) {
  return createOpensearch({ url, prefix: "shop-", timeoutMs });
}

const anything = { index: "any", parts: ["hits.hits"], body: {} };

async function search(url: string, timeoutMs?: number): Promise<unknown> {
  return engineAt(url, timeoutMs).search("search", anything);
}

async function searchSeveral(url: string): Promise<unknown> {
  return engineAt(url).searchMany("search", { searches: [anything, anything] });
}

test("a search names its index and the parts it reads, and takes no part of the hits for the whole", async () => {
  const node = await startNode(found);
  await engineAt(node.url).search("search", { index: "any", parts: ["hits.total", "hits.hits"], body: { size: 3 } });
  const [asked] = node.asked;
  const { pathname, searchParams } = new URL(asked?.url ?? "", node.url);
  expect(pathname).toBe("/shop-any/_search");
  expect(Object.fromEntries(searchParams)).toEqual({
    ignore_unavailable: "true",
    allow_partial_search_results: "false",
    filter_path: "hits.total,hits.hits",
  });
  expect(JSON.parse(asked?.body ?? "")).toEqual({ size: 3 });
});

test("of several searches the status and the error are read, whatever else is", async () => {
  const node = await startNode({ responses: [found] });
  const one = { index: "any", body: { size: 3 } };
  expect(await engineAt(node.url).searchMany("search", { searches: [one], parts: ["hits.hits"] })).toEqual([found]);
  const [asked] = node.asked;
  expect(asked?.url).toBe("/_msearch?filter_path=responses.status,responses.error,responses.hits.hits");
  const lines = asked?.body.trim().split("\n") ?? [];
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { index: "shop-any", ignore_unavailable: true, allow_partial_search_results: false },
    { size: 3 },
  ]);
});

test("a search that lost its node is asked again and answered", async () => {
  const node = await startNode(lost, lost, found);
  expect(await search(node.url)).toEqual(found);
});

test("one of several searches that lost its node is no empty answer: all are asked again", async () => {
  const node = await startNode({ responses: [found, lost] }, { responses: [found, found] });
  expect(await searchSeveral(node.url)).toEqual([found, found]);
});

test("the client library's searches that lost their node are asked again too", async () => {
  const node = await startNode({ responses: [lost] }, { responses: [found] });
  const answer = await engineAt(node.url).run("search", async (client) => client.msearch({ body: [{}, {}] }));
  expect(answer.body).toEqual({ responses: [found] });
});

test("a search that stays lost is an outage and not a fault of ours", async () => {
  const node = await startNode(lost);
  await expect(search(node.url)).rejects.toBeInstanceOf(EngineUnavailable);
});

test("a search that the engine refuses is asked once, and is no outage", async () => {
  const node = await startNode(refused);
  await expect(search(node.url)).rejects.toThrow("query_shard_exception");
  await expect(search(node.url)).rejects.not.toBeInstanceOf(EngineUnavailable);
  expect(node.asked).toHaveLength(2);
});

test("a node that is too busy is an outage, and nobody asks it for more", async () => {
  const node = await startNode(busy);
  await expect(search(node.url)).rejects.toBeInstanceOf(EngineUnavailable);
  expect(node.asked).toHaveLength(1);
});

test("while one node is left, it is found", async () => {
  const node = await startNode(found);
  for (let time = 0; time < 5; time += 1)
    expect(await search(`${nobody},http://127.0.0.1:7,${node.url}`)).toEqual(found);
});

test("a node that is starting, and one that speaks no JSON, leave the answer to another", async () => {
  const proxy = await listen((_, response) => response.writeHead(200).end("<html>"));
  const [node, other] = [await startNode(found), await startNode(starting)];
  for (let time = 0; time < 3; time += 1) expect(await search(`${proxy.url},${other.url},${node.url}`)).toEqual(found);
});

test("a node that says nothing gets half of the time, and the next one answers in the rest", async () => {
  const [silent, node] = [await startSilentNode(), await startNode(found)];
  const engine = engineAt(`${silent.url},${node.url}`, 400);
  for (let time = 0; time < 4; time += 1) expect(await engine.search("search", anything)).toEqual(found);
  expect(silent.asked).toHaveLength(1);
  await engine.close();
});

test("where all nodes are gone, that is known at once", async () => {
  const startedAt = performance.now();
  await expect(search(`${nobody},http://127.0.0.1:7`)).rejects.toBeInstanceOf(EngineUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test("where all nodes are silent, nobody waits longer than the limit, and no node is asked after it", async () => {
  const [one, other] = [await startSilentNode(), await startSilentNode()];
  await expect(search(`${one.url},${other.url}`, 200)).rejects.toBeInstanceOf(EngineUnavailable);
  // What was sent within the limit may still arrive.
  await pause(100);
  const asked = one.asked.length + other.asked.length;
  await pause(300);
  expect(one.asked.length + other.asked.length).toBe(asked);
});

test("a node that failed is left alone for a while, and used again after it", async () => {
  const [one, other] = [await startNode(starting, found), await startNode(found)];
  const restMs = 300;
  const nodes = createSearchNodes({ urls: [one.url, other.url], timeoutMs: 5_000, restMs });
  const ask = async () => nodes.post({ path: "/any/_search", body: "{}" });
  for (let time = 0; time < 6; time += 1) expect((await ask()).status).toBe(200);
  expect(one.asked).toHaveLength(1);
  await pause(restMs);
  for (let time = 0; time < 2; time += 1) await ask();
  expect(one.asked).toHaveLength(2);
  await nodes.close();
});

test("a kept connection that has closed says nothing of its node", async () => {
  const node = await listen((asked, response) => (asked === 1 ? response.destroy() : say(response, found)));
  const nodes = createSearchNodes({ urls: [node.url, nobody], timeoutMs: 5_000, restMs: 60_000 });
  const ask = async () => nodes.post({ path: "/any/_search", body: "{}" });
  await ask();
  await ask();
  await ask();
  expect(node.asked).toHaveLength(4);
  await nodes.close();
});

test("an answer that breaks off is a failure of the node", async () => {
  const node = await listen((_, response) => {
    response.writeHead(200, { "content-length": 100 }).write("{");
    setImmediate(() => response.destroy());
  });
  const nodes = createSearchNodes({ urls: [node.url], timeoutMs: 5_000 });
  await expect(nodes.post({ path: "/any", body: "{}" })).rejects.toBeInstanceOf(NodeFailure);
  await nodes.close();
});

test("a node's name and password are sent, and its path is kept", async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push([request.headers.authorization, request.url]);
    say(response, found);
  });
  open.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  await search(`http://shop:p%40ss@127.0.0.1:${port}/engine/`);
  expect(seen).toEqual([
    [`Basic ${Buffer.from("shop:p@ss").toString("base64")}`, expect.stringMatching(/^\/engine\/shop-any\/_search\?/)],
  ]);
});
