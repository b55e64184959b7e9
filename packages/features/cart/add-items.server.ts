import { createHash } from "node:crypto";
import type { StockReader } from "@capstan/features/availability/server";
import type { Assessment, NewDecision } from "@capstan/features/compliance/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { addLines } from "./add-lines.store.server.ts";
import type { FoundBy } from "./add-request.ts";
import { assessItem, countsSince, isOutsideCatalog, shipToOf } from "./assess-item.server.ts";
import type { WireEntry } from "./cart.schema.ts";
import type { CartOwner } from "./cart.ts";
import { type AcceptanceFlag, acceptanceFlag } from "./compliance.ts";
import { type WantedEntry, isQuantity, sumBySku } from "./entries.ts";
import { type ItemFacts, readItemFacts } from "./item-facts.server.ts";
import type { Replaced } from "./replace-line.store.server.ts";
import { type AddedEntry, isLine, toOutcome, validateEntry } from "./validate-entry.ts";
import { wireEntryOf } from "./wire-entry.server.ts";

export interface AddItemsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: StockReader;
  readonly newId: () => string;
}

export interface AddedItems {
  /** Null where nothing could be added: no cart is made for that. */
  readonly cartId: string | null;
  /** In the order of what was wanted. */
  readonly entries: readonly WireEntry[];
  readonly added: readonly AddedEntry[];
  /** What was to be replaced is not in the cart. */
  readonly isLineMissing: boolean;
}

export interface AddRequest {
  readonly owner: CartOwner;
  readonly priceContext: PriceContext;
  readonly wanted: readonly WantedEntry[];
  readonly foundBy: FoundBy;
  /** The line that goes for it. */
  readonly replaced?: Replaced;
  /** What the buyer agrees to with it. */
  readonly agreed: ReadonlySet<AcceptanceFlag>;
  /** The form's or the call's idempotency key, where it has one. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Adds what can be added, and says of each entry how it went. The same request with the same key adds once, however
 * often it comes, and is answered alike; without a key nothing tells a second press from a second request.
 */
export async function addItems(deps: AddItemsDeps, request: AddRequest): Promise<AddedItems> {
  const { db, clock, newId } = deps;
  const { owner, wanted, foundBy, agreed, priceContext, idempotencyKey: key } = request;
  const now = clock.now();
  const skus = [...new Set(wanted.map(({ sku }) => sku))];
  const facts = await readItemFacts(deps, owner, { skus, on: priceContext.on });
  const assessments = assessAll(facts, priceContext, now);
  const validated = wanted.map((entry) =>
    validateEntry(entry, entryFactsOf(entry.sku, facts, openAfter(assessments.get(entry.sku), agreed))),
  );
  const decisions = agreedDecisions(assessments, { agreed, facts, now });
  const lines = sumBySku(validated.filter(isLine)).filter(({ quantity }) => isQuantity(quantity));
  const { cartId, entries, isLineMissing } =
    lines.length + decisions.length === 0
      ? { cartId: null, entries: validated.map((entry) => toOutcome(entry, new Map())), isLineMissing: false }
      : await addLines(db, owner, {
          key: key === undefined ? null : requestKey(key, request),
          // Two posts of a visitor who has no cart yet must begin the same one.
          newId: key === undefined || owner.kind === "user" ? newId() : cartIdOf(key),
          lines,
          validated,
          foundBy,
          replaced: request.replaced,
          decisions,
          now,
        });
  return {
    cartId,
    isLineMissing,
    added: entries,
    entries: entries.map((entry) => wireEntryOf(entry, { facts, priceContext, assessments })),
  };
}

type Assessments = ReadonlyMap<string, Assessment>;

function assessAll(facts: ItemFacts, { on }: PriceContext, now: Date): Assessments {
  return new Map(
    [...facts.items.values()].map((item) => {
      const since = countsSince(facts.since.get(item.sku) ?? now);
      return [item.sku, assessItem(item, facts, { on, since })];
    }),
  );
}

/** What refuses the item, or is still to be asked after what is agreed to now. */
function openAfter(assessment: Assessment | undefined, agreed: ReadonlySet<AcceptanceFlag>): string | null {
  if (!assessment) return null;
  const open = assessment.open.find(({ kind }) => !agreed.has(acceptanceFlag(kind)));
  return assessment.blocked?.code ?? open?.code ?? null;
}

function entryFactsOf(sku: string, { items, buyer, stock }: ItemFacts, restriction: string | null) {
  return {
    item: items.get(sku),
    isOutsideCatalog: isOutsideCatalog(buyer, sku),
    left: stock.get(sku)?.quantity ?? null,
    restriction,
  };
}

interface Agreement {
  readonly agreed: ReadonlySet<AcceptanceFlag>;
  readonly facts: ItemFacts;
  readonly now: Date;
}

/** What refuses is not asked, so there is nothing to agree to. */
function agreedDecisions(assessments: Assessments, { agreed, facts, now }: Agreement): readonly NewDecision[] {
  if (agreed.size === 0) return [];
  return [...assessments].flatMap(([sku, { blocked, open }]) =>
    (blocked ? [] : open)
      .filter(({ kind }) => agreed.has(acceptanceFlag(kind)))
      .map((restriction) => ({
        sku,
        restriction,
        decision: "agreed" as const,
        shipTo: shipToOf(facts.buyer),
        decidedAt: now,
      })),
  );
}

/** Another quantity or item under the same key is another request, and so is one that agrees to something. */
function requestKey(key: string, { wanted, agreed, replaced }: AddRequest): string {
  const more = agreed.size === 0 && !replaced ? [] : [[...agreed].toSorted(), replaced ?? null];
  const said = [key, wanted, ...more];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url");
}

function cartIdOf(key: string): string {
  const digits = createHash("sha256").update(`cart ${key}`).digest("hex");
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
