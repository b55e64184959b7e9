import { randomBytes } from "node:crypto";
import { EngineUnavailable } from "@capstan/platform/guard";
import { testEngines } from "@capstan/platform/test-kit";
import { AwsClient } from "aws4fetch";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PrivateS3, startPrivateS3 } from "../../../scripts/engines/s3proxy.ts";
import { bucketFiles, withOlderFiles } from "./bucket-files.server.ts";
import type { FileStore } from "./file-store.ts";
import { hashOf } from "./hash-of.server.ts";
import { tableFiles } from "./table-files.store.server.ts";

const { db, pool } = testEngines().database;
const name = "files";
let s3: PrivateS3;

beforeAll(async () => {
  s3 = await startPrivateS3();
  await put(name, "");
}, 300_000);
afterAll(async () => s3[Symbol.asyncDispose]());

async function put(path: string, body: string): Promise<void> {
  const { keyId: accessKeyId, secret: secretAccessKey, endpoint } = s3;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: "us-east-1", service: "s3" });
  const { ok, status } = await client.fetch(`${endpoint}/${path}`, { method: "PUT", body });
  if (!ok) throw new Error(`${path}: ${status}`);
}

const bucket = (changes: { readonly name?: string; readonly secret?: string } = {}): FileStore =>
  bucketFiles({ name, region: "us-east-1", ...s3, ...changes });

describe.each([
  ["a table", () => tableFiles(db)],
  ["a bucket", () => bucket()],
])("files in %s", (_, open) => {
  test.each([1, 100, 10 * 1024 * 1024])("%i bytes come back as they were", async (length) => {
    const bytes = randomBytes(length);
    await open().write(hashOf(bytes), bytes);
    expect(Buffer.compare((await open().read(hashOf(bytes))) ?? new Uint8Array(), bytes)).toBe(0);
  });

  test("a part of a larger buffer is kept as that part", async () => {
    const part = randomBytes(1_000).subarray(10, 20);
    await open().write(hashOf(part), part);
    expect(Buffer.from((await open().read(hashOf(part))) ?? "")).toEqual(part);
  });

  test("the same file twice, and at once, is kept once", async () => {
    const bytes = randomBytes(50);
    const hash = hashOf(bytes);
    await Promise.all([open().write(hash, bytes), open().write(hash, bytes)]);
    await open().write(hash, bytes);
    expect(Buffer.from((await open().read(hash)) ?? "")).toEqual(bytes);
  });

  test("there is nothing under another hash", async () => {
    expect(await open().read(hashOf(randomBytes(5)))).toBeUndefined();
  });
});

test("bytes under another hash than their own are neither kept in a bucket nor handed out", async () => {
  const hash = hashOf(Buffer.from("one"));
  await expect(bucket().write(hash, Buffer.from("two"))).rejects.toBeInstanceOf(EngineUnavailable);
  await put(`${name}/files/${hash}`, "two");
  await expect(bucket().read(hash)).rejects.toBeInstanceOf(EngineUnavailable);
});

test.each([{ secret: "wrong" }, { name: "no-such-bucket" }])("what is not kept says so: %j", async (changes) => {
  const bytes = randomBytes(5);
  await expect(bucket(changes).write(hashOf(bytes), bytes)).rejects.toBeInstanceOf(EngineUnavailable);
});

test("with a bucket, older files are still read from the table, and new ones go to the bucket alone", async () => {
  const [older, newer] = [randomBytes(20), randomBytes(20)];
  await tableFiles(db).write(hashOf(older), older);
  const both = withOlderFiles(bucket(), tableFiles(db));
  await both.write(hashOf(newer), newer);
  expect(Buffer.from((await both.read(hashOf(older))) ?? "")).toEqual(older);
  expect(Buffer.from((await both.read(hashOf(newer))) ?? "")).toEqual(newer);
  expect((await pool.query("select from document_file where hash = $1", [hashOf(newer)])).rows).toEqual([]);
});

// The last one: it takes the bucket away.
test("while the bucket is away, nothing is taken for a file that is not there", async () => {
  await s3.stop();
  await expect(bucket().read(hashOf(Buffer.from("x")))).rejects.toBeInstanceOf(EngineUnavailable);
});
