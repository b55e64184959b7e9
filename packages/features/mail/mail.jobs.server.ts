import { type Job, defineJob } from "@capstan/platform/queue";
import { sendMail } from "./mail.schema.ts";
import type { Mailer } from "./mailer.server.ts";

/** For a worker that has a mail server. One without has no such job: what is queued waits for a worker that has. */
export function mailJobs({ mailer }: { readonly mailer: Mailer }): readonly Job[] {
  return [defineJob({ ...sendMail, run: async (mail) => mailer.send(mail) })];
}
