import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** As Standard Webhooks writes them. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

interface Signed {
  readonly id: string;
  /** Seconds since 1970, of this attempt. */
  readonly timestamp: number;
  readonly body: string;
}

/** The three headers of Standard Webhooks: what it is, when it was sent, and the proof of both with the body. */
export function webhookHeaders(secret: string, { id, timestamp, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${signature}`,
  };
}
