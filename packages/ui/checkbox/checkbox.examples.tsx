import type { KitEntry } from "../examples/index.ts";
import { checkboxKeyboard } from "./checkbox.keyboard.ts";
import { Checkbox } from "./checkbox.tsx";

export const examples: KitEntry = {
  name: "Checkbox",
  summary: "A choice that is on or off by itself.",
  keyboard: checkboxKeyboard,
  examples: [
    {
      title: "On and off",
      panel: "fields",
      place: 1,
      render: () => (
        <div className="kit-row kit-row-wide">
          <Checkbox name="in-stock" label="In stock only" defaultChecked />
          <Checkbox name="taa" label="TAA compliant" />
        </div>
      ),
    },
    {
      title: "With counts",
      render: () => (
        <div className="kit-rail">
          <Checkbox name="steel" label="Steel" count={1248} countLabel="items" />
          <Checkbox
            name="stainless"
            label="316 stainless steel, passivated and electropolished"
            count={36}
            countLabel="items"
          />
          <Checkbox name="nylon" label="Nylon" count={0} countLabel="items" disabled />
        </div>
      ),
    },
    {
      title: "In error",
      render: () => <Checkbox name="terms" label="I accept the terms of sale" error="Accept the terms to go on." />,
    },
  ],
};
