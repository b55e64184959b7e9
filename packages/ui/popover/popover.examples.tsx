import { Info } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { QuantityField } from "../quantity-field/index.ts";
import { Popover } from "./popover.tsx";
import { popoverKeyboard } from "./popover.keyboard.ts";
import { WarningPopover } from "./warning-popover.tsx";

const priceButton = (props?: ButtonProps) => (
  <Button {...props}>
    Your Price $11.84 <Info size={16} strokeWidth={1.75} />
  </Button>
);

const contract = (
  <>
    <b>Contract HF-2026, line 14</b>
    <p className="kit-quiet">Web price $14.06, less 15.8% for Fasteners. 10&nbsp;packs or more: $11.02.</p>
  </>
);

function PackOf25() {
  const [quantity, setQuantity] = useState(25);
  const isWrong = quantity % 25 !== 0;
  return (
    <>
      <QuantityField id="pack-of-25" value={quantity} onChange={setQuantity} />
      {isWrong && <WarningPopover fieldId="pack-of-25">Sold in packs of 25.</WarningPopover>}
      <output className="visually-hidden">{isWrong && "Sold in packs of 25."}</output>
    </>
  );
}

export const examples: KitEntry = {
  name: "Popover",
  summary: "A small panel beside its trigger for what the buyer may want to know, opened by a press or by hover.",
  keyboard: popoverKeyboard,
  examples: [
    {
      title: "At rest",
      panel: "floating",
      render: () => (
        <>
          {priceButton()}
          <div className="popover kit-popover">
            <div className="popover-body">{contract}</div>
          </div>
        </>
      ),
    },
    {
      title: "On a press",
      render: () => (
        <Popover trigger={priceButton}>
          {contract}
          <a href="#contract">See the contract</a>
        </Popover>
      ),
    },
    {
      title: "On hover",
      render: () => (
        <Popover hover="delayed" trigger={(props) => <Button {...props}>Hover or press</Button>}>
          Opens after 300 ms and goes 500 ms after the pointer has left.
        </Popover>
      ),
    },
    {
      title: "On hover, at once",
      render: () => (
        <Popover hover="immediate" trigger={(props) => <Button {...props}>No delay</Button>}>
          Opens and closes with the pointer.
        </Popover>
      ),
    },
    {
      title: "Narrow, 176",
      render: () => (
        <Popover
          width="narrow"
          trigger={(props) => (
            <IconButton {...props} label="About packs">
              <Info size={20} strokeWidth={1.75} />
            </IconButton>
          )}
        >
          Sold in packs of 25. Enter 25 or 50.
        </Popover>
      ),
    },
    { title: "Warning of a field", render: () => <PackOf25 /> },
  ],
};
