import { EngineUnavailable, createGuard, isConnectionError, fallbackIfUnavailable } from "@capstan/platform/guard";
import type { Log } from "@capstan/platform/log";
import { type Result, fail, ok } from "@capstan/platform/result";
import { AwsClient } from "aws4fetch";
import { LRUCache } from "lru-cache";
import { photographType, signatureBytes } from "./photograph-type.ts";

export interface PhotoBucketOptions {
  readonly name: string;
  /** The address of the S3 API, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

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
const timeoutMs = 5_000;
/** A photograph that was replaced is seen after this, and the bucket is asked once a minute for each, not once a picture. */
const knownForMs = 60_000;
const maxKnown = 50_000;

/** The operator's photographs in a bucket that speaks S3. It only reads, and knows an image by its bytes. */
export function createPhotoBucket(options: PhotoBucketOptions, log: Log): PhotoBucket {
  const { name, endpoint, region, keyId, secret } = options;
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3", retries: 0 });
  const guard = createGuard({
    engine: "photographs",
    timeoutMs,
    isOutage: (error) => error instanceof RefusedByBucket || error.name === "TimeoutError" || isConnectionError(error),
  });
  const known = new LRUCache<string, PhotoObject | "none">({ max: maxKnown, ttl: knownForMs });

  const get = async (key: string, headers: Record<string, string>): Promise<Response> => {
    const path = [name, ...key.split("/")].map(encodeURIComponent).join("/");
    const request = await client.sign(`${endpoint.replace(/\/$/, "")}/${path}`, { headers });
    const answer = await fetch(request, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok || answer.status === 404 || answer.status === 412) return answer;
    await answer.body?.cancel();
    throw new RefusedByBucket(answer.status);
  };

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
        const object = await guarded("find", async () => readObject(key, await get(key, firstBytes)));
        known.set(key, object ?? "none");
        return object;
      });
    },
    read: async ({ key, version }) => {
      const bytes = await fallbackIfUnavailable("away" as const, async () =>
        guarded("read", async () => {
          const answer = await get(key, { "if-match": version });
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

class RefusedByBucket extends Error {
  override readonly name = "RefusedByBucket";

  constructor(status: number) {
    super(`the bucket answered ${status}`);
  }
}

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

/** Undefined where there is more, whatever the answer's head said. */
async function readAtMost(answer: Response, limit: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    // Leaving the loop ends the transfer.
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
