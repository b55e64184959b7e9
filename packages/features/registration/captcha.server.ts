import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type Payload, createChallenge, verifySolution } from "altcha-lib";
import type { Clock } from "@capstan/platform/clock";
import type { RedisHandle } from "@capstan/platform/redis";
import { randomBytes } from "node:crypto";
import { z } from "zod";

/** Whether a browser has done some work, or an outside service takes it for a person's. */
export interface Captcha {
  readonly kind: "altcha" | "recaptcha";
  /** The public key of an outside service; null where the store's own challenge is solved. */
  readonly siteKey: string | null;
  /** What the browser has to solve; null where an outside service asks. */
  challenge(): Promise<Readonly<Record<string, unknown>> | null>;
  /** A proof counts once. */
  isProven(proof: string): Promise<boolean>;
}

const challengeSeconds = 20 * 60;
/** About a second of work on a phone of today: 256 tries on average, each so many rounds. */
const difficulty = { algorithm: "PBKDF2/SHA-256", cost: 2_000, keyPrefix: "00" } as const;

const proofShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string().regex(/^[\da-f]{32}$/) }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Proof of work, nothing of a third party. Each challenge is signed by a key of its own that Redis keeps until the proof
 * comes: taking it is what makes a proof count once.
 */
export function proofOfWork({ redis, clock }: { readonly redis: RedisHandle; readonly clock: Clock }): Captcha {
  return {
    kind: "altcha",
    siteKey: null,
    challenge: async () => {
      const key = randomBytes(32).toString("hex");
      const expiresAt = new Date(clock.now().getTime() + challengeSeconds * 1_000);
      const challenge = await createChallenge({ ...difficulty, deriveKey, expiresAt, hmacSignatureSecret: key });
      await redis.set(keyName(challenge.parameters.nonce), key, challengeSeconds);
      return { ...challenge };
    },
    isProven: async (proof) => {
      const payload = readProof(proof);
      if (payload === undefined) return false;
      const key = await redis.take(keyName(payload.challenge.parameters.nonce));
      if (key === null) return false;
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: key });
      return verified;
    },
  };
}

const keyName = (nonce: string) => `captcha:${nonce}`;

/** Base64 of JSON, as the library's clients send it. */
function readProof(proof: string): Payload | undefined {
  try {
    const parsed = proofShape.safeParse(JSON.parse(Buffer.from(proof, "base64").toString("utf8")));
    return parsed.success ? (parsed.data as unknown as Payload) : undefined;
  } catch {
    return undefined;
  }
}
