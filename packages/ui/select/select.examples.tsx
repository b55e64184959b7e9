import type { KitEntry } from "../examples/index.ts";
import { selectKeyboard } from "./select.keyboard.ts";
import { Select } from "./select.tsx";

export const examples: KitEntry = {
  name: "Select",
  summary: "The platform's own list of options, which every phone and reader already knows.",
  keyboard: selectKeyboard,
  examples: [
    {
      title: "Ship to",
      render: () => (
        <Select label="Ship to" name="ship-to" defaultValue="b">
          <option value="a">Plant 1, Dock A</option>
          <option value="b">Plant 2, Dock B</option>
          <option value="c">Warehouse</option>
        </Select>
      ),
    },
    {
      title: "In error",
      render: () => (
        <Select label="State" name="state" defaultValue="" error="Choose a state.">
          <option value="">Choose</option>
          <option>Illinois</option>
          <option>Wisconsin</option>
        </Select>
      ),
    },
    {
      title: "In a toolbar",
      render: () => (
        <Select label="Sort by" name="sort" inline size="small">
          <option>Relevance</option>
          <option>Price, low to high</option>
        </Select>
      ),
    },
    {
      title: "Disabled",
      render: () => (
        <Select label="Carrier" name="carrier" disabled hint="Set by your account.">
          <option>Ground</option>
        </Select>
      ),
    },
  ],
};
