import type { PromiseReader, StockReader } from "@capstan/features/availability/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { formatMoney, sumOf } from "@capstan/platform/money";
import { type InactiveLine, storedCart, storedLines } from "./cart.store.server.ts";
import type { CartDetails, CartOwner, SavedLine } from "./cart.ts";
import { type ItemFacts, readItemFacts } from "./item-facts.server.ts";
import { lineAlternates } from "./line-alternates.server.ts";
import { lineDetails, problemGroups } from "./line-details.server.ts";
import { linePromises } from "./line-promises.server.ts";
import { noticeSentences } from "./merge-lines.ts";
import { type QuestionParams, pendingQuestion } from "./pending-question.server.ts";

export interface ReadCartDeps {
  readonly db: Database;
  readonly stock: StockReader;
  readonly promises: PromiseReader;
}

interface CartRequest extends PriceContext {
  readonly owner: CartOwner;
  /** The item whose question the page asks. */
  readonly ask?: QuestionParams | undefined;
}

/** Five statements, however many lines, and three more where some are not sold any more. */
export async function readCart(deps: ReadCartDeps, { owner, ask, ...priceContext }: CartRequest): Promise<CartDetails> {
  const { db } = deps;
  const [stored, cart] = await Promise.all([storedLines(db, owner), storedCart(db, owner)]);
  const inactive = cart?.inactive ?? [];
  const skus = [...stored, ...inactive, ...(ask ? [ask] : [])].map(({ sku }) => sku);
  if (skus.length === 0)
    return { ...emptyCart, accountNumber: priceContext.accountNumber, version: cart?.version ?? 0 };
  const [facts, promises] = await Promise.all([
    readItemFacts(deps, owner, { skus: [...new Set(skus)], on: priceContext.on, lines: stored }),
    linePromises(deps, owner, { lines: stored, on: priceContext.on }),
  ]);
  const counted = stored.flatMap((line) => {
    const item = facts.items.get(line.sku);
    return item ? [lineDetails(line, item, { ...facts, ...priceContext, promises })] : [];
  });
  const lines = counted.map(({ line }) => line);
  const unsold = new Set(lines.filter(({ isSold }) => !isSold).map(({ sku }) => sku));
  const alternates = await lineAlternates(deps, owner, {
    ...priceContext,
    lines: stored.filter(({ sku }) => unsold.has(sku)),
  });
  const amounts = counted.flatMap(({ amount }) => amount ?? []);
  const version = cart?.version ?? 0;
  return {
    accountNumber: priceContext.accountNumber,
    lines,
    alternates,
    subtotal: formatMoney(sumOf(amounts)),
    leftOut: lines.length - amounts.length,
    version,
    problems: problemGroups(lines),
    saved: inactiveLines(inactive, facts, ({ state }) => state === "saved"),
    removed: removedLines(inactive, facts, version),
    notice: cart?.notice ? noticeSentences(cart.notice) : [],
    question: ask ? pendingQuestion(ask, { ...facts, ...priceContext }) : null,
  };
}

const emptyCart: CartDetails = {
  accountNumber: null,
  lines: [],
  alternates: new Map(),
  subtotal: formatMoney(sumOf([])),
  leftOut: 0,
  version: 0,
  problems: [],
  saved: [],
  removed: null,
  notice: [],
  question: null,
};

/** An undo is offered for as long as nothing else was changed. */
function removedLines(inactive: readonly InactiveLine[], facts: ItemFacts, version: number): CartDetails["removed"] {
  const isLast = (line: InactiveLine) => line.state === "removed" && line.version === version;
  const lines = inactiveLines(inactive, facts, isLast);
  return lines.length === 0 ? null : { change: version, lines };
}

function inactiveLines(
  inactive: readonly InactiveLine[],
  { items }: ItemFacts,
  isWanted: (line: InactiveLine) => boolean,
): readonly SavedLine[] {
  return inactive.filter(isWanted).flatMap(({ sku, quantity }) => {
    const item = items.get(sku);
    return item
      ? [{ sku, name: item.name, url: urls.product(item), quantity, isSold: item.lifecycle !== "discontinued" }]
      : [];
  });
}
