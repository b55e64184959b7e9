import type { JsonQuery } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { ReferenceField } from "./account-terms.ts";
import { type PurchaseOrderRule, anyPurchaseOrder } from "./purchase-order.ts";

export function purchaseOrderRule(accountNumber: string): JsonQuery<PurchaseOrderRule> {
  return {
    select: sql`
      select json_build_object(
        'isRequired', requires_purchase_order, 'pattern', purchase_order_pattern, 'example', purchase_order_example,
        'hint', purchase_order_hint
      )
      from account_order_terms where account_number = ${accountNumber}`,
    read: (rule: PurchaseOrderRule | null) => rule ?? anyPurchaseOrder,
  };
}

export function referenceFields(accountNumber: string): JsonQuery<readonly ReferenceField[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        'code', code, 'label', label, 'hint', hint, 'isRequired', is_required, 'choices', choices
      ) order by position, code), '[]')
      from account_reference where account_number = ${accountNumber}`,
    read: (fields: readonly ReferenceField[]) => fields,
  };
}
