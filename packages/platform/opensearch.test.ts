import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { EngineUnavailable } from "./guard.ts";
import { createOpensearch } from "./opensearch.ts";
import { found, listen, nobody, startNode, startSilentNode, starting } from "./test-kit/search-nodes.ts";

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
  const [requests] = node.requests;
  const { pathname, searchParams } = new URL(requests?.url ?? "", node.url);
  expect(pathname).toBe("/shop-any/_search");
  expect(Object.fromEntries(searchParams)).toEqual({
    ignore_unavailable: "true",
    allow_partial_search_results: "false",
    preference: "_local",
    filter_path: "hits.total,hits.hits",
  });
  expect(JSON.parse(requests?.body ?? "")).toEqual({ size: 3 });
});

test("of several searches the status and the error are read, whatever else is", async () => {
  const node = await startNode({ responses: [found] });
  const one = { index: "any", body: { size: 3 } };
  expect(await engineAt(node.url).searchMany("search", { searches: [one], parts: ["hits.hits"] })).toEqual([found]);
  const [requests] = node.requests;
  expect(requests?.url).toBe("/_msearch?filter_path=responses.status,responses.error,responses.hits.hits");
  const lines = requests?.body.trim().split("\n") ?? [];
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { index: "shop-any", ignore_unavailable: true, allow_partial_search_results: false, preference: "_local" },
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
  expect(node.requests).toHaveLength(2);
});

test("a node that is too busy is an outage, and nobody asks it for more", async () => {
  const node = await startNode(busy);
  await expect(search(node.url)).rejects.toBeInstanceOf(EngineUnavailable);
  expect(node.requests).toHaveLength(1);
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
  const requests = one.requests.length + other.requests.length;
  await pause(300);
  expect(one.requests.length + other.requests.length).toBe(requests);
});

test("a node's name and password are sent, and its path is kept", async () => {
  const node = await startNode(found);
  await search(`${node.url.replace("//", "//shop:p%40ss@")}/engine/`);
  expect(node.requests.map(({ url, headers }) => [headers.authorization, url])).toEqual([
    [`Basic ${Buffer.from("shop:p@ss").toString("base64")}`, expect.stringMatching(/^\/engine\/shop-any\/_search\?/)],
  ]);
});
