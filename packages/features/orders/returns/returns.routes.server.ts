import { chosenBranch } from "@capstan/features/account/server";
import { extensionOf } from "@capstan/features/files/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { bug } from "@capstan/platform/bug";
import type { ErrorCode } from "@capstan/platform/errors";
import { type RouteSpec, fileAnswer, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import type { z } from "zod";
import { maxPhotoBytes } from "./photo-type.ts";
import { type ReturnDeps, type ReturnRequest, requestReturn } from "./request-return.server.ts";
import { choiceOf, chosenLines, lineFields, quantityIn, reasonIn } from "./return-form.ts";
import type { ReturnOutcome } from "./return-view.ts";
import { photoBytes, photoOnFile } from "./return.store.server.ts";
import { photoParams, returnForm } from "./returns.schema.ts";

const common = { slice: "orders", level: "fully-authenticated", account: "own" } as const;

/** Starting a return by a plain form, and the photographs of one. */
export function returnRoutes(deps: ReturnDeps): readonly RouteSpec[] {
  return [startRoute(deps), photoRoute(deps)];
}

/** What the page says in its place, so that nothing of what was filled in is lost. */
const outcomes: Readonly<Partial<Record<ErrorCode, ReturnOutcome>>> = {
  RETURN_EMPTY: "none",
  RETURN_EXCEEDED: "too-many",
  RETURN_PHOTO_NEEDED: "photo",
  RETURN_PHOTO_REFUSED: "photo-kind",
  RETURN_BRANCH_NEEDED: "branch",
};

function startRoute(deps: ReturnDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: lazyUrls.startReturn(),
    roles: ["administrator", "approver", "buyer"],
    agents: "order",
    recordsAgents: true,
    summary: "Starts a return of lines that were shipped, by a form with photographs, and goes to the order",
    references: { orderNumber: "own-account", idempotencyKey: "visitor" },
    body: returnForm,
    bodyBytes: 3 * maxPhotoBytes,
    limit: { calls: 20, addressCalls: 200, seconds: 60 },
    answer: redirectAnswer,
    errors: ["ORDER_NOT_FOUND", "LINE_UNKNOWN", "VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
    handle: async ({ body, visitor }) => {
      const { orderNumber } = body;
      const lines = linesIn(body);
      if (typeof lines === "string") return ok({ to: pageAgain(body, lines) });
      const buyer = buyerIn(visitor);
      const branch = await chosenBranch(deps.db, buyer);
      const { method, note, contact, idempotencyKey } = body;
      const branchCode = branch?.code ?? null;
      const request = { buyer, orderNumber, lines, method, branchCode, note, contact, idempotencyKey };
      const result = await requestReturn(deps, request);
      if (result.ok) return ok({ to: lazyUrls.order({ orderNumber, outcome: `return-${result.value.status}` }) });
      const outcome = outcomes[result.failure.code];
      return outcome === undefined ? result : ok({ to: pageAgain(body, outcome) });
    },
  });
}

function photoRoute({ db }: Pick<ReturnDeps, "db">): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: lazyUrls.returnPhoto({ returnNumber: ":returnNumber", photo: ":photo" }),
    agents: "look",
    summary: "A photograph of what arrived damaged, as a file to save",
    references: { returnNumber: "own-account", photo: "own-account" },
    params: photoParams,
    answer: fileAnswer,
    errors: ["RETURN_NOT_FOUND", "ENGINE_UNAVAILABLE"],
    handle: async ({ params: { returnNumber, photo }, visitor }) => {
      const key = { accountNumber: buyerIn(visitor).accountNumber, number: returnNumber };
      const found = await photoOnFile(db, key, photo);
      if (!found) return fail({ code: "RETURN_NOT_FOUND" });
      return ok({
        type: found.type,
        tag: found.hash,
        keepSeconds: 0,
        isAttachment: true,
        privateName: `${returnNumber}-${photo}.${extensionOf(found.type)}`,
        bytes: async () => {
          const bytes = await photoBytes(db, key, photo);
          return bytes ? ok(bytes) : fail({ code: "RETURN_NOT_FOUND" });
        },
      });
    },
  });
}

type Form = z.output<typeof returnForm>;

function linesIn(form: Form): ReturnRequest["lines"] | ReturnOutcome {
  const lines: ReturnRequest["lines"][number][] = [];
  for (const line of chosenLines(form)) {
    const choice = choiceOf(form, line);
    const [quantity, reason] = [quantityIn(choice.quantity), reasonIn(choice.reason)];
    if (quantity === null) return "quantity";
    if (reason === null) return "reason";
    const files = form[lineFields.photos(line)];
    lines.push({ line, quantity, reason, photos: reason === "damaged" && Array.isArray(files) ? files : [] });
  }
  return lines;
}

/** More than a browser's address holds is chosen anew. */
const maxKept = 40;

/** Files can't be kept: they are chosen again. */
function pageAgain(form: Form, outcome: ReturnOutcome): string {
  const { orderNumber, method, note, contact } = form;
  const chosen = chosenLines(form).slice(0, maxKept);
  const kept = chosen.flatMap((line) => {
    const { quantity, reason } = choiceOf(form, line);
    return [
      [lineFields.chosen(line), "on"],
      [lineFields.quantity(line), quantity],
      [lineFields.reason(line), reason],
    ] as const;
  });
  return lazyUrls.returnPage({ ...Object.fromEntries(kept), method, note, contact, orderNumber, outcome });
}

function buyerIn({ userId, accountNumber, agentId }: Visitor) {
  if (userId === null || accountNumber === null) return bug("the route let in somebody without an account");
  return { userId, accountNumber, agentId };
}
