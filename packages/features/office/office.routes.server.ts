import { lazyUrls } from "@capstan/features/lazy-urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { answerHold, officeDecisions } from "./answer-hold.server.ts";
import { type CertificateRouteDeps, officeCertificateRoutes } from "./certificate.routes.server.ts";

const answerForm = z.object({
  orderNumber: z.string().trim().max(40),
  decision: z.enum(officeDecisions),
  note: z.string().trim().max(1_000).default(""),
});

/** Plain forms of the office. The right is looked at again where something is done. */
export function officeRoutes(deps: CertificateRouteDeps): readonly RouteSpec[] {
  return [
    ...officeCertificateRoutes(deps),
    route({
      slice: "office",
      method: "POST",
      path: lazyUrls.answerHold(),
      summary: "Staff releases an order that is on hold, cancels it or writes a note, and goes back to it",
      level: "fully-authenticated",
      account: "none",
      agents: "never",
      references: { orderNumber: "customer" },
      body: answerForm,
      answer: redirectAnswer,
      errors: ["ORDER_NOT_FOUND", "ORDER_STATE_REFUSED", "OFFICE_NOTE_REQUIRED", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, body }) => {
        const result = await answerHold(deps, { visitor, ...body });
        const { orderNumber } = body;
        return result.ok ? ok({ to: lazyUrls.officeOrder({ orderNumber, outcome: result.value.outcome }) }) : result;
      },
    }),
  ];
}
