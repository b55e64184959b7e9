import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { QuantityField } from "../quantity-field/index.ts";
import { addButtonKeyboard } from "./add-button.keyboard.ts";
import { AddButton } from "./add-button.tsx";

export const examples: KitEntry = {
  name: "Add button",
  summary: "The Add of a table row: outlined, orange once a quantity is entered, green for two seconds after.",
  keyboard: addButtonKeyboard,
  examples: [
    {
      title: "At rest, quantity entered, after the add",
      panel: "buttons",
      place: 2,
      render: () => (
        <div className="kit-row">
          <QuantityField id="add-quantity-shown" label="Qty" hideLabel size="small" defaultValue={4} />
          <AddButton itemName="4RN27" type="button" />
          <AddButton itemName="4RN28" type="button" ready />
          <Button size="small" className="add-button add-button-added">
            <Check size={16} />
            Added
          </Button>
          <span className="kit-caption">At rest, quantity entered, after the add (2 s, then rest)</span>
        </div>
      ),
    },
    { title: "Adding", render: () => <Adding /> },
    { title: "Pending", render: () => <AddButton itemName="4RN30" type="button" ready pending /> },
  ],
};

function Adding() {
  const [quantity, setQuantity] = useState(0);
  const [additions, setAdditions] = useState(0);
  return (
    <div className="kit-row">
      <QuantityField id="add-quantity" hideLabel size="small" value={quantity} onChange={setQuantity} />
      <AddButton
        itemName="4RN31"
        type="button"
        ready={quantity > 0}
        additions={additions}
        onClick={() => setAdditions(additions + 1)}
      />
    </div>
  );
}
