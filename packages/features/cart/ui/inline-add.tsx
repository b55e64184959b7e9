import "./inline-add.css";
import { type Packing, checkQuantity, minOrderQuantity } from "@capstan/features/catalog";
import type { PriceLabel } from "@capstan/features/pricing";
import { AddButton } from "@capstan/ui/add-button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { useId, useState } from "react";
import { AddForm } from "./add-form.tsx";
import { PackWarning, packWarningId } from "./pack-warning.tsx";

export interface AddableItem {
  readonly sku: string;
  readonly packing: Packing;
  readonly price: PriceLabel;
}

interface InlineAddProps {
  readonly item: AddableItem;
  /** A table of forty starts at nothing, a card that recommends one thing at the minimum quantity. */
  readonly startsAt?: number;
  /** A button elsewhere on the page submits the form by this id. */
  readonly formId?: string;
  readonly onQuantity?: (quantity: number) => void;
}

/**
 * Quantity and Add in a row. An empty field adds the least that can be ordered, and shows how many that is. What has no
 * price but by phone has nothing to press.
 */
export function InlineAdd({ item, startsAt = 0, formId, onQuantity }: InlineAddProps) {
  const { sku, packing, price } = item;
  const id = useId();
  const [quantity, setShown] = useState(startsAt);
  const setQuantity = (now: number) => {
    setShown(now);
    onQuantity?.(now);
  };
  if (price.kind === "call") return null;
  const check = checkQuantity(packing, quantity, "ship");
  const problem = quantity > 0 && !check.ok ? check : null;
  const minQuantity = minOrderQuantity(packing, "ship");
  return (
    <AddForm
      id={formId}
      sku={sku}
      minQuantity={minQuantity}
      hasProblem={problem !== null}
      className={problem ? "inline-add inline-add-warned" : "inline-add"}
      onAdded={() => setQuantity(startsAt)}
    >
      {({ additions }) => (
        <>
          <QuantityField
            id={id}
            name="quantity"
            label="Qty"
            itemName={sku}
            hideLabel
            size="small"
            value={quantity}
            onChange={setQuantity}
            emptyMeans={startsAt === 0 ? minQuantity : undefined}
            warningId={problem ? packWarningId(id) : undefined}
          />
          <PackWarning fieldId={id} isIdle={quantity === 0} problem={problem} onChange={setQuantity} />
          <AddButton itemName={sku} ready={quantity > 0 && quantity !== startsAt} additions={additions} />
        </>
      )}
    </AddForm>
  );
}
