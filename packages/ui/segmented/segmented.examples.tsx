import { List, Map } from "lucide-react";
import { useState } from "react";
import type { KitEntry } from "../examples/index.ts";
import { segmentedKeyboard } from "./segmented.keyboard.ts";
import { Segmented } from "./segmented.tsx";

export const examples: KitEntry = {
  name: "Segmented",
  summary: "Switches between views of the same thing.",
  keyboard: segmentedKeyboard,
  examples: [{ title: "List and Map", panel: "status", render: () => <ListAndMap /> }],
};

const segments = [
  { value: "list", label: "List", icon: <List size={16} /> },
  { value: "map", label: "Map", icon: <Map size={16} /> },
];

function ListAndMap() {
  const [view, setView] = useState("list");
  return <Segmented label="View" name="view" segments={segments} value={view} onChange={setView} />;
}
