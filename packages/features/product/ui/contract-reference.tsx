import { IconButton } from "@capstan/ui/icon-button";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import { Info } from "lucide-react";
import type { ReferencePopoverProps } from "./reference-popover.tsx";

const popover = lazyComponent(async () => (await import("./reference-popover.tsx")).ReferencePopover);

/** The price that a contract refers to, for those who ask. */
export function ContractReference(props: ReferencePopoverProps) {
  const { triggerProps, Open } = useOnIntent(popover);
  if (Open) return <Open {...props} />;
  return (
    <IconButton {...triggerProps} label="Contract Reference Price" size="small">
      <Info size={16} />
    </IconButton>
  );
}
