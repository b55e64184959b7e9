import { canChooseCatalog, catalogOptions } from "@capstan/features/account";
import type { CatalogChoice, CatalogOption, HeaderView } from "../../../header.ts";

/** Whether a switch is offered. */
export function canSwitchCatalog(catalog: CatalogChoice | null): catalog is CatalogChoice {
  return catalog !== null && canChooseCatalog(catalog);
}

/** Spec 4: the selected option's label, Your Products where it has none, All Products without a custom catalog. */
export function catalogLabel(catalog: CatalogChoice | null): string {
  return catalog === null ? "All Products" : optionLabel(catalog, catalog.selected);
}

/** The header with another catalog, or another option of its own. */
export function withCatalog(view: HeaderView, catalog: CatalogChoice | null): HeaderView {
  return { ...view, catalog, flags: { ...view.flags, selectedCatalog: catalogLabel(catalog) } };
}

function optionLabel({ labels }: CatalogChoice, option: CatalogOption): string {
  return labels[option] || "Your Products";
}

/** Both options with their labels, as the switch shows them. */
export function optionsOf(
  catalog: CatalogChoice,
): readonly { readonly option: CatalogOption; readonly label: string }[] {
  return catalogOptions.map((option) => ({ option, label: optionLabel(catalog, option) }));
}
