import type { CustomCatalog } from "./account.ts";
import { type CatalogOption, canChooseCatalog } from "./person.ts";

/** Spec 4: what an option is called that has no label. */
const unnamedOption = "Your Products";

/** The part of the catalog that a visitor is shown and sold, by the account's custom catalog and what the user chose of it. */
export interface CatalogScope {
  /** The custom catalog's. */
  readonly code: string;
  readonly filterName: string;
  readonly label: string;
  /** What searches and categories list: what it holds, what it leaves out, or everything. */
  readonly lists: "in" | "outside" | "all";
  /** What it leaves out is neither shown nor sold. */
  readonly isRestricting: boolean;
  /** The option that lifts the restriction; null where the scenario offers none. */
  readonly otherLabel: string | null;
}

export type ChosenCatalog = CustomCatalog & {
  readonly option: CatalogOption | null;
};

/** Spec 4: only scenarios 1 and 4 leave a choice, and the custom catalog holds until another is made. */
export function selectedOption({ scenario, option }: Pick<ChosenCatalog, "scenario" | "option">): CatalogOption {
  return canChooseCatalog({ scenario }) ? (option ?? "SEARCHBUTTON1") : "SEARCHBUTTON1";
}

/** The second option of scenario 1 is everything, that of scenario 4 what the catalog leaves out. */
export function listedPart(catalog: Pick<ChosenCatalog, "scenario" | "option">): CatalogScope["lists"] {
  if (selectedOption(catalog) === "SEARCHBUTTON1") return "in";
  return catalog.scenario === 4 ? "outside" : "all";
}

/** The one place that decides whether a custom catalog restricts. Everything that lists, shows or sells items asks it. */
export function catalogScopeOf(catalog: ChosenCatalog): CatalogScope {
  const lists = listedPart(catalog);
  return {
    code: catalog.code,
    filterName: catalog.filterName,
    label: catalog.label1 ?? unnamedOption,
    lists,
    isRestricting: lists === "in",
    otherLabel: canChooseCatalog(catalog) ? (catalog.label2 ?? unnamedOption) : null,
  };
}

/** The scope as filters of a search. */
export function scopeFilters(scope: Pick<CatalogScope, "code" | "lists"> | null): {
  readonly inCatalog?: string;
  readonly outsideCatalog?: string;
} {
  if (scope?.lists === "in") return { inCatalog: scope.code };
  return scope?.lists === "outside" ? { outsideCatalog: scope.code } : {};
}

/** What the scope says of some items. */
export interface CatalogCheck {
  /** It is neither shown nor sold. */
  isHidden(sku: string): boolean;
  /** "Outside Millbrook Approved", where it is shown and the custom catalog leaves it out. */
  mark(sku: string): string | null;
}

export function catalogCheckOf(scope: CatalogScope | null, outside: ReadonlySet<string>): CatalogCheck {
  const mark = scope && !scope.isRestricting ? outsideText(scope) : null;
  return {
    isHidden: (sku) => scope?.isRestricting === true && outside.has(sku),
    mark: (sku) => (mark !== null && outside.has(sku) ? mark : null),
  };
}

export function outsideText({ label }: Pick<CatalogScope, "label">): string {
  return `Outside ${label}`;
}

/** Why something can't be bought, and what to do about it. Follows the item's name or number. */
export function outsideReason({ label, otherLabel }: Pick<CatalogScope, "label" | "otherLabel">): string {
  return otherLabel === null
    ? "is not in the catalog that your company buys from. Ask your administrator if you need it."
    : `is outside ${label}. Switch to ${otherLabel} to order it.`;
}
