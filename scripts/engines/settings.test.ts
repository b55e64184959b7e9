import { expect, test } from "vitest";
import { findAccount } from "./accounts.ts";
import { chooseAddress } from "./addresses.ts";
import { listEngines } from "./engine-list.ts";
import { mergeLines } from "./env-file.ts";
import { jvmOptions, opensearchNodes, opensearchYaml } from "./opensearch-config.ts";
import { choosePlaces } from "./places.ts";
import { newestFirst } from "./postgres.ts";
import { formatTable } from "./status.ts";

test("root's folders can be entered by other users, and CAPSTAN_ENGINES_HOME beats everything", () => {
  expect(choosePlaces({}, true, "/root")).toEqual({ cache: "/var/cache/capstan", data: "/var/lib/capstan" });
  expect(choosePlaces({ XDG_CACHE_HOME: "/c" }, false, "/home/u")).toEqual({
    cache: "/c/capstan",
    data: "/home/u/.local/share/capstan",
  });
  expect(choosePlaces({ CAPSTAN_ENGINES_HOME: "/e" }, true, "/root")).toEqual({ cache: "/e/cache", data: "/e/data" });
});

test("an engine on another machine is never ours to start", () => {
  expect(chooseAddress(undefined, "postgres://u@db.example:5544/x", 5432)).toMatchObject({
    port: 5544,
    isElsewhere: true,
  });
  expect(chooseAddress(undefined, "http://localhost", 9200)).toMatchObject({ port: 9200, isElsewhere: false });
  expect(chooseAddress(9700, "http://db.example", 9200)).toEqual({ port: 9700, given: undefined, isElsewhere: false });
});

test("an address that cannot be read is told, not stumbled over", async () => {
  const [redis] = listEngines({ only: ["redis"], ports: {}, nodes: 1, heap: "1g" }, { REDIS_URL: "nonsense" });
  expect(await redis?.probe()).toEqual({ kind: "unusable", why: "REDIS_URL is not an address: nonsense" });
  expect(redis?.isElsewhere).toBe(true);
});

test("an engine that was not asked for keeps its line in the addresses' file", () => {
  const old = "DATABASE_URL=postgres://a/b?x=1\nREDIS_URL=old\n";
  expect(mergeLines(old, { REDIS_URL: "new" })).toBe("DATABASE_URL=postgres://a/b?x=1\nREDIS_URL=new\n");
});

test("nodes of a cluster know each other and share no port or folder", () => {
  const nodes = opensearchNodes("/d", 9200, 3);
  expect(new Set(nodes.flatMap((node) => [node.httpPort, node.transportPort, node.dir])).size).toBe(9);
  for (const node of nodes) {
    const yaml = opensearchYaml(node, nodes);
    expect(yaml).toContain('discovery.seed_hosts: ["127.0.0.1:9300", "127.0.0.1:9301", "127.0.0.1:9302"]');
    expect(yaml).not.toContain("single-node");
  }
});

test("a single node looks for no others and listens on the loopback only", () => {
  const [node] = opensearchNodes("/d", 9200, 1);
  const yaml = node && opensearchYaml(node, [node]);
  expect(yaml).toContain("discovery.type: single-node");
  expect(yaml).toContain("network.host: 127.0.0.1");
});

test("Java's options keep the distribution's, with our heap and no path into the shared home", () => {
  const [node] = opensearchNodes("/d", 9200, 1);
  const original =
    "# heap\n-Xms1g\n-Xmx1g\n11-:-XX:+UseG1GC\n-XX:HeapDumpPath=data\n-XX:ErrorFile=logs/hs_err_pid%p.log\n9-:-Xlog:gc*:file=logs/gc.log\n";
  expect(node && jvmOptions(original, node, { heap: "512m" }).trim().split("\n")).toEqual([
    "-Xms512m",
    "-Xmx512m",
    "11-:-XX:+UseG1GC",
    "-XX:HeapDumpPath=/d/node-1/logs/",
    "-XX:ErrorFile=/d/node-1/logs/hs_err_pid%p.log",
  ]);
});

test("the newest PostgreSQL that is new enough is taken, by number and not by letters", () => {
  expect(newestFirst(["9.6", "14", "15", "17", "16"])).toEqual(["17", "16", "15"]);
});

test("the first account that exists is taken, in our order", () => {
  const passwd = "root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\npostgres:x:101:104::/:/bin/sh\n";
  expect(findAccount(passwd, ["postgres", "nobody"])).toEqual({ uid: 101, gid: 104 });
  expect(findAccount(passwd, ["valkey"])).toBeUndefined();
});

test("a table's columns are as wide as their widest cell", () => {
  expect(
    formatTable([
      ["a", "b"],
      ["long", "c"],
    ]),
  ).toBe("a     b\nlong  c");
});
