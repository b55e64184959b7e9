import { stateCodes } from "@capstan/features/geocoding/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import type { ErrorCode } from "@capstan/platform/errors";
import { type RouteSpec, fileAnswer, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { z } from "zod";
import { certificateDocument } from "./certificate-document.server.ts";
import { certificateFile } from "./certificate-file.ts";
import type { CertificateOutcome } from "./certificate-pages.ts";
import { certificateReasons } from "./certificate-reasons.ts";
import { type SubmitDeps, submitCertificate } from "./submit-certificate.server.ts";
import { withdrawCertificate } from "./withdraw-certificate.server.ts";

const common = {
  slice: "orders",
  level: "fully-authenticated",
  account: "own",
  roles: ["administrator", "approver", "buyer"],
} as const;

/** The form's other fields and the multipart frame. */
const frameBytes = 64 * 1024;

/** As a date field sends it. */
export const formDay = z.iso
  .date()
  .refine((day) => day > "1990" && day < "2200")
  .transform((day) => day as Day);
/** Left empty where a certificate does not end. */
export const endDay = z.union([z.literal("").transform((): Day => "infinity"), formDay]).default("infinity");

const certificateForm = z.object({
  state: z.enum([...stateCodes]),
  reason: z.enum(certificateReasons),
  certificateNumber: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./#-]{0,59}$/u),
  startsOn: formDay,
  endsOn: endDay,
  file: z
    .array(z.custom<Uint8Array>((file) => file instanceof Uint8Array))
    .max(1)
    .default([]),
  idempotencyKey: z.string().regex(/^[0-9a-f]{32}$/),
});

const submissionId = z.string().regex(/^\d{1,18}$/);

/** An account's exemption certificates, by plain forms. */
export function certificateRoutes(deps: SubmitDeps): readonly RouteSpec[] {
  return [addRoute(deps), withdrawRoute(deps), documentRoute(deps)];
}

/** What the page says in its place, so that what was filled in is not lost. */
const outcomes: Readonly<Partial<Record<ErrorCode, CertificateOutcome>>> = {
  CERTIFICATE_WAITING: "waiting",
  CERTIFICATE_DATES_REFUSED: "dates",
  CERTIFICATE_FILE_NEEDED: "file-needed",
  FILE_REFUSED: "file-refused",
  FILE_INFECTED: "file-infected",
};

function addRoute(deps: SubmitDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: lazyUrls.addTaxCertificate(),
    agents: "change",
    recordsAgents: true,
    summary: "Sends an exemption certificate with its document for review, by a form, and goes back to the list",
    references: { state: "value", certificateNumber: "value", idempotencyKey: "visitor" },
    body: certificateForm,
    bodyBytes: certificateFile.maxBytes + frameBytes,
    limit: { calls: 10, addressCalls: 100, seconds: 60 },
    answer: redirectAnswer,
    errors: ["VALIDATION_FAILED", "BODY_TOO_LARGE", "SCAN_UNAVAILABLE", "ENGINE_UNAVAILABLE"],
    handle: async ({ body, visitor }) => {
      const { state, reason, certificateNumber, startsOn, endsOn, idempotencyKey } = body;
      const result = await submitCertificate(deps, {
        buyer: buyerIn(visitor),
        certificate: { state, number: certificateNumber, reason, startsOn, endsOn },
        file: body.file[0],
        idempotencyKey,
      });
      if (result.ok) return ok({ to: lazyUrls.taxCertificates({ outcome: "sent" }) });
      const outcome = outcomes[result.failure.code];
      if (outcome === undefined) return result;
      const kept = { state, reason, certificateNumber, startsOn, endsOn: endsOn === "infinity" ? "" : endsOn };
      return ok({ to: `${lazyUrls.taxCertificates({ ...kept, outcome })}#new-certificate` });
    },
  });
}

function withdrawRoute({ db }: SubmitDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: lazyUrls.withdrawTaxCertificate(),
    agents: "change",
    recordsAgents: true,
    summary: "Takes an exemption certificate back that is under review, and goes back to the list",
    references: { submission: "own-account" },
    body: z.object({ submission: submissionId }),
    answer: redirectAnswer,
    errors: ["CERTIFICATE_NOT_FOUND", "CERTIFICATE_ANSWERED", "VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
    handle: async ({ body: { submission }, visitor }) => {
      const result = await withdrawCertificate(db, buyerIn(visitor), submission);
      return result.ok ? ok({ to: lazyUrls.taxCertificates({ outcome: "withdrawn" }) }) : result;
    },
  });
}

function documentRoute(deps: SubmitDeps): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: lazyUrls.taxCertificateDocument({ submission: ":submission" }),
    agents: "look",
    summary: "The document of an exemption certificate, as a file to save",
    references: { submission: "own-account" },
    params: z.object({ submission: submissionId }),
    answer: fileAnswer,
    errors: ["CERTIFICATE_NOT_FOUND", "ENGINE_UNAVAILABLE"],
    handle: async ({ params: { submission: id }, visitor }) =>
      certificateDocument(deps, { id, owner: buyerIn(visitor) }),
  });
}

function buyerIn({ userId, accountNumber, agentId }: Visitor) {
  if (userId === null || accountNumber === null) return bug("the route let in somebody without an account");
  return { userId, accountNumber, agentId };
}
