import { expect, test } from "vitest";
import { readCluster, readFailure } from "./opensearch.ts";
import { postgresUrls, readRefusal } from "./postgres.ts";
import { readAnswer } from "./redis.ts";

const url = "redis://127.0.0.1:6379";
const info = (lines: string) => `+PONG\r\n$99\r\n# Server\r\n${lines}\r\ntcp_port:6379\r\n`;

test("Redis is known by PONG and its version", () => {
  expect(readAnswer(info("redis_version:7.0.15"), url, 1)).toEqual({
    kind: "answers",
    url,
    version: "7.0.15",
    milliseconds: 1,
  });
});

test("Valkey is told from Redis", () => {
  const heard = info("redis_version:7.2.4\r\nserver_name:valkey\r\nvalkey_version:8.1.0");
  expect(readAnswer(heard, url, 1)).toMatchObject({ kind: "answers", version: "Valkey 8.1.0" });
});

test("half an answer of Redis is waited for", () => {
  expect(readAnswer("+PO", url, 1)).toBeUndefined();
  expect(readAnswer("+PONG\r\n$99\r\n# Server\r\nredis_version:7.0", url, 1)).toBeUndefined();
});

test.each([
  [info("redis_version:6.2.1"), /7 or newer/],
  ["-NOAUTH Authentication required.\r\n", /does not let us in/],
  ["HTTP/1.1 400 Bad Request\r\n", /does not speak Redis/],
])("%j is not a Redis for us", (heard, why) => {
  expect(readAnswer(heard, url, 1)).toEqual({ kind: "unusable", why: expect.stringMatching(why) });
});

test("a Redis that still loads its data is not there yet", () => {
  expect(readAnswer("-LOADING Redis is loading the dataset in memory\r\n", url, 1)).toEqual({ kind: "absent" });
});

const sample = { url: "http://127.0.0.1:9200", nodes: 3, milliseconds: 1 };
const opensearch = { version: { distribution: "opensearch", number: "3.8.0" } };

test.each([
  [{ version: { number: "8.11.0" } }, { status: "green", number_of_nodes: 3 }, /is not OpenSearch/],
  [
    { version: { distribution: "opensearch", number: "2.19.1" } },
    { status: "green", number_of_nodes: 3 },
    /3 or newer/,
  ],
  [opensearch, { status: "red", number_of_nodes: 3 }, /health is red/],
  [opensearch, { status: "green", number_of_nodes: 1 }, /1 of 3 nodes/],
])("%j with health %j is not an OpenSearch for us", (root, health, why) => {
  expect(readCluster(root, health, sample)).toEqual({ kind: "unusable", why: expect.stringMatching(why) });
});

test("a yellow OpenSearch with all its nodes answers", () => {
  expect(readCluster(opensearch, { status: "yellow", number_of_nodes: 3 }, sample)).toMatchObject({
    kind: "answers",
    version: "3.8.0",
  });
});

const coded = (code: string) => Object.assign(new Error("no"), { code });

test("only a refused connection means that nothing listens", () => {
  expect(readFailure(new TypeError("fetch failed", { cause: coded("ECONNREFUSED") }))).toEqual({ kind: "absent" });
  expect(readFailure(new Error("/ answers 401"))).toMatchObject({ kind: "unusable" });
  expect(readRefusal(coded("ECONNREFUSED"))).toEqual({ kind: "absent" });
  expect(readRefusal(coded("ECONNRESET"))).toEqual({ kind: "unusable", why: expect.stringMatching(/does not speak/) });
});

test("a PostgreSQL that starts up is waited for, one that refuses us is told", () => {
  expect(readRefusal(coded("57P03"))).toEqual({ kind: "absent" });
  expect(readRefusal(coded("28P01"))).toEqual({ kind: "unusable", why: expect.stringMatching(/does not let us in/) });
});

test("PostgreSQL is knocked at as the system's user first, then as compose's", () => {
  expect(postgresUrls(5432, undefined, "ada")).toEqual([
    "postgres://ada@127.0.0.1:5432/capstan?sslmode=disable",
    "postgres://capstan:capstan@127.0.0.1:5432/capstan?sslmode=disable",
  ]);
});
