export { Badge, type BadgeProps, Count } from "./badge.tsx";
export { Chip, type ChipProps } from "./chip.tsx";
export { StockStatus, type StockStatusProps } from "./stock-status.tsx";
