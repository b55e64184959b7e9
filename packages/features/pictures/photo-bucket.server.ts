import { type S3Options, openS3Bucket, readAtMost } from "@capstan/features/files/server";
import { EngineUnavailable, fallbackIfUnavailable } from "@capstan/platform/guard";
import type { Log } from "@capstan/platform/log";
import { type Result, fail, ok } from "@capstan/platform/result";
import { LRUCache } from "lru-cache";
import { photographType, signatureBytes } from "./photograph-type.ts";

/** A photograph as it lies in the bucket now. */
export interface PhotoObject {
  readonly key: string;
  /** Another one for other bytes. */
  readonly version: string;
}

export interface PhotoBucket {
  readonly name: string;
  /** Undefined where there is none that may be shown, and while the bucket does not answer. */
  find(key: string): Promise<PhotoObject | undefined>;
  read(object: PhotoObject): Promise<Result<Uint8Array>>;
}

const maxBytes = 20 * 1024 * 1024;
/** A photograph that was replaced is seen after this, and the bucket is asked once a minute for each, not once a picture. */
const knownForMs = 60_000;
const maxKnown = 50_000;

/** The operator's photographs in a bucket that speaks S3. It only reads, and knows an image by its bytes. */
export function createPhotoBucket(options: S3Options, log: Log): PhotoBucket {
  const { name } = options;
  const { send, guard } = openS3Bucket(options, "photographs");
  const known = new LRUCache<string, PhotoObject | "none">({ max: maxKnown, ttl: knownForMs });

  const guarded = async <Answer>(operation: string, call: () => Promise<Answer>): Promise<Answer> => {
    const wasOpen = guard.isOpen();
    try {
      return await guard.run(operation, call);
    } catch (error) {
      if (error instanceof EngineUnavailable && !wasOpen) log.warn({ err: error }, "the photographs' bucket is away");
      throw error;
    }
  };

  return {
    name,
    find: async (key) => {
      const found = known.get(key);
      if (found) return found === "none" ? undefined : found;
      return fallbackIfUnavailable(undefined, async () => {
        const object = await guarded("find", async () => readObject(key, await send(key, { headers: firstBytes })));
        known.set(key, object ?? "none");
        return object;
      });
    },
    read: async ({ key, version }) => {
      const bytes = await fallbackIfUnavailable("away" as const, async () =>
        guarded("read", async () => {
          const answer = await send(key, { headers: { "if-match": version } });
          if (answer.ok) return readAtMost(answer, maxBytes);
          await answer.body?.cancel();
          return undefined;
        }),
      );
      if (bytes === "away") return fail({ code: "ENGINE_UNAVAILABLE", engine: guard.engine });
      if (bytes) return ok(bytes);
      // It was replaced or taken away since it was found: whoever asks next finds what is there now.
      known.delete(key);
      return fail({ code: "NOT_FOUND" });
    },
  };
}

/** One request tells the version, the size and, by its signature, what the file is. */
const firstBytes = { range: `bytes=0-${signatureBytes - 1}` };

async function readObject(key: string, answer: Response): Promise<PhotoObject | undefined> {
  const version = answer.headers.get("etag");
  const size = Number(/\/(?<size>\d+)$/.exec(answer.headers.get("content-range") ?? "")?.groups?.["size"] ?? Infinity);
  if (answer.status !== 206 || version === null || size > maxBytes) {
    await answer.body?.cancel();
    return undefined;
  }
  const beginning = await readAtMost(answer, signatureBytes);
  return beginning && photographType(beginning) ? { key, version } : undefined;
}
