/** The least that a store in Node can be: hands each request on to the engine, and its answer back, and knows of nothing. */
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { Pool } from "undici";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";

const [node = ""] = loadEnginesEnv().OPENSEARCH_URL.split(",");
const pool = new Pool(node, { connections: 256, pipelining: 1 });

createServer((request, response) => {
  if (request.method === "GET") {
    response.end();
    return;
  }
  void buffer(request)
    .then(async (body) =>
      pool.request({ method: "POST", path: request.url ?? "/", headers: { "content-type": "application/json" }, body }),
    )
    .then(async ({ body }) => {
      const answer = await body.text();
      response.setHeader("content-type", "application/json");
      response.end(answer);
    });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
