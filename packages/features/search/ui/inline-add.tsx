import "./inline-add.css";
import { type Packing, checkQuantity, leastQuantity } from "@capstan/features/catalog";
import { FormKey } from "@capstan/features/form-key";
import type { PriceLabel } from "@capstan/features/pricing";
import { urls } from "@capstan/features/urls";
import { AddButton } from "@capstan/ui/add-button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { type ReactNode, useContext, useId, useState } from "react";
import { PackWarning } from "./pack-warning.tsx";

export interface AddableItem {
  readonly sku: string;
  readonly packing: Packing;
  readonly price: PriceLabel;
}

interface InlineAddProps {
  readonly item: AddableItem;
  /** A table of forty starts at nothing, a card that recommends one thing at the least that can be ordered. */
  readonly startsAt?: number;
}

/** Quantity and Add in a row. What has no price but by phone has nothing to press. */
export function InlineAdd({ item, startsAt = 0 }: InlineAddProps) {
  const id = useId();
  const [quantity, setQuantity] = useState(startsAt);
  const [additions, setAdditions] = useState(0);
  if (item.price.kind === "call") return null;
  const isWarned = quantity > 0 && !checkQuantity(item.packing, quantity, "ship").ok;
  const onAdded = () => {
    setQuantity(startsAt);
    setAdditions(additions + 1);
  };
  return (
    <AddForm item={item} className={isWarned ? "inline-add inline-add-warned" : "inline-add"} onAdded={onAdded}>
      <QuantityField
        id={id}
        name="quantity"
        label="Qty"
        itemName={item.sku}
        hideLabel
        size="small"
        value={quantity}
        onChange={setQuantity}
      />
      <AddButton itemName={item.sku} ready={quantity > 0 && quantity !== startsAt} additions={additions} />
      <PackWarning packing={item.packing} quantity={quantity} onChange={setQuantity} />
    </AddForm>
  );
}

interface AddFormProps {
  readonly item: Pick<AddableItem, "sku" | "packing">;
  readonly className?: string;
  /** The item is in the cart and the page has stayed. */
  readonly onAdded?: () => void;
  readonly children: ReactNode;
}

/**
 * The one place that knows how an item gets into the cart. A quantity of 0 asks for the least that can be ordered.
 * Without script it leads to the cart; with script the shell sends it in place and resets it when that is done.
 */
export function AddForm({ item, className, onAdded, children }: AddFormProps) {
  const least = leastQuantity(item.packing, "ship");
  const once = useContext(FormKey);
  return (
    <form action={urls.cart()} method="post" className={className} data-least={least} onReset={onAdded}>
      <input type="hidden" name="sku" value={item.sku} />
      {once !== null && <input type="hidden" name="once" value={once} />}
      {children}
    </form>
  );
}
