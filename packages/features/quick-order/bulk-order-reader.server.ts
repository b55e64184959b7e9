import { randomUUID } from "node:crypto";
import { stockReader } from "@capstan/features/availability/server";
import { addItems, cartCookie, cartCookieSeconds, ownerOf } from "@capstan/features/cart/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import { type ErrorCode, type ErrorRow, type Failure, platformErrors } from "@capstan/platform/errors";
import { readCookies } from "@capstan/platform/http";
import { cookieHeader } from "@capstan/platform/http/cookies";
import type { Result } from "@capstan/platform/result";
import { type Visitor, agentMay } from "@capstan/platform/visitor";
import { type BulkLine, bulkLine, entryOf, fixedLine, withOutcomes } from "./bulk-lines.ts";
import type { BulkOrderAnswer } from "./bulk-order.ts";
import { checkFile } from "./check-file.server.ts";
import { linesBuyer } from "./check-lines.server.ts";
import { checkText } from "./check-text.server.ts";
import { type PostedForm, postedForm } from "./posted-form.server.ts";
import { quickOrderErrors } from "./quick-order.errors.ts";
import type { AnsweredLines } from "./quick-order.schema.ts";
import type { QuickOrderDeps } from "./quick-order.routes.server.ts";

export interface BulkOrderDeps extends QuickOrderDeps {
  /** The address that visitors type. */
  readonly origin: string;
}

/** Answers the forms of the bulk order pad where a browser posts them by itself. */
export function bulkOrderReader(deps: BulkOrderDeps) {
  return {
    submit: async (request: Request, visitor: Visitor): Promise<BulkOrderAnswer> => {
      const posted = await postedForm(request);
      if (!posted.ok) return refused(posted.failure);
      const form = posted.value;
      const checked = await checkedLines(deps, form, visitor);
      if (!checked.ok) return refused(checked.failure, form.text);
      const lines = checked.value.lines.map((line, at): BulkLine => {
        const { chosenSku = null, isAdded = false, asked = null } = form.lines?.[at] ?? {};
        return { ...(asked === null ? bulkLine(line) : fixedLine(line, asked)), chosenSku, isAdded };
      });
      const answer = { text: form.text, problem: null, status: 200, cookie: null, lines };
      if (!form.isAdding) return answer;
      const problem = refusalToAdd(form, visitor);
      if (problem) return { ...refused(problem, form.text), lines };
      return { ...answer, ...(await added(deps, { request, visitor, lines, key: form.idempotencyKey })) };
    },
  };
}

/** Another account is current than the page was made for, or an agent may only look. */
function refusalToAdd({ pageAccount }: PostedForm, visitor: Visitor): Failure | null {
  if (pageAccount !== null && pageAccount !== visitor.accountNumber) return { code: "ACCOUNT_CHANGED" };
  return agentMay(visitor, "change") ? null : { code: "NOT_WHILE_IMPERSONATING" };
}

function refused({ code }: Failure, text = ""): BulkOrderAnswer {
  const rows: Readonly<Partial<Record<ErrorCode, ErrorRow>>> = { ...platformErrors, ...quickOrderErrors };
  const row = rows[code] ?? platformErrors.INTERNAL;
  return { lines: [], text, problem: row.text, status: row.status, cookie: null };
}

async function checkedLines(deps: BulkOrderDeps, form: PostedForm, visitor: Visitor): Promise<Result<AnsweredLines>> {
  const buyer = linesBuyer(visitor, deps.clock);
  if (form.file) return checkFile(deps, form.file, buyer);
  return checkText(deps, form.lines ? { lines: [...form.lines] } : { text: form.text }, buyer);
}

interface LinesToAdd {
  readonly request: Request;
  readonly visitor: Visitor;
  readonly lines: readonly BulkLine[];
  readonly key: string | undefined;
}

/** What is right is added; the rest stays on the page. */
async function added(deps: BulkOrderDeps, { request, visitor, lines, key }: LinesToAdd) {
  const wanted = lines.flatMap((line) => entryOf(line) ?? []);
  const owner = ownerOf(visitor, readCookies(request.headers.get("cookie") ?? undefined)[cartCookie]);
  const { cartId, entries } = await addItems(
    { ...deps, stock: stockReader(deps.db), newId: randomUUID },
    {
      owner,
      wanted,
      priceContext: priceContextOf(visitor, deps.clock),
      foundBy: { addToCartMethod: null, findingMethod: null },
      agreed: new Set(),
      idempotencyKey: key,
    },
  );
  const refusals = new Map(
    entries.flatMap(({ cartItem, error }, at) =>
      cartItem.code === "ITEM_ADDED" ? [] : [[at, error?.errorMessage ?? "The cart did not take it."] as const],
    ),
  );
  const isKept = owner.kind === "visitor" && cartId !== null;
  const change = { name: cartCookie, value: cartId ?? "", keepSeconds: cartCookieSeconds };
  return {
    lines: withOutcomes(lines, refusals),
    cookie: isKept ? cookieHeader(change, deps.origin.startsWith("https:")) : null,
  };
}
