import { inDigits } from "@capstan/ui/digits";
import { ShieldCheck, TriangleAlert } from "lucide-react";
import { type AddEntry, addedWarning } from "../../flow/add-answer.ts";
import { priceDisplay } from "../../flow/price-display.ts";
import { LinePrice } from "../line-price/line-price.tsx";
import { EntryHead } from "./entry-head.tsx";

/** One line of what was added, with its price and its protection plan. */
export function AddedLine({ entry, hasAccount }: { readonly entry: AddEntry; readonly hasAccount: boolean }) {
  const { cartItem } = entry;
  // Spec 3: 1 where the server does not say.
  const quantity = cartItem.addedQuantity ?? 1;
  const display = cartItem.productCartData && priceDisplay(cartItem, { hasAccount, quantity });
  const total = display?.kind === "price" ? display.total : null;
  const warning = addedWarning(entry);
  const plan = cartItem.productCartData?.productWarrantyData;
  return (
    <>
      <EntryHead entry={entry} isLink isPriced={!!display}>
        {display && (
          <div className="flow-line-price">
            <LinePrice display={display} />
          </div>
        )}
        <div className="flow-line-end">
          <p>Qty {inDigits(quantity)}</p>
          {total !== null && (
            <p>
              <span className="visually-hidden">Total </span>
              <b>{total}</b>
            </p>
          )}
        </div>
      </EntryHead>
      {warning !== null && (
        <p className="flow-plan flow-warning">
          <TriangleAlert size={16} />
          <span>
            <span className="visually-hidden">Caution: </span>
            {warning}
          </span>
        </p>
      )}
      {plan && (
        <p className="flow-plan">
          <ShieldCheck size={16} />
          <span>
            <b>{plan.name}</b> {plan.formattedPrice && `${plan.formattedPrice} / each`}
          </span>
          {plan.totalPrice && <b>{plan.totalPrice}</b>}
        </p>
      )}
    </>
  );
}
