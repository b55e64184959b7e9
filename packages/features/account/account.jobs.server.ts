import { brand } from "@capstan/features/brand";
import { MailButton, type Mailer } from "@capstan/features/mail/server";
import { newToken, tokenKey } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { type Job, defineJob } from "@capstan/platform/queue";
import { createElement as h } from "react";
import { invitationDays } from "./account-users.ts";
import { sendInvitation } from "./invitation-mail.schema.ts";
import { setInvitationToken } from "./invitations.store.server.ts";
import { roleNames } from "./role-names.ts";

/** For a worker that has a mail server; invitations wait for one. */
export function accountJobs({ db, mailer }: { readonly db: Database; readonly mailer: Mailer }): readonly Job[] {
  return [
    defineJob({
      ...sendInvitation,
      run: async ({ id, origin }, { jobId }) => {
        const token = newToken();
        const invitation = await setInvitationToken(db, id, tokenKey(token));
        if (!invitation) return;
        const { companyName, accountNumber, invitedBy, role, email } = invitation;
        await mailer.sendNow({
          kind: "account-invitation",
          id: `${id}.${jobId}`,
          to: email,
          subject: `You are invited to buy at ${brand.name}`,
          body: [
            h("p", { key: "who" }, `${invitedBy} invites you to ${companyName}, account ${accountNumber}.`),
            h("p", { key: "role" }, `Your role: ${roleNames[role]}.`),
            h(MailButton, { key: "link", href: origin + urls.invitationLink({ token }) }, "Accept the invitation"),
            h("p", { key: "until" }, `The link works once, within ${invitationDays} days, for ${email} only.`),
            h("p", { key: "ignore" }, "You don't know what this is about? Then do nothing."),
          ],
        });
      },
    }),
  ];
}
