import type { KitEntry } from "../examples/index.ts";
import { radioGroupKeyboard } from "./radio-group.keyboard.ts";
import { RadioGroup } from "./radio-group.tsx";

export const examples: KitEntry = {
  name: "Radio group",
  summary: "One choice out of a few, all in view.",
  keyboard: radioGroupKeyboard,
  examples: [
    {
      title: "Side by side",
      panel: "fields",
      place: 1,
      render: () => (
        <RadioGroup
          legend="How it reaches you"
          hideLegend
          name="fulfilment"
          inline
          defaultValue="ship"
          options={[
            { value: "ship", label: "Ship" },
            { value: "pickup", label: "Pick up" },
          ]}
        />
      ),
    },
    {
      title: "With hints",
      render: () => (
        <RadioGroup
          legend="Carrier"
          name="carrier-choice"
          defaultValue="ground"
          options={[
            { value: "ground", label: "Ground", hint: "2 to 4 days" },
            { value: "air", label: "Next day air", hint: "Order before 3 PM" },
            { value: "freight", label: "Freight", hint: "From 150 lb", disabled: true },
          ]}
        />
      ),
    },
    {
      title: "Nothing chosen, in error",
      render: () => (
        <RadioGroup
          legend="Are you tax exempt?"
          name="tax-exempt"
          inline
          required
          error="Choose Yes or No."
          options={[
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]}
        />
      ),
    },
  ],
};
