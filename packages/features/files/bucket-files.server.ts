import { EngineUnavailable } from "@capstan/platform/guard";
import type { FileStore } from "./file-store.ts";
import { hashOf } from "./hash-of.server.ts";
import { type S3Options, openS3Bucket, readAtMost } from "./s3-bucket.server.ts";

/** More than any upload may have. */
const maxBytes = 64 * 1024 * 1024;
const engine = "files";

/** Files in a bucket that speaks S3, each under its hash. */
export function bucketFiles(options: S3Options): FileStore {
  const { send, guard } = openS3Bucket(options, engine);
  const keyOf = (hash: string) => `files/${hash}`;
  return {
    write: async (hash, bytes) =>
      guard.run("write", async () => {
        // The bucket compares the bytes that arrive with the hash that is signed.
        const headers = { "content-type": "application/octet-stream", "x-amz-content-sha256": hash };
        const answer = await send(keyOf(hash), { method: "PUT", headers, body: new Uint8Array(bytes) });
        await answer.body?.cancel();
        if (!answer.ok) throw new EngineUnavailable(engine, `no bucket: ${answer.status}`);
      }),
    read: async (hash) =>
      guard.run("read", async () => {
        const answer = await send(keyOf(hash));
        if (!answer.ok) {
          await answer.body?.cancel();
          return undefined;
        }
        const bytes = await readAtMost(answer, maxBytes);
        // What somebody has put there in its place is not handed out.
        if (!bytes || hashOf(bytes) !== hash) throw new EngineUnavailable(engine, "other bytes than were written");
        return bytes;
      }),
  };
}

/** Writes to the first, and reads what it does not have from the second: files that were kept before there was a bucket. */
export function withOlderFiles(newer: FileStore, older: FileStore): FileStore {
  return { write: newer.write, read: async (hash) => (await newer.read(hash)) ?? older.read(hash) };
}
