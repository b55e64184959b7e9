import { lazyUrls } from "@capstan/features/lazy-urls";
import { queueMail } from "@capstan/features/mail/server";
import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { createElement as h } from "react";
import type { z } from "zod";
import { type ReturnFacts, returnFacts } from "./return-facts.store.server.ts";
import { type ReturnMailKind, returnBody, returnSubjects } from "./return-mail.ts";
import type { returnMail } from "./return-mail.schema.ts";

/** One mail of each kind for a return, however often it is asked for. */
export async function queueReturnMail(db: Database, mail: z.infer<typeof returnMail.payload>): Promise<void> {
  const facts = (await returnFacts(db, mail)) ?? bug("a mail about no return");
  await db.transaction().execute(async (tx) => queueMailAbout(tx, { ...mail, facts }));
}

interface ReturnMailFacts {
  readonly about: ReturnMailKind;
  readonly facts: ReturnFacts;
  readonly origin: string;
}

export async function queueMailAbout(tx: Tx, { about, facts, origin }: ReturnMailFacts): Promise<void> {
  const { email, number, orderNumber, creditNote } = facts;
  if (email === null) return;
  const document = about === "refunded" ? (creditNote?.number ?? number) : number;
  await queueMail(tx, {
    kind: `return-${about}`,
    id: number,
    to: email,
    subject: returnSubjects[about](facts),
    body: h(returnBody, {
      about,
      facts,
      orderHref: origin + lazyUrls.order({ orderNumber }),
      documentHref: origin + lazyUrls.orderDocument({ document }),
    }),
  });
}
