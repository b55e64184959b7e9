import { Copy, Search, Trash2, X } from "lucide-react";
import { useState } from "react";
import type { KitEntry } from "../examples/index.ts";
import { iconButtonKeyboard } from "./icon-button.keyboard.ts";
import { IconButton } from "./icon-button.tsx";

export const examples: KitEntry = {
  name: "Icon button",
  summary: "A button whose picture everybody knows; its name is still said.",
  keyboard: iconButtonKeyboard,
  examples: [
    {
      title: "Sizes",
      render: () => (
        <div className="kit-row">
          <IconButton label="Copy" size="small">
            <Copy size={16} />
          </IconButton>
          <IconButton label="Close">
            <X size={20} />
          </IconButton>
          <IconButton label="Search" size="large">
            <Search size={20} />
          </IconButton>
          <IconButton label="Remove" disabled>
            <Trash2 size={20} />
          </IconButton>
        </div>
      ),
    },
    {
      title: "On marine",
      render: () => (
        <div className="on-marine kit-row kit-marine">
          <IconButton label="Search the store">
            <Search size={20} />
          </IconButton>
        </div>
      ),
    },
    { title: "Pressing", render: () => <Pressing /> },
  ],
};

function Pressing() {
  const [presses, setPresses] = useState(0);
  return (
    <div className="kit-row">
      <IconButton label="Copy the number" onClick={() => setPresses(presses + 1)}>
        <Copy size={20} />
      </IconButton>
      <output>Pressed {presses} times</output>
    </div>
  );
}
