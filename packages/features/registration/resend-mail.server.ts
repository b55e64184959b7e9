import { tokenKey } from "@capstan/features/session/server";
import type { Database } from "@capstan/platform/db";
import type { Cookies } from "@capstan/platform/http";
import { enqueue } from "@capstan/platform/queue";
import { maxAttempts } from "./register-user.server.ts";
import { registrationCookie } from "./registration-cookies.ts";
import { sendRegistrationMail } from "./registration-mail.schema.ts";
import { lastOfDraft } from "./registration.store.server.ts";
import type { SignUpLimit } from "./sign-up-limit.server.ts";

export interface ResendDeps {
  readonly db: Database;
  readonly origin: string;
  readonly signUpLimit: Pick<SignUpLimit, "takeMail">;
}

/** Has the mail of this browser's registration sent again. Whose address it is is looked up by the job alone. */
export async function resendMail({ db, origin, signUpLimit }: ResendDeps, cookies: Cookies): Promise<void> {
  const token = cookies[registrationCookie];
  if (token === undefined || !(await signUpLimit.takeMail(tokenKey(token)))) return;
  await db.transaction().execute(async (tx) => {
    const registration = await lastOfDraft(tx, tokenKey(token));
    if (registration?.status !== "unverified") return;
    await enqueue(tx, sendRegistrationMail, { registrationId: registration.id, storeUrl: origin }, { maxAttempts });
  });
}
