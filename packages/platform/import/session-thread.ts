import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { bug } from "../bug.ts";
import type { Answer, ThreadRequest } from "./session-messages.ts";

// The import's connection, in a thread of its own: while the other one reads and checks rows, which takes a whole
// processor, the database must never wait for somebody to hand it the next.

const { databaseUrl } = workerData as { databaseUrl: string };
const port = parentPort ?? bug("this is a thread, not a program");
const client = new Client({ connectionString: databaseUrl, application_name: "capstan-import", keepAlive: true });
const connected = client.connect();
// One statement at a time, in the order in which they were asked for.
let last: Promise<unknown> = connected.catch(() => {});

port.on("message", (request: ThreadRequest) => {
  last = last.then(async () => port.postMessage(await answer(request)));
});

async function answer(request: ThreadRequest): Promise<Answer> {
  try {
    await connected;
    return { id: request.id, ...(await perform(request)) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { id: request.id, message: error instanceof Error ? error.message : String(error), code };
  }
}

async function perform(request: ThreadRequest): Promise<{ rows: Record<string, unknown>[]; count: number }> {
  if (request.what === "end") {
    await client.end();
    port.unref();
    return { rows: [], count: 0 };
  }
  if (request.what === "copy") {
    await pipeline(
      Readable.from([Buffer.from(request.bytes.buffer, request.bytes.byteOffset, request.bytes.byteLength)]),
      client.query(copyFrom(request.text)),
    );
    return { rows: [], count: 0 };
  }
  const result = await client.query<Record<string, unknown>>(request.text, request.values);
  // Several statements in one text have several results; their rows are nobody's business.
  return { rows: Array.isArray(result) ? [] : result.rows, count: Array.isArray(result) ? 0 : (result.rowCount ?? 0) };
}
