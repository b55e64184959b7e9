import { maxQuantity } from "@capstan/features/catalog/server";
import { type NewDecision, recordDecisions } from "@capstan/features/compliance/server";
import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { FoundBy } from "./add-request.ts";
import { isAgent, recordChange } from "./cart-record.server.ts";
import { openCart } from "./cart.store.server.ts";
import { type CartOwner, deciderOf, maxLines } from "./cart.ts";
import type { SumLine } from "./entries.ts";
import { type Replaced, takeFromLine } from "./replace-line.store.server.ts";
import { type AddedEntry, type FilledLine, type ValidatedEntry, toOutcome } from "./validate-entry.ts";

export interface Addition {
  /** What becomes a line, by SKU. */
  readonly lines: readonly SumLine[];
  /** All that was wanted, what is refused as well, to be answered again. */
  readonly validated: readonly ValidatedEntry[];
  readonly foundBy: FoundBy;
  /** What goes for it, in the same transaction: both happen or neither. */
  readonly replaced?: Replaced | undefined;
  /** What the buyer agrees to with it; on record even where nothing is added yet. */
  readonly decisions: readonly NewDecision[];
  /** For a cart that has to be made. */
  readonly newId: string;
  readonly now: Date;
  /** An addition of this key happens once; null where nothing tells two alike apart. */
  readonly key: string | null;
}

export interface Added {
  readonly cartId: string | null;
  /** How each of what was wanted went. */
  readonly entries: readonly AddedEntry[];
  /** What was to be replaced is not in the cart. */
  readonly isLineMissing: boolean;
}

/** Longer than any page waits to be sent again. */
const rememberedMs = 12 * 60 * 60 * 1_000;

/** It holds the cart from its first statement on, so two additions at once follow each other. */
export async function addLines(db: Database, owner: CartOwner, addition: Addition): Promise<Added> {
  const isAlone = addition.replaced === undefined && addition.decisions.length === 0 && !isAgent(owner);
  if (isAlone) {
    const { cartId, entries } = await fillLines(db, owner, addition);
    return { cartId, entries, isLineMissing: false };
  }
  try {
    return await db.transaction().execute(async (tx) => addLinesIn(tx, owner, addition));
  } catch (error) {
    if (!(error instanceof NotReplaced)) throw error;
    return { cartId: null, entries: outcomesOf(addition.validated, []), isLineMissing: error.isLineMissing };
  }
}

/** Takes back what the transaction has done so far; it never leaves this file. */
class NotReplaced extends Error {
  readonly isLineMissing: boolean;
  constructor(isLineMissing: boolean) {
    super();
    this.isLineMissing = isLineMissing;
  }
}

/** What is done before the lines are filled needs to know first whether the same addition came before. */
async function addLinesIn(tx: Tx, owner: CartOwner, addition: Addition): Promise<Added> {
  const cart = await openCart(tx, owner, addition);
  const known = await rememberedEntries(tx, cart.id, addition.key);
  if (known) return { cartId: cart.id, entries: known, isLineMissing: false };
  if (addition.replaced && !(await takeFromLine(tx, cart, addition.replaced))) throw new NotReplaced(true);
  await recordDecisions(tx, { ...deciderOf(owner), cartId: cart.id }, addition.decisions);
  const { entries, lines } = await fillLines(tx, owner, { ...addition, cartId: cart.id });
  if (addition.replaced && lines.length === 0) throw new NotReplaced(false);
  const filled = new Set(lines.map(({ sku }) => sku));
  const items = addition.lines.filter(({ sku }) => filled.has(sku)).map(({ sku, quantity }) => ({ sku, quantity }));
  if (items.length > 0) await recordChange(tx, owner, { action: "cart-add", details: { items } });
  return { cartId: cart.id, entries, isLineMissing: false };
}

async function rememberedEntries(
  tx: Tx,
  cartId: string,
  key: string | null,
): Promise<readonly AddedEntry[] | undefined> {
  if (key === null) return undefined;
  const row = await tx
    .selectFrom("cart_addition")
    .select("entries")
    .where("cart_id", "=", cartId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row && entriesOf(row.entries as Remembered);
}

type LineOfSku = FilledLine & { readonly sku: string };
/** The versions before this one remembered the outcomes themselves. */
type Remembered =
  | readonly AddedEntry[]
  | { readonly addition: readonly ValidatedEntry[]; readonly lines: readonly LineOfSku[] };

function entriesOf(remembered: Remembered): readonly AddedEntry[] {
  if ("lines" in remembered) return outcomesOf(remembered.addition, remembered.lines);
  return remembered.map((entry) =>
    entry.isAdded ? Object.assign({ lineQuantity: entry.quantity, hasWarranty: false }, entry) : entry,
  );
}

/** What has no line would have overfilled the cart or its line. */
function outcomesOf(validated: readonly ValidatedEntry[], lines: readonly LineOfSku[]): readonly AddedEntry[] {
  const bySku = new Map(lines.map(({ sku, ...line }) => [sku, line]));
  return validated.map((entry) => toOutcome(entry, bySku));
}

interface Filled {
  readonly cartId: string;
  readonly entries: readonly AddedEntry[];
  /** None where the same addition came before. */
  readonly lines: readonly LineOfSku[];
}

/** One call: it opens the cart, fills its lines unless the same addition did so before, and remembers that. */
async function fillLines(
  db: Database,
  owner: CartOwner,
  { lines, validated, foundBy, key, newId, now, cartId = null }: Addition & { readonly cartId?: string | null },
): Promise<Filled> {
  const user = owner.kind === "user" ? owner : { userId: null, accountNumber: null };
  const known = owner.kind === "visitor" ? (cartId ?? owner.cartId) : null;
  const { rows } = await sql<{ cartId: string; before: Remembered | null; lines: readonly LineOfSku[] | null }>`
    select opened_cart as "cartId", known_addition as before, filled as lines
    from add_cart_lines(
      ${user.userId}, ${user.accountNumber}, ${known}, ${newId}, ${key}, ${JSON.stringify(validated)},
      ${lines.map(({ sku }) => sku)}, ${lines.map(({ quantity }) => quantity)},
      ${lines.map(({ hasWarranty = null }) => hasWarranty)},
      ${foundBy.addToCartMethod}, ${foundBy.findingMethod}, ${maxLines}, ${maxQuantity},
      ${new Date(now.getTime() - rememberedMs)}, ${now}
    )
  `.execute(db);
  const [found] = rows;
  if (!found) return bug("a function gave no row");
  const filled = found.lines ?? [];
  const entries = found.before === null ? outcomesOf(validated, filled) : entriesOf(found.before);
  return { cartId: found.cartId, entries, lines: filled };
}
