import { queueMail } from "@capstan/features/mail/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { certificateMail } from "./certificate-mail.server.ts";
import { claimNotices } from "./renewal.store.server.ts";

export interface RenewalDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly origin: string;
}

const batch = 100;

/** Mails of certificates that end, each once: the claim and its mails are one transaction. How many certificates it was. */
export async function sendRenewalMail({ db, clock, origin }: RenewalDeps): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await db.transaction().execute(async (tx) => {
      const due = await claimNotices(tx, dayOn(clock), clock.now(), batch);
      for (const { accountNumber, notice, receivers, ...certificate } of due) {
        const mail = certificateMail({ about: notice, certificate, origin });
        const { state, number, endsOn } = certificate;
        for (const { userId, email } of receivers)
          await queueMail(tx, { ...mail, id: [accountNumber, state, number, endsOn, userId].join("-"), to: email });
      }
      return due.length;
    });
    sent += claimed;
    if (claimed < batch) return sent;
  }
}
