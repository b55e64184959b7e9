import { isConsumed } from "@capstan/platform/rate-limit";
import type { RedisHandle } from "@capstan/platform/redis";
import { RateLimiterRedis } from "rate-limiter-flexible";

/** What the whole store's visitors may do together. What an address may send is the routes' own limit. */
export interface SignUpLimit {
  /**
   * Takes one registration; false where none is left. Without a proof of work few are taken: browsers without script
   * are few, a script that sends forms from many addresses soon meets this, and people with a browser never do.
   */
  take(registration: { readonly isProven: boolean }): Promise<boolean>;
  /** Takes one more mail of a browser's registration, from whichever addresses it is asked for. */
  takeMail(draftKey: string): Promise<boolean>;
}

const unproven = { points: 60, duration: 3_600 };
/** More than the mails that are sent, for who presses again since none has come. */
const mails = { points: 5, duration: 900 };

export function signUpLimit(redis: RedisHandle, prefix: string): SignUpLimit {
  const limiterOf = (keyPrefix: string, allowance: typeof mails) =>
    new RateLimiterRedis({ storeClient: redis.client, useRedisPackage: true, keyPrefix, ...allowance });
  const signUps = limiterOf(`${prefix}sign-up`, unproven);
  const mailsAgain = limiterOf(`${prefix}registration-mail`, mails);
  const consume = async (limiter: RateLimiterRedis, key: string) =>
    redis.guard.run("limit", async () => isConsumed(limiter.consume(key)));
  return {
    take: async ({ isProven }) => isProven || (await consume(signUps, "unproven")),
    takeMail: async (draftKey) => consume(mailsAgain, draftKey),
  };
}
