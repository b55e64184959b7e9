import type { Mailer } from "@capstan/features/mail/server";
import { newToken, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { MailText } from "./credential-mails.server.ts";
import { type TokenPurpose, countTokens, deleteToken, saveToken } from "./credential-token.store.server.ts";
import type { CredentialUser } from "./credential-user.store.server.ts";

export interface SendDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
}

export interface Link {
  readonly purpose: TokenPurpose;
  readonly user: CredentialUser;
  readonly to: string;
  readonly newEmail: string | null;
  mail(token: string): MailText;
}

const minuteMs = 60_000;
export const linkMs = 30 * minuteMs;
/** Whoever asks more often has links already: a stranger who uses up all of them has mailed them to their owner. */
const maxLinks = 3;
const windowMs = 15 * minuteMs;

/** True where a link was mailed. Its token is in the mail and nowhere else: not in the queue, not in a log. */
export async function sendLink({ db, clock, mailer }: SendDeps, link: Link): Promise<boolean> {
  const { purpose, newEmail, to, user } = link;
  const { userId, epoch } = user;
  const now = clock.now();
  const since = new Date(now.getTime() - windowMs);
  if ((await countTokens(db, { userId, purpose, since })) >= maxLinks) return false;
  const token = newToken();
  const key = tokenKey(token);
  const expiresAt = new Date(now.getTime() + linkMs);
  await saveToken(db, { key, userId, purpose, epoch, newEmail, issuedAt: now, expiresAt });
  try {
    await mailer.sendNow({ kind: purpose, id: key.slice(0, 20), to, ...link.mail(token) });
    return true;
  } catch (error) {
    await deleteToken(db, key);
    throw error;
  }
}
