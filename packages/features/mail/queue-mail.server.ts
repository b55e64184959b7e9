import type { Tx } from "@capstan/platform/db";
import { enqueue, isFirst } from "@capstan/platform/queue";
import { sendMail } from "./mail.schema.ts";
import type { Mail } from "./mail.ts";
import { renderMail } from "./render-mail.server.ts";

/** Three days of trying again, at longer and longer intervals. */
const maxAttempts = 25;

/**
 * Sends a mail once the caller's transaction is committed, and never if it is not. The same kind and id again send
 * nothing. What may be read by nobody but its receiver, such as a token, goes through a `Mailer` in a job instead: the
 * queue is a table.
 */
export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  const { kind, id, to, subject } = mail;
  if (!(await isFirst(tx, `mail:${kind}:${id}`))) return;
  await enqueue(tx, sendMail, { kind, id, to, subject, ...renderMail(mail) }, { maxAttempts });
}
