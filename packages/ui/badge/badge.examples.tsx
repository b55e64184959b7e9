import { History, Truck } from "lucide-react";
import { useState } from "react";
import type { KitEntry } from "../examples/index.ts";
import { badgeKeyboard } from "./badge.keyboard.ts";
import { Badge, Count } from "./badge.tsx";
import { Chip } from "./chip.tsx";
import { StockStatus } from "./stock-status.tsx";

export const examples: KitEntry = {
  name: "Badge",
  summary: "Small marks: a state, a number, what is in stock, and a chip for something that is set.",
  keyboard: badgeKeyboard,
  examples: [
    {
      title: "Stock",
      panel: "status",
      render: () => (
        <div className="kit-row">
          <StockStatus state="in">In stock</StockStatus>
          <StockStatus state="low">2 left at #412</StockStatus>
          <StockStatus state="ships">Ships Nov 17</StockStatus>
        </div>
      ),
    },
    {
      title: "Badges and counts",
      panel: "status",
      render: () => (
        <div className="kit-row">
          <Badge>Current</Badge>
          <Badge kind="info" icon={<History size={14} />}>
            Previously Purchased
          </Badge>
          <Badge kind="stock" icon={<Truck size={14} />}>
            On the way
          </Badge>
          <Badge kind="sale">Sale</Badge>
          <Count value={3} label="lines" />
          <Count value={12} label="lines" />
        </div>
      ),
    },
    { title: "Chips", panel: "status", render: () => <Chips /> },
    { title: "Chip as a link", render: () => <Chip label="Zinc plated" removeHref="#without-zinc" /> },
    { title: "Out of stock", render: () => <StockStatus state="out">Out of stock</StockStatus> },
    { title: "Caution", render: () => <Badge kind="caution">Regulated</Badge> },
  ],
};

function Chips() {
  const [labels, setLabels] = useState(["Thread 3/8-16", "Grade 8"]);
  return (
    <div className="kit-row">
      {labels.map((label) => (
        <Chip key={label} label={label} onRemove={() => setLabels(labels.filter((other) => other !== label))} />
      ))}
    </div>
  );
}
