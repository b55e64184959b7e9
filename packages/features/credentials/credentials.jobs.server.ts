import { type Job, defineJob } from "@capstan/platform/queue";
import { sendEmailChange, sendEmailLink } from "./email-change.server.ts";
import { sendPasswordReset } from "./request-password-reset.server.ts";
import type { SendDeps } from "./send-link.server.ts";
import { sendReset } from "./send-password-reset.server.ts";

/** For a worker that has a mail server. */
export function credentialJobs(deps: SendDeps): readonly Job[] {
  return [
    defineJob({ ...sendPasswordReset, run: async (request) => sendReset(deps, request) }),
    defineJob({ ...sendEmailChange, run: async (request) => sendEmailLink(deps, request) }),
  ];
}
