import { addToCart } from "@capstan/features/cart";
import { AddButton } from "@capstan/ui/add-button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { type FormEvent, useId, useState } from "react";
import type { ProductItem } from "../../typeahead.schema.ts";
import { addOptions } from "../add-options.ts";

/** Spec 5: the quantity begins at what the item is shipped in. `isFirst` is the panel's one orange. */
export function AddProduct({ product, isFirst }: { readonly product: ProductItem; readonly isFirst: boolean }) {
  const { item: sku, shipPackQuantity } = product;
  const id = useId();
  const [quantity, setQuantity] = useState(shipPackQuantity);
  const [isPending, setIsPending] = useState(false);
  const [additions, setAdditions] = useState(0);
  const [problem, setProblem] = useState("");

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    setProblem("");
    // As in the lists: a quantity of 0 asks for the least that can be ordered.
    const entry = { sku, quantity: quantity === 0 ? shipPackQuantity : quantity };
    const outcome = await addToCart([entry], addOptions(product));
    setIsPending(false);
    if (outcome.isAdded) setAdditions((count) => count + 1);
    else setProblem(outcome.message);
  }

  return (
    <form className="typeahead-add" noValidate onSubmit={(event) => void add(event)}>
      <QuantityField id={id} itemName={sku} hideLabel value={quantity} onChange={setQuantity} />
      <AddButton label="Add to Cart" itemName={sku} ready={isFirst} pending={isPending} additions={additions} />
      <p role="alert" className="typeahead-problem">
        {problem}
      </p>
    </form>
  );
}
