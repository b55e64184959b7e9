import { once } from "node:events";
import { type Server, createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { EngineUnavailable } from "./guard.ts";
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
const found = { hits: { hits: [] } };
const nobody = "http://127.0.0.1:9";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A node that gives these answers, the last of them for ever. */
async function startNode(...answers: readonly Readonly<Record<string, unknown>>[]) {
  const node = { url: "", asked: 0 };
  const server = createServer((_, response) => {
    const answer = answers[Math.min(node.asked, answers.length - 1)] ?? {};
    node.asked += 1;
    response
      .writeHead(Number(answer["status"] ?? 200), { "content-type": "application/json" })
      .end(JSON.stringify(answer));
  });
  open.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  node.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return node;
}

async function search(url: string): Promise<unknown> {
  const opensearch = createOpensearch({ url, prefix: "", timeoutMs: 20_000 });
  const answer = await opensearch.run("search", async (client) => client.search({ index: "any" }));
  return answer.body;
}

async function searchSeveral(url: string): Promise<unknown> {
  const opensearch = createOpensearch({ url, prefix: "", timeoutMs: 20_000 });
  const answer = await opensearch.run("search", async (client) => client.msearch({ body: [{}, {}] }));
  return answer.body;
}

test("a search that lost its node is asked again and answered", async () => {
  const node = await startNode(lost, lost, found);
  expect(await search(node.url)).toEqual(found);
});

test("one of several searches that lost its node is no empty answer: all are asked again", async () => {
  const whole = { responses: [found, found] };
  const node = await startNode({ responses: [found, lost] }, whole);
  expect(await searchSeveral(node.url)).toEqual(whole);
});

test("a search that stays lost is an outage and not a fault of ours", async () => {
  const node = await startNode(lost);
  await expect(search(node.url)).rejects.toBeInstanceOf(EngineUnavailable);
});

test("a search that the engine refuses is asked once", async () => {
  const node = await startNode(refused);
  await expect(search(node.url)).rejects.toThrow("query_shard_exception");
  expect(node.asked).toBe(1);
});

test("while one node is left, it is found", async () => {
  const node = await startNode(found);
  for (let time = 0; time < 5; time += 1)
    expect(await search(`${nobody},http://127.0.0.1:7,${node.url}`)).toEqual(found);
});
