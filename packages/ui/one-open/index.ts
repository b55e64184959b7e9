export { type HeaderPopover, closePopover, isAnyOpen, openPopover, openedPopover, subscribe } from "./open-popover.ts";
