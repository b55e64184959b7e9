import { type JsonQuery, anyOf } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { OrderAddress } from "./order.ts";

export interface PickupBranch {
  readonly code: string;
  readonly state: string;
  readonly zip: string;
}

/** The account's own address: where its invoices go, and its orders where nothing else is said. */
export function accountAddress(accountNumber: string): JsonQuery<OrderAddress | null> {
  return {
    select: sql`
      select json_build_object(
        'name', company_name, 'attention', null, 'address1', address1, 'address2', null, 'city', city, 'state', state,
        'zip', zip
      )
      from account where number = ${accountNumber}`,
    read: (address: OrderAddress | null) => address,
  };
}

export function pickupBranch(code: string | null): JsonQuery<PickupBranch | null> {
  return {
    select: sql`
      select json_build_object('code', code, 'state', state, 'zip', zip) from branch
      where code = ${code} and is_open`,
    read: (branch: PickupBranch | null) => branch,
  };
}

/** What one unit weighs; items of which nobody has told are left out. */
export function itemWeights(skus: readonly string[]): JsonQuery<ReadonlyMap<string, number>> {
  return {
    select: sql`
      select coalesce(json_object_agg(sku, weight_lb), '{}') from item
      where sku = ${anyOf(skus)} and weight_lb is not null`,
    read: (weights: Readonly<Record<string, number>>) => new Map(Object.entries(weights)),
  };
}
