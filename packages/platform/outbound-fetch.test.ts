import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutboundFetch } from "./outbound-fetch.ts";

let server: Server;
let port: number;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/away") response.writeHead(302, { location: "/secret" }).end();
    else if (request.url === "/large") response.end("x".repeat(600_000));
    else if (request.url !== "/silent") response.end("here");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = createOutboundFetch({ allowsPrivate: false, allowsLoopback: true }, 300);

test.each(["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433", "[::ffff:127.0.0.1]"])(
  "%s is not called where the loopback is not allowed",
  async (host) => {
    const closed = createOutboundFetch({ allowsPrivate: true, allowsLoopback: false }, 300);
    asked.length = 0;
    const failure = await closed(`http://${host}:${port}/secret`).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const { name, cause } = failure as Error;
    expect([name, (cause as Error | undefined)?.name]).toContain("RefusedAddress");
    expect(asked).toEqual([]);
  },
);

test("a name and an address of the loopback are called where that is allowed", async () => {
  expect(await (await open(`http://127.0.0.1:${port}/`)).text()).toBe("here");
  expect(await (await open(`http://localhost:${port}/`)).text()).toBe("here");
});

test("a redirect is not followed", async () => {
  asked.length = 0;
  expect((await open(`http://127.0.0.1:${port}/away`)).status).toBe(302);
  expect(asked).toEqual(["/away"]);
});

test("what is silent, and what is large, ends", async () => {
  await expect(open(`http://127.0.0.1:${port}/silent`)).rejects.toThrow("fetch failed");
  await expect(open(`http://127.0.0.1:${port}/large`).then(async (answer) => answer.text())).rejects.toThrow(
    "terminated",
  );
});
