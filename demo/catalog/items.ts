import { createRandom, hash32 } from "../kit/random.ts";
import { allBrands, allClasses } from "./departments.ts";
import { allocate } from "./kit/allocate.ts";
import type { ItemClass, ItemDraft } from "./kit/item-class.ts";
import type { CatalogItem, Lifecycle } from "./kit/item-facts.ts";
import { addedSkusFor, skusFor } from "./kit/sku.ts";
import { type Variant, additionsOf, variantsOf } from "./kit/variants.ts";

export interface CatalogSize {
  readonly seed: number;
  readonly items: number;
}

/** From this size on a catalog is whole: it has its classes' additions. A smaller one is a sample. */
const wholeCatalog = 20_000;

/** Every item, one after the other: two million pass through without being held. The additions come on top. */
export function* catalogItems({ seed, items }: CatalogSize): Generator<CatalogItem> {
  const random = createRandom(seed).fork("lifecycle");
  const skuAt = skusFor(items, seed);
  const isWhole = items >= wholeCatalog;
  const given = new Set<string>();
  let at = 0;
  for (const [itemClass, count] of allocate(weightedClasses, items)) {
    for (const variant of variantsOf(itemClass, count)) {
      const item = describe(itemClass, variant);
      if (isWhole && itemClass.additions.length > 0) given.add(partOf(item));
      yield { sku: skuAt(at), lifecycle: lifecycleOf(random.next()), ...item };
      at += 1;
    }
  }
  if (isWhole) yield* additions({ seed, items }, given);
}

function* additions({ seed, items }: CatalogSize, given: Set<string>): Generator<CatalogItem> {
  const random = createRandom(seed).fork("lifecycle of additions");
  const skuAt = addedSkusFor(items, seed);
  let at = 0;
  for (const itemClass of allClasses) {
    for (const variant of additionsOf(itemClass)) {
      const item = describe(itemClass, variant);
      if (given.size === given.add(partOf(item)).size) continue;
      yield { sku: skuAt(at), lifecycle: lifecycleOf(random.next()), ...item };
      at += 1;
    }
  }
}

const weightedClasses = allClasses.filter(({ weight }) => weight > 0);
const brands = new Map(allBrands.map((brand) => [brand.code, brand]));

function describe(itemClass: ItemClass, { brandCode, pick }: Variant) {
  const brand = brands.get(brandCode);
  if (!brand) throw new RangeError(`${itemClass.code} is made by ${brandCode}, which is no brand`);
  const draft = itemClass.describe(pick, brand);
  return { itemClass, brandCode, familyCode: familyCodeOf(itemClass.code, brandCode, draft), draft };
}

function partOf({ brandCode, draft }: Pick<CatalogItem, "brandCode" | "draft">): string {
  return `${brandCode} ${draft.partNumber}`;
}

/** Most are sold; a few in a hundred are on their way in or out. */
function lifecycleOf(chance: number): Lifecycle {
  if (chance < 0.003) return "planned";
  if (chance < 0.013) return "clearance";
  return chance < 0.028 ? "discontinued" : "active";
}

/** Two hashes: one of 32 bits would meet itself among a few hundred thousand families. */
function familyCodeOf(classCode: string, brandCode: string, { family, familySize }: ItemDraft): string {
  const text = `${brandCode}/${familySize === undefined ? family : `${family}, ${familySize}`}`;
  return `${classCode}-${hash32(text).toString(36)}${hash32(`${text}/2`).toString(36)}`;
}
