import { useState } from "react";
import type { KitEntry } from "../examples/index.ts";
import { quantityFieldKeyboard } from "./quantity-field.keyboard.ts";
import { QuantityField } from "./quantity-field.tsx";

export const examples: KitEntry = {
  name: "Quantity field",
  summary: "How many: digits only, at most five, never less than zero.",
  keyboard: quantityFieldKeyboard,
  examples: [
    { title: "Counting", render: () => <Counting /> },
    {
      title: "Sizes",
      render: () => (
        <div className="kit-row">
          <QuantityField id="quantity-small" label="Qty" itemName="4RN27" size="small" defaultValue={4} />
          <QuantityField id="quantity-medium" label="Qty" itemName="4RN28" defaultValue={25} />
          <QuantityField id="quantity-large" label="Qty" itemName="4RN29" size="large" defaultValue={99999} />
        </div>
      ),
    },
    {
      title: "In error",
      render: () => (
        <QuantityField
          id="quantity-error"
          defaultValue={30}
          hint="Pack of 25"
          error="Sold in packs of 25. Enter 25 or 50."
        />
      ),
    },
  ],
};

function Counting() {
  const [quantity, setQuantity] = useState(12);
  return (
    <div className="kit-row">
      <QuantityField id="quantity-counting" value={quantity} onChange={setQuantity} />
      <output>The page holds {quantity}</output>
    </div>
  );
}
