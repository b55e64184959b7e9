import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startTelemetry } from "@capstan/platform/telemetry";
import { testEngines } from "@capstan/platform/test-kit";
import { expect, test } from "vitest";
import { testApp } from "./test-app.ts";

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

const engines = testEngines();

test("one request is one trace across HTTP, SQL, Redis and OpenSearch, and goes on from the caller's", async () => {
  const collector = await startCollector();
  const telemetry = await startTelemetry("test", collector.url);
  const app = await testApp(engines);
  app.get("/touch", async () => {
    await engines.database.db.selectFrom("category").select("code").execute();
    await engines.redis.get("nothing");
    await engines.opensearch.run("count", async (client) => client.cat.count());
    return {};
  });
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const parent = "00f067aa0ba902b7";
  const answer = await app.inject({ url: "/touch", headers: { traceparent: `00-${traceId}-${parent}-01` } });
  expect(answer.statusCode).toBe(200);
  await telemetry.stop();
  collector.close();

  const server = collector.spans.find((span) => span.name === "GET /touch");
  expect(server).toMatchObject({ traceId, parentSpanId: parent });
  const children = collector.spans.filter((span) => span.parentSpanId === server?.spanId).map((span) => span.name);
  expect(children).toEqual(expect.arrayContaining(["postgresql select", "redis get", "opensearch count"]));
  expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
});

/** What an OpenTelemetry collector is to us: an address that takes spans as JSON. */
async function startCollector(): Promise<{ url: string; spans: Span[]; close(): void }> {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, close: () => server.close() };
}
