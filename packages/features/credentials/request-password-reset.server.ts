import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { enqueue } from "@capstan/platform/queue";
import { z } from "zod";

export const sendPasswordReset = {
  name: "credentials:send-password-reset",
  payload: z.object({
    name: z.string().max(320),
    storeUrl: z.url(),
    requestedAt: z.number(),
  }),
};

/** Whether there is such a user is looked up by the job: the answer and its time tell nothing. */
export async function requestPasswordReset(
  { db, clock, origin }: { readonly db: Database; readonly clock: Clock; readonly origin: string },
  { name }: { readonly name: string },
): Promise<void> {
  const request = { name, storeUrl: origin, requestedAt: clock.now().getTime() };
  await db.transaction().execute(async (tx) => enqueue(tx, sendPasswordReset, request));
}
