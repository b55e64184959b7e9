import { access, readFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { Client } from "pg";
import { expect, test } from "vitest";
import { isFullSize } from "../../packages/platform/test-kit/sized.ts";
import { type PrivateEngine, startPrivateOpensearch, startPrivatePostgres, startPrivateRedis } from "./private.ts";

test("a private PostgreSQL keeps committed rows through kill -9", { timeout: 300_000 }, async () => {
  await using engine = await startPrivatePostgres();
  await sql(engine, "CREATE TABLE kept (n int)");
  await sql(engine, "INSERT INTO kept VALUES (1)");
  const before = engine.pids;
  await engine.stop("SIGKILL");
  await expect(sql(engine, "SELECT 1")).rejects.toThrow(/ECONNREFUSED/);
  await engine.start();
  expect(await sql(engine, "SELECT n FROM kept")).toEqual([{ n: 1 }]);
  expect(engine.pids).not.toEqual(before);
});

test(
  "a paused PostgreSQL answers nothing, not even on an open connection, until it is resumed",
  { timeout: 60_000 },
  async () => {
    await using engine = await startPrivatePostgres();
    const client = new Client({ connectionString: engine.url });
    client.on("error", () => {});
    await client.connect();
    await engine.pause();
    const answer = client.query("SELECT 1 AS one").then(() => "answered" as const);
    expect(await Promise.race([answer, silence(700)])).toBe("silent");
    await engine.resume();
    expect(await answer).toBe("answered");
    await client.end();
  },
);

test(
  "a private Redis keeps its keys through an orderly stop, and hears nothing while paused",
  { timeout: 60_000 },
  async () => {
    await using engine = await startPrivateRedis();
    expect(await redis(engine, "SET kept 1")).toBe("+OK");
    await engine.stop();
    await engine.start();
    expect(await redis(engine, "EXISTS kept")).toBe(":1");
    await engine.pause();
    expect(await Promise.race([redis(engine, "PING"), silence(700)])).toBe("silent");
    await engine.resume();
    expect(await redis(engine, "PING")).toBe("+PONG");
  },
);

test("a paused engine can be stopped, and its folder goes with it", { timeout: 300_000 }, async () => {
  let dir = "";
  {
    await using engine = await startPrivateRedis();
    dir = await folderOf(engine);
    await access(dir);
    await engine.pause();
    await engine.stop();
    expect(engine.pids).toEqual([]);
  }
  await expect(access(dir)).rejects.toThrow(/ENOENT/);
});

// The chaos tests kill and freeze one in every run of CI.
test.runIf(isFullSize)(
  "OpenSearch runs beside another one, knows ICU folding, and keeps documents through kill -9",
  { timeout: 600_000 },
  async () => {
    await using engine = await startPrivateOpensearch();
    const folded = await ask(engine, "POST", "/_analyze", {
      tokenizer: "icu_tokenizer",
      filter: ["icu_folding"],
      text: "Ångström Ⅳ",
    });
    expect(folded).toMatchObject({ tokens: [{ token: "angstrom" }, { token: "iv" }] });
    expect(await ask(engine, "PUT", "/kept/_doc/1", { n: 1 })).toMatchObject({ status: 404 });
    await ask(engine, "PUT", "/kept");
    await ask(engine, "PUT", "/kept/_doc/1", { n: 1 });
    await engine.stop("SIGKILL");
    await engine.start();
    expect(await ask(engine, "GET", "/kept/_doc/1")).toMatchObject({ found: true, _source: { n: 1 } });
    await engine.pause();
    expect(await Promise.race([ask(engine, "GET", "/"), silence(1500)])).toBe("silent");
    await engine.resume();
    expect(await ask(engine, "GET", "/kept/_count")).toMatchObject({ count: 1 });
  },
);

async function sql(engine: PrivateEngine, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: engine.url });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function redis(engine: PrivateEngine, command: string): Promise<string> {
  const socket = createConnection({ host: "127.0.0.1", port: Number(new URL(engine.url).port) });
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("data", (chunk) => {
      socket.destroy();
      resolve(chunk.toString().trim());
    });
    socket.write(`${command}\r\n`);
  });
}

async function folderOf(engine: PrivateEngine): Promise<string> {
  const words = (await readFile(`/proc/${engine.pids[0]}/cmdline`, "utf8")).split("\0");
  return (words[words.indexOf("--dir") + 1] ?? "").replace(/\/data$/, "");
}

async function ask(engine: PrivateEngine, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL(path, engine.url), {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  return await response.json();
}

const silence = (milliseconds: number) =>
  new Promise<"silent">((resolve) => {
    setTimeout(() => resolve("silent"), milliseconds);
  });
