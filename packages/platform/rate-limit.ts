import { RateLimiterRes } from "rate-limiter-flexible";

/** The limiter rejects with its own record where the limit is used up; anything else that it throws is a fault. */
export async function isConsumed(consumption: Promise<unknown>): Promise<boolean> {
  try {
    await consumption;
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}
