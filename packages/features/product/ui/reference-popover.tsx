import { IconButton } from "@capstan/ui/icon-button";
import { Popover } from "@capstan/ui/popover";
import { Info } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";

export interface ReferencePopoverProps {
  readonly price: string;
  readonly unitLabel: string;
}

/** Takes the place of the button that brought it, with the focus, and opens as that press asked for. */
export function ReferencePopover({ price, unitLabel }: ReferencePopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);

  const trigger: ComponentProps<typeof Popover>["trigger"] = (props) => (
    <IconButton {...props} ref={button} label="Contract Reference Price" size="small">
      <Info size={16} />
    </IconButton>
  );
  return (
    <Popover hover="delayed" trigger={trigger}>
      <b>Contract Reference Price</b>
      <p>
        {price} / {unitLabel}
      </p>
    </Popover>
  );
}
