import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createOutboundFetch } from "@capstan/platform/outbound-fetch";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createGoogleGeocoder } from "./google-geocoder.server.ts";
import type { Geocoder } from "./geocoder.ts";

let server: Server;
let geocoder: Geocoder;
let called: URLSearchParams[] = [];
let reply: { status: number; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    called.push(new URL(request.url ?? "", "http://service").searchParams);
    if (reply.status === 0) request.socket.destroy();
    else response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const fetch = createOutboundFetch({ allowsPrivate: false, allowsLoopback: true }, 500);
  geocoder = createGoogleGeocoder({ key: "the-key", fetch, url: `http://127.0.0.1:${port}/maps/api/geocode/json` });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  called = [];
  reply = { status: 200, body: JSON.stringify(chicago) };
});

const chicago = {
  status: "OK",
  results: [
    {
      formatted_address: "Chicago, IL, USA",
      geometry: { location: { lat: 41.8781, lng: -87.6298 } },
      types: ["locality"],
    },
    { formatted_address: "Elsewhere", geometry: { location: { lat: 1, lng: 1 } } },
  ],
};

test("a free address is sent with the key, and the first place is the answer", async () => {
  expect(await geocoder.geocode({ address: "Chicago, IL" })).toMatchObject({
    ok: true,
    value: { status: "OK", latitude: 41.8781, longitude: -87.6298, label: "Chicago, IL, USA" },
  });
  expect(called.map((params) => Object.fromEntries(params))).toEqual([
    { address: "Chicago, IL", region: "us", key: "the-key" },
  ]);
});

test("a ZIP code is restricted to the US and to that postal code", async () => {
  await geocoder.geocode({ postalCode: "60601" });
  expect(called[0]?.get("components")).toBe("country:US|postal_code:60601");
  expect(called[0]?.has("address")).toBe(false);
});

test("no place is an answer", async () => {
  reply = { status: 200, body: JSON.stringify({ status: "ZERO_RESULTS", results: [] }) };
  expect(await geocoder.geocode({ address: "asdf" })).toMatchObject({ ok: true, value: { status: "ZERO_RESULTS" } });
});

test.each([
  [200, JSON.stringify({ status: "REQUEST_DENIED", results: [], error_message: "The key is wrong." })],
  [200, JSON.stringify({ status: "OVER_QUERY_LIMIT", results: [] })],
  [200, JSON.stringify({ status: "OK", results: [] })],
  [200, "<html>"],
  [500, "{}"],
  [0, ""],
])("an answer of %s %s is a refusal", async (status, body) => {
  reply = { status, body };
  expect(await geocoder.geocode({ address: "Chicago" })).toMatchObject({
    ok: false,
    failure: { code: "GEOCODER_UNAVAILABLE" },
  });
});
