import { requiresCompanySignIn } from "@capstan/features/company-sign-in/server";
import type { Mailer } from "@capstan/features/mail/server";
import { newToken, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import type { z } from "zod";
import { hasUser } from "./join-request.store.server.ts";
import { linkHours } from "./registration-cookies.ts";
import type { sendRegistrationMail } from "./registration-mail.schema.ts";
import {
  type MailText,
  alreadyRegisteredMail,
  companySignInMail,
  confirmLink,
  verificationMail,
} from "./registration-mails.server.ts";
import { countMails, insertToken, lockAddress } from "./registration-token.store.server.ts";
import { type RegistrationRow, registrationById } from "./registration.store.server.ts";

export interface SendDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, "sendNow">;
}

type Request = z.infer<typeof sendRegistrationMail.payload> & { readonly jobId: string };

/**
 * Whoever types a stranger's address makes the store write to them so often and not more. One browser does not use up
 * what is there for the owner's; and if many have, each of their mails confirms the owner's own registration.
 */
const maxMails = { own: 3, all: 6 };
const hourMs = 3_600_000;

/**
 * Writes to who registered: with a link, or that they have a sign-in already. A token is in the mail and nowhere else.
 * A job that is tried again sends the same mail, by its Message-ID, with another token; either is good.
 */
export async function sendMailOf(deps: SendDeps, request: Request): Promise<void> {
  const { registrationId, jobId, storeUrl } = request;
  const token = newToken();
  const mail = await deps.db.transaction().execute(async (tx) => prepare(deps, tx, request, token));
  if (!mail) return;
  const { kind, registration } = mail;
  await deps.mailer.sendNow({
    kind,
    id: `${registrationId}.${jobId}`,
    to: registration.email,
    ...texts[kind](registration, storeUrl, token),
  });
}

type MailKind = "registration-verification" | "registration-known" | "registration-company-sign-in";

const texts: Readonly<Record<MailKind, (to: RegistrationRow, storeUrl: string, token: string) => MailText>> = {
  "registration-verification": ({ fullName }, storeUrl, token) =>
    verificationMail({ fullName, link: confirmLink(storeUrl, token) }),
  "registration-known": (_, storeUrl) => alreadyRegisteredMail({ storeUrl }),
  "registration-company-sign-in": (_, storeUrl) => companySignInMail({ storeUrl }),
};

async function prepare({ clock }: SendDeps, tx: Tx, { registrationId, jobId }: Request, token: string) {
  const registration = await registrationById(tx, registrationId);
  if (registration?.status !== "unverified") return undefined;
  const { email, draftKey } = registration;
  const issuedAt = clock.now();
  await lockAddress(tx, email);
  const since = new Date(issuedAt.getTime() - 24 * hourMs);
  const sent = await countMails(tx, { email, draftKey, since, jobId });
  if (sent.own >= maxMails.own || sent.all >= maxMails.all) return undefined;
  const kind = await kindOf(tx, email);
  const canConfirm = kind === "registration-verification";
  const expiresAt = new Date(issuedAt.getTime() + linkHours * hourMs);
  await insertToken(tx, { key: tokenKey(token), registrationId, email, jobId, canConfirm, issuedAt, expiresAt });
  return { kind, registration };
}

async function kindOf(tx: Tx, email: string): Promise<MailKind> {
  if (await hasUser(tx, email)) return "registration-known";
  return (await requiresCompanySignIn(tx, email)) ? "registration-company-sign-in" : "registration-verification";
}
