import { randomInt } from "node:crypto";
import type { Mailer } from "@capstan/features/mail/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Job, defineJob } from "@capstan/platform/queue";
import { Fragment, createElement as h } from "react";
import { codeHash } from "./claim-order.server.ts";
import { sendClaimCode } from "./claim.schema.ts";
import { type ClaimKey, guestOrderEmail, keepCode } from "./claim.store.server.ts";

interface SendDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, "sendNow">;
}

const minutes = 30;
const tries = 5;
const digits = 8;

/** Jobs that send what no table may hold, for a worker that has a mail server. */
export function orderMailJobs(deps: SendDeps): readonly Job[] {
  return [
    defineJob({
      ...sendClaimCode,
      run: async ({ email, ...key }, { jobId }) => sendCode(deps, { key, email, mailId: jobId }),
    }),
  ];
}

/** Nothing is sent where the e-mail is not the order's. */
async function sendCode(
  { db, clock, mailer }: SendDeps,
  { key, email, mailId }: { readonly key: ClaimKey; readonly email: string; readonly mailId: string },
): Promise<void> {
  const { orderNumber } = key;
  const to = await guestOrderEmail(db, orderNumber, email);
  if (to === undefined) return;
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const expiresAt = new Date(clock.now().getTime() + minutes * 60_000);
  await keepCode(db, key, { codeHash: codeHash(orderNumber, code), tries, expiresAt });
  await mailer.sendNow({
    kind: "order-claim",
    id: mailId,
    to,
    subject: `Your code for order ${orderNumber}`,
    body: h(
      Fragment,
      null,
      h(
        "p",
        null,
        "Somebody who is signed in wants to add this order to their account. If it is you, enter this code:",
      ),
      h("p", null, h("strong", null, code)),
      h("p", null, `It holds for ${minutes} minutes. If it is not you, do nothing: nobody gets the order without it.`),
    ),
  });
}
