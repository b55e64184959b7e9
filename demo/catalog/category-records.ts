import { slugOf } from "../company/slug.ts";
import { allBrands, allCategories, allClasses } from "./departments.ts";
import type { Category } from "./kit/category.ts";

/** Categories from the root down, brands and classes: all that an item refers to, in the words of the import. */
export function* categoryRecords(): Generator<Readonly<Record<string, unknown>>> {
  for (const [position, root] of allCategories.entries()) yield* recordsOf(root, null, root.icon, position + 1);
  for (const { code, name, color, shape, summary } of allBrands) {
    yield { record: "brand", code, name, slug: slugOf(name), summary, mark: { color, shape } };
  }
  for (const { code, name, unspsc, drawing, attributes } of allClasses) {
    let column = 0;
    yield {
      record: "class",
      code,
      name,
      unspsc,
      drawing,
      attributes: attributes.map((attribute) => ({
        code: attribute.code,
        name: attribute.name,
        type: attribute.type,
        unit: attribute.unit ?? "",
        display: attribute.display ?? "decimal",
        isRequired: !attribute.isOptional,
        isFacet: attribute.isFacet ?? false,
        gridColumn: attribute.isColumn ? (column += 1) : null,
        isPrimarySize: attribute.isPrimarySize ?? false,
      })),
    };
  }
}

function* recordsOf(
  category: Category,
  parentCode: string | null,
  icon: Category["icon"],
  position: number,
): Generator<Readonly<Record<string, unknown>>> {
  const { code, name, summary, seoText, unspsc } = category;
  yield { record: "category", code, parentCode, name, slug: slugOf(name), icon, summary, seoText, unspsc, position };
  for (const [at, below] of category.below.entries()) yield* recordsOf(below, code, icon, at + 1);
}
