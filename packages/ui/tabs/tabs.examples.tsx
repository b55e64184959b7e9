import type { KitEntry } from "../examples/index.ts";
import { Tabs } from "./tabs.tsx";
import { tabsKeyboard } from "./tabs.keyboard.ts";

const parts = [
  { id: "specifications", label: "Specifications", content: <p>Thread 3/8-16, length 2 in, grade 5, zinc.</p> },
  { id: "documents", label: "Documents", content: <p>Safety data sheet, drawing, certificate of origin.</p> },
  { id: "compliance", label: "Compliance", content: <p>Meets ASME B18.2.1.</p> },
];

export const examples: KitEntry = {
  name: "Tabs",
  summary: "Several views of one thing, one at a time; links to them until script arrives.",
  keyboard: tabsKeyboard,
  examples: [{ title: "Three tabs", render: () => <Tabs label="About this item" tabs={parts} /> }],
};
