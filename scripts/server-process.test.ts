import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findFreePort } from "./engines/free-ports.ts";
import { startServer } from "./server-process.ts";

const folder = mkdtempSync(join(tmpdir(), "capstan-server-process-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A server whose answer to each request is the code given. */
async function start(name: string, code: string, patienceMs = 20_000) {
  const port = await findFreePort();
  const main = join(folder, `${name}.mjs`);
  writeFileSync(
    main,
    `import { createServer } from "node:http";
     createServer((request, response) => { ${code} }).listen(${port}, "127.0.0.1");`,
  );
  const readyUrl = `http://127.0.0.1:${port}/`;
  return startServer(main, { env: {}, log: "server-process-test.log", endsWith: "SIGTERM", readyUrl, patienceMs });
}

test("a server that answers is ready, and ends with its owner", async () => {
  let child;
  {
    await using server = await start("well", "response.end();");
    ({ child } = server);
    expect(child.exitCode).toBeNull();
  }
  expect(child.signalCode).toBe("SIGTERM");
});

test("a server that never finishes an answer is an error when the time is over, and does not go on", async () => {
  await expect(start("silent", "", 1_500)).rejects.toThrow(/did not answer at .* within 1.5 s/);
});

test("a server that answers another status than 200 is an error at once, with what it wrote", async () => {
  const broken = start("broken", `console.error("no header"); response.statusCode = 500; response.end();`);
  await expect(broken).rejects.toThrow(/answered 500 at [\s\S]*no header/);
});

test("a server that dies while it starts is an error at once, with its exit code", async () => {
  await expect(start("dead", "process.exit(7);")).rejects.toThrow("ended with 7");
});
