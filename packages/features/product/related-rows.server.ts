import type { CatalogCheck } from "@capstan/features/account";
import { type StockLabel, withStock } from "@capstan/features/availability/server";
import { type ClassAttribute, type Item, type MutualRelation, isSold } from "@capstan/features/catalog/server";
import { type GroupInput, rowOf } from "@capstan/features/listing/server";
import type { ProductView, RelatedRow } from "./product.ts";
import { whatChanges } from "./what-changes.ts";

const maxShown = 6;

interface RelatedInput extends Pick<GroupInput, "prices" | "purchased" | "priceContext"> {
  readonly item: Item;
  readonly known: ReadonlyMap<string, Item>;
  readonly attributes: readonly ClassAttribute[];
  readonly stock: ReadonlyMap<string, StockLabel>;
  readonly mark: CatalogCheck["mark"];
}

/** The items to show beside an item: what can stand in for it, what it needs, what needs it, and what goes along. */
export function relatedRows(
  relations: readonly MutualRelation[],
  input: RelatedInput,
): Pick<ProductView, "accessories" | "accessoryOf" | "alternates" | "related"> {
  const { item, known, attributes, stock, mark, ...context } = input;
  const rowsOf = (isWanted: (relation: MutualRelation) => boolean): readonly RelatedRow[] => {
    const skus = [...new Set(relations.filter(isWanted).map(({ sku }) => sku))];
    // What is no longer sold is found by its number, and not offered beside another item.
    const found = skus.flatMap((sku) => known.get(sku) ?? []).filter(isSold);
    const rows = found.slice(0, maxShown).map((other) => {
      const outside = mark(other.sku);
      return {
        ...rowOf(other, [], context),
        ...(outside === null ? {} : { outside }),
        brand: other.brand.name,
        changes: "",
      };
    });
    return withStock(rows, stock);
  };
  const alternates = rowsOf(({ kind }) => kind === "alternate");
  const accessories = rowsOf(({ kind, isReverse }) => kind === "required-accessory" && !isReverse);
  const accessoryOf = rowsOf(({ kind, isReverse }) => kind === "required-accessory" && isReverse);
  const shown = new Set([...alternates, ...accessories, ...accessoryOf].map(({ sku }) => sku));
  const changesOf = ({ sku }: RelatedRow) => {
    const other = known.get(sku);
    return other ? whatChanges(item, other, attributes) : "";
  };
  return {
    alternates: alternates.map((row) => ({ ...row, changes: changesOf(row) })),
    accessories,
    accessoryOf,
    // What stands in one table already is not said again.
    related: rowsOf(({ kind, sku }) => kind === "related" && !shown.has(sku)),
  };
}
