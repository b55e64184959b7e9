import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { forgetRegistrations } from "./forget-registrations.server.ts";
import { sendRegistrationMail } from "./registration-mail.schema.ts";
import { type SendDeps, sendMailOf } from "./send-registration-mail.server.ts";

export function registrationJobs(deps: { readonly db: Database; readonly clock: Clock }): readonly Job[] {
  return [
    defineJob({
      name: "registration:forget",
      payload: z.object({}),
      run: async (_, { log }) => {
        const counts = await forgetRegistrations(deps);
        if (Object.values(counts).some((count) => count > 0))
          log.info(counts, "old registrations ended, deleted, or given to staff");
      },
    }),
  ];
}

/** For a worker that has a mail server; registrations wait for one. */
export function registrationMailJobs(deps: SendDeps): readonly Job[] {
  return [
    defineJob({
      ...sendRegistrationMail,
      run: async (request, { jobId }) => sendMailOf(deps, { ...request, jobId }),
    }),
  ];
}
