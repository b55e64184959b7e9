import { useState } from "react";
import type { KitEntry } from "../examples/index.ts";
import { Combobox } from "./combobox.tsx";
import { comboboxKeyboard } from "./combobox.keyboard.ts";
import type { ComboboxItem } from "./combobox-state.ts";

const cities: readonly ComboboxItem[] = [
  { id: "53402", label: "Racine, WI", hint: "53402" },
  { id: "60601", label: "Chicago, IL", hint: "60601" },
  { id: "53202", label: "Milwaukee, WI", hint: "53202" },
  { id: "61602", label: "Peoria, IL", hint: "61602" },
  { id: "53703", label: "Madison, WI", hint: "53703" },
  { id: "61101", label: "Rockford, IL", hint: "61101" },
];

async function findCities(text: string): Promise<readonly ComboboxItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return cities.filter((city) => city.label.toLowerCase().includes(text.trim().toLowerCase()));
}

export const examples: KitEntry = {
  name: "Combobox",
  summary: "A text field that suggests; its list is loaded when somebody reaches for it.",
  keyboard: comboboxKeyboard,
  examples: [
    { title: "Cities", render: () => <Cities /> },
    {
      title: "A list that can't be loaded",
      render: () => <Combobox label="Supplier" name="supplier" load={() => Promise.reject(new Error("unreachable"))} />,
    },
    {
      title: "In error",
      render: () => (
        <Combobox label="Warehouse" name="warehouse" required load={findCities} error="Choose a warehouse." />
      ),
    },
  ],
};

function Cities() {
  const [chosen, setChosen] = useState("nothing");
  return (
    <div className="kit-stack max-w-[420px]">
      <Combobox
        label="City"
        name="city"
        hint="Any part of the name"
        load={findCities}
        onChoose={(item) => setChosen(item.id)}
      />
      <output data-testid="chosen">Chosen: {chosen}</output>
      <a href="#next">Next stop</a>
    </div>
  );
}
