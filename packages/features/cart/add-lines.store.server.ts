import { maxQuantity } from "@capstan/features/catalog/server";
import { type NewDecision, recordDecisions } from "@capstan/features/compliance/server";
import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { FoundBy } from "./add-request.ts";
import { recordChange } from "./cart-record.server.ts";
import { type HeldCart, openCart } from "./cart.store.server.ts";
import { type CartOwner, deciderOf, maxLines } from "./cart.ts";
import type { SumLine } from "./entries.ts";
import { type Replaced, takeFromLine } from "./replace-line.store.server.ts";
import type { AddedEntry, FilledLine } from "./validate-entry.ts";

export interface Addition {
  readonly lines: readonly SumLine[];
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
  /** How it went, from the lines by SKU. What is not among them would have overfilled the cart or its line. */
  readonly settle: (lines: ReadonlyMap<string, FilledLine>) => readonly AddedEntry[];
}

export interface Added {
  readonly cartId: string | null;
  readonly entries: readonly AddedEntry[];
  /** What was to be replaced is not in the cart. */
  readonly isLineMissing: boolean;
}

/** Longer than any page waits to be sent again. */
const rememberedMs = 12 * 60 * 60 * 1_000;

/** One transaction; it holds the cart from its first statement on, so two additions at once follow each other. */
export async function addLines(db: Database, owner: CartOwner, addition: Addition): Promise<Added> {
  try {
    return await db.transaction().execute(async (tx) => addLinesIn(tx, owner, addition));
  } catch (error) {
    if (!(error instanceof NotReplaced)) throw error;
    return { cartId: null, entries: addition.settle(new Map()), isLineMissing: error.isLineMissing };
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

async function addLinesIn(tx: Tx, owner: CartOwner, addition: Addition): Promise<Added> {
  const cart = await openCart(tx, owner, addition);
  // What is done before the lines are filled needs to know first; filling them looks by itself.
  const isMore = addition.replaced !== undefined || addition.lines.length === 0 || addition.decisions.length > 0;
  const known = isMore ? await rememberedEntries(tx, cart.id, addition.key) : undefined;
  if (known) return { cartId: cart.id, entries: known, isLineMissing: false };
  if (addition.replaced && !(await takeFromLine(tx, cart, addition.replaced))) throw new NotReplaced(true);
  await recordDecisions(tx, { ...deciderOf(owner), cartId: cart.id }, addition.decisions);
  const { before, lines } = addition.lines.length === 0 ? nothingFilled : await fillLines(tx, cart, addition);
  if (before) return { cartId: cart.id, entries: before, isLineMissing: false };
  if (addition.replaced && lines.size === 0) throw new NotReplaced(false);
  const entries = addition.settle(lines);
  if (addition.key !== null) await rememberEntries(tx, cart.id, { key: addition.key, now: addition.now, entries });
  const items = addition.lines.filter(({ sku }) => lines.has(sku)).map(({ sku, quantity }) => ({ sku, quantity }));
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
  return row && entriesOf(row.entries);
}

function entriesOf(remembered: unknown): readonly AddedEntry[] {
  return (remembered as readonly AddedEntry[]).map((entry) =>
    // The version before this one remembered less.
    entry.isAdded ? Object.assign({ lineQuantity: entry.quantity, hasWarranty: false }, entry) : entry,
  );
}

async function rememberEntries(
  tx: Tx,
  cartId: string,
  { key, now, entries }: { key: string; now: Date; entries: readonly AddedEntry[] },
): Promise<void> {
  await sql`
    with forgotten as (
      delete from cart_addition
      where cart_id = ${cartId} and added_at < ${new Date(now.getTime() - rememberedMs)}
    )
    insert into cart_addition (cart_id, key, added_at, entries)
    values (${cartId}, ${key}, ${now}, ${JSON.stringify(entries)})
  `.execute(tx);
}

interface Filled {
  /** What an addition of the same key came to: then nothing was filled. */
  readonly before?: readonly AddedEntry[] | undefined;
  readonly lines: ReadonlyMap<string, FilledLine>;
}

const nothingFilled: Filled = { lines: new Map() };

/** The cart is held since an earlier statement, so this one sees all that was ever added to it. */
async function fillLines(
  tx: Tx,
  { id: cartId, version }: HeldCart,
  { lines, foundBy, key, now }: Addition,
): Promise<Filled> {
  const skus = lines.map(({ sku }) => sku);
  const quantities = lines.map(({ quantity }) => quantity);
  const warranties = lines.map(({ hasWarranty = null }) => hasWarranty);
  const { rows } = await sql<{ before: unknown; lines: readonly (FilledLine & { readonly sku: string })[] }>`
    with before as (
      select entries from cart_addition where cart_id = ${cartId} and key = ${key}
    ), filled as (
      select count(*) as lines, coalesce(max(position), 0) as last from cart_line where cart_id = ${cartId}
    ), wanted as (
      select
        entry.*, line.id is not null as is_there,
        coalesce(entry.warranty, line.has_warranty, false) as has_warranty,
        count(*) filter (where line.id is null) over (order by entry.place) as new_place
      from
        unnest(${skus}::text[], ${quantities}::integer[], ${warranties}::boolean[])
          with ordinality as entry (sku, quantity, warranty, place)
        left join cart_line as line on line.cart_id = ${cartId} and line.sku = entry.sku
    ), added as (
      insert into cart_line
        (cart_id, sku, quantity, position, added_at, version, has_warranty, add_method, finding_method)
      select
        ${cartId}::uuid, sku, quantity, filled.last + place, ${now}::timestamptz, ${version}, has_warranty,
        ${foundBy.addToCartMethod}, ${foundBy.findingMethod}
      from wanted, filled
      where (is_there or filled.lines + new_place <= ${maxLines}) and not exists (select from before)
      on conflict (cart_id, sku) do update set
        quantity = cart_line.quantity + excluded.quantity,
        has_warranty = excluded.has_warranty,
        version = excluded.version
        where cart_line.quantity + excluded.quantity <= ${maxQuantity}
      returning id::text, sku, quantity, has_warranty as "hasWarranty"
    )
    select (select entries from before) as before, (select coalesce(json_agg(added), '[]') from added) as lines
  `.execute(tx);
  const [found] = rows;
  if (!found) return bug("a select without a table gave no row");
  return {
    before: found.before === null ? undefined : entriesOf(found.before),
    lines: new Map(found.lines.map(({ sku, ...line }) => [sku, line])),
  };
}
