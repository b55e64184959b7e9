import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { enqueue } from "@capstan/platform/queue";
import { z } from "zod";
import { confirmEmailMail } from "./credential-mails.server.ts";
import { enabledUser, isEmailTaken } from "./credential-user.store.server.ts";
import { type SendDeps, linkMs, sendLink } from "./send-link.server.ts";

export const sendEmailChange = {
  name: "credentials:send-email-change",
  payload: z.object({ userId: z.string(), newEmail: z.email(), storeUrl: z.url(), requestedAt: z.number() }),
};

/** Who has the new address already is not told: the job looks, and then no mail comes. */
export async function requestEmailChange(
  { db, clock, origin }: { readonly db: Database; readonly clock: Clock; readonly origin: string },
  { userId, newEmail }: { readonly userId: string; readonly newEmail: string },
): Promise<void> {
  const request = { userId, newEmail, storeUrl: origin, requestedAt: clock.now().getTime() };
  await db.transaction().execute(async (tx) => enqueue(tx, sendEmailChange, request));
}

export async function sendEmailLink(deps: SendDeps, request: z.infer<typeof sendEmailChange.payload>): Promise<void> {
  const { userId, newEmail, storeUrl } = request;
  if (deps.clock.now().getTime() - request.requestedAt > linkMs) return;
  const user = await enabledUser(deps.db, userId);
  if (!user || (await isEmailTaken(deps.db, newEmail))) return;
  await sendLink(deps, {
    purpose: "email-change",
    user,
    to: newEmail,
    newEmail,
    mail: (token) => confirmEmailMail({ fullName: user.fullName, link: storeUrl + urls.emailLink({ token }) }),
  });
}
