import { type Guard, createGuard, isConnectionError } from "@capstan/platform/guard";
import { AwsClient } from "aws4fetch";

export interface S3Options {
  readonly name: string;
  /** The address of the S3 API, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface S3Request {
  readonly method?: "GET" | "PUT";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** A bucket that speaks S3. */
export interface S3Bucket {
  readonly guard: Guard;
  /** The answer where there is the object, and 404 and 412 where there is none such. Everything else is an outage. */
  send(key: string, request?: S3Request): Promise<Response>;
}

const timeoutMs = 5_000;

/** `engine` names it in metrics and refusals. */
export function openS3Bucket({ name, endpoint, region, keyId, secret }: S3Options, engine: string): S3Bucket {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3", retries: 0 });
  const guard = createGuard({
    engine,
    timeoutMs,
    isOutage: (error) => error instanceof RefusedByBucket || error.name === "TimeoutError" || isConnectionError(error),
  });
  return {
    guard,
    send: async (key, { method = "GET", headers = {}, body } = {}) => {
      const path = [name, ...key.split("/")].map(encodeURIComponent).join("/");
      const url = `${endpoint.replace(/\/$/, "")}/${path}`;
      const request = await client.sign(url, { method, headers, ...(body ? { body } : {}) });
      const answer = await fetch(request, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
      if (answer.ok || answer.status === 404 || answer.status === 412) return answer;
      await answer.body?.cancel();
      throw new RefusedByBucket(answer.status);
    },
  };
}

class RefusedByBucket extends Error {
  override readonly name = "RefusedByBucket";

  constructor(status: number) {
    super(`the bucket answered ${status}`);
  }
}

/** Undefined where there is more, whatever the answer's head said. */
export async function readAtMost(answer: Response, limit: number): Promise<Uint8Array | undefined> {
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
