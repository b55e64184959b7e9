import { Button } from "@capstan/ui/button";
import { Popover } from "@capstan/ui/popover";
import { Info } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import type { NextBreak } from "../price-reasons.ts";
import { ReasonsPanel } from "./reasons-panel.tsx";

export interface WhyPricePopoverProps {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** What makes it the quantity of the next break. */
  readonly children: (nextBreak: NextBreak, close: () => void) => ReactNode;
}

/** Takes the place of the button that brought it, with the focus, and opens as that press asked for. */
export function WhyPricePopover({ sku, name, quantity, children }: WhyPricePopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);

  const trigger: ComponentProps<typeof Popover>["trigger"] = (props) => (
    <Button {...props} ref={button} kind="quiet" size="small">
      <Info size={16} />
      <span>
        Why this price<span className="visually-hidden"> for {name}</span>
      </span>
    </Button>
  );
  return (
    <Popover trigger={trigger}>
      <ReasonsPanel sku={sku} quantity={quantity}>
        {children}
      </ReasonsPanel>
    </Popover>
  );
}
