export { ClosePopover, Popover, type PopoverProps } from "./popover.tsx";
export { useDismissal } from "./use-dismissal.ts";
export { usePopoverState } from "./use-popover-state.ts";
export { WarningPopover, type WarningPopoverProps } from "./warning-popover.tsx";
