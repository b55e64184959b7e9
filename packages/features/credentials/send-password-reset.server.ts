import { urls } from "@capstan/features/urls";
import type { z } from "zod";
import { resetMail } from "./credential-mails.server.ts";
import { enabledUserNamed } from "./credential-user.store.server.ts";
import type { sendPasswordReset } from "./request-password-reset.server.ts";
import { type SendDeps, linkMs, sendLink } from "./send-link.server.ts";

export async function sendReset(deps: SendDeps, request: z.infer<typeof sendPasswordReset.payload>): Promise<void> {
  // Who asked while no mail could be sent has given up by now.
  if (deps.clock.now().getTime() - request.requestedAt > linkMs) return;
  const user = await enabledUserNamed(deps.db, request.name.trim());
  if (!user) return;
  await sendLink(deps, {
    purpose: "password-reset",
    user,
    to: user.email,
    newEmail: null,
    mail: (token) => resetMail({ fullName: user.fullName, link: request.storeUrl + urls.resetLink({ token }) }),
  });
}
