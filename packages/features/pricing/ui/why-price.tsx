import "./why-price.css";
import { Button } from "@capstan/ui/button";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import { Info } from "lucide-react";
import type { WhyPricePopoverProps } from "./why-price-popover.tsx";

const popover = lazyComponent(async () => (await import("./why-price-popover.tsx")).WhyPricePopover);

/** Beside a price: which rule gave it. The popover and what it says come when somebody asks. */
export function WhyPrice(props: WhyPricePopoverProps) {
  const { triggerProps, Open, isLoading } = useOnIntent(popover);
  return (
    <div className="why-price">
      {Open ? (
        <Open {...props} />
      ) : (
        <Button {...triggerProps} kind="quiet" size="small" busy={isLoading}>
          <Info size={16} />
          <span>
            Why this price<span className="visually-hidden"> for {props.name}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
