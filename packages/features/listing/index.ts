export type { Crumb, FamilyGroup, ItemRow } from "./listing.ts";
export { breadcrumbData, wholeUrl } from "./ui/breadcrumb-data.ts";
export { compareContext } from "./compare.ts";
export { CompareBar } from "./ui/compare/compare-bar.tsx";
export { CompareBox } from "./ui/compare/compare-box.tsx";
export { FamilySection } from "./ui/family-group.tsx";
export type { SharedColumns } from "./ui/grid/columns.ts";
export { SpecGrid } from "./ui/grid/spec-grid.tsx";
export { Trail } from "./ui/trail.tsx";
