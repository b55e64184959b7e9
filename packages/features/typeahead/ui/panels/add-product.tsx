import { AddForm } from "@capstan/features/cart";
import { AddButton } from "@capstan/ui/add-button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { useId, useState } from "react";
import type { ProductItem } from "../../typeahead.schema.ts";
import { addOptions } from "./add-options.ts";

/** Spec 5: the quantity begins at what the item is shipped in. `isFirst` is the panel's one orange. */
export function AddProduct({ product, isFirst }: { readonly product: ProductItem; readonly isFirst: boolean }) {
  const { item: sku, shipPackQuantity } = product;
  const id = useId();
  const [quantity, setQuantity] = useState(shipPackQuantity);
  return (
    <AddForm
      sku={sku}
      minQuantity={shipPackQuantity}
      options={addOptions(product)}
      showsProblem
      className="typeahead-add"
    >
      {({ isPending, additions }) => (
        <>
          <QuantityField id={id} name="quantity" itemName={sku} hideLabel value={quantity} onChange={setQuantity} />
          <AddButton label="Add to Cart" itemName={sku} ready={isFirst} pending={isPending} additions={additions} />
        </>
      )}
    </AddForm>
  );
}
