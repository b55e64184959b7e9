import type { Files } from "@capstan/features/files/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import {
  answerCertificate,
  certificateDecisions,
  certificateDocument,
  endDay,
  formDay,
} from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, fileAnswer, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { z } from "zod";
import { staffOf } from "./staff-of.server.ts";

const submissionId = z.string().regex(/^\d{1,18}$/);

const answerForm = z.object({
  submission: submissionId,
  decision: z.enum(certificateDecisions),
  startsOn: formDay,
  endsOn: endDay,
  note: z.string().trim().max(1_000).default(""),
});

const common = { slice: "office", level: "fully-authenticated", account: "none", agents: "never" } as const;

export interface CertificateRouteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly origin: string;
}

/** What staff does with exemption certificates. To everybody else there is none. */
export function officeCertificateRoutes(deps: CertificateRouteDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      method: "POST",
      path: lazyUrls.answerCertificate(),
      summary:
        "Staff approves an exemption certificate with its dates, or declines it with a reason, and goes back to it",
      references: { submission: "customer" },
      body: answerForm,
      answer: redirectAnswer,
      errors: [
        "CERTIFICATE_NOT_FOUND",
        "CERTIFICATE_ANSWERED",
        "CERTIFICATE_DATES_REFUSED",
        "CERTIFICATE_NOTE_NEEDED",
        "ENGINE_UNAVAILABLE",
      ],
      handle: async ({ visitor, body: { submission, ...said } }) => {
        const { userId } = visitor;
        if (userId === null || (await staffOf(deps.db, visitor)) === undefined)
          return fail({ code: "CERTIFICATE_NOT_FOUND" });
        const result = await answerCertificate(deps, { id: submission, staffId: userId, ...said });
        return result.ok ? ok({ to: lazyUrls.officeCertificate({ submission, ...result.value }) }) : result;
      },
    }),
    route({
      ...common,
      method: "GET",
      path: lazyUrls.officeCertificateDocument({ submission: ":submission" }),
      summary: "The document of any account's exemption certificate, for staff, as a file to save",
      references: { submission: "customer" },
      params: z.object({ submission: submissionId }),
      answer: fileAnswer,
      errors: ["CERTIFICATE_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, params: { submission: id } }) =>
        (await staffOf(deps.db, visitor)) === undefined
          ? fail({ code: "CERTIFICATE_NOT_FOUND" })
          : certificateDocument(deps, { id, owner: "anybody" }),
    }),
  ];
}
