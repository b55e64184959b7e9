import { createRandom, hash32 } from "../kit/random.ts";
import { allBrands, allClasses } from "./departments.ts";
import { allocate } from "./kit/allocate.ts";
import type { CatalogItem, Lifecycle } from "./kit/item-facts.ts";
import { skusFor } from "./kit/sku.ts";
import { variantsOf } from "./kit/variants.ts";

export interface CatalogSize {
  readonly seed: number;
  readonly items: number;
}

/** Every item, one after the other: two million pass through without being held. */
export function* catalogItems({ seed, items }: CatalogSize): Generator<CatalogItem> {
  const brands = new Map(allBrands.map((brand) => [brand.code, brand]));
  const random = createRandom(seed).fork("lifecycle");
  const skuAt = skusFor(items, seed);
  let at = 0;
  for (const [itemClass, count] of allocate(allClasses, items)) {
    for (const { brandCode, pick } of variantsOf(itemClass, count)) {
      const brand = brands.get(brandCode);
      if (!brand) throw new RangeError(`${itemClass.code} is made by ${brandCode}, which is no brand`);
      const draft = itemClass.describe(pick, brand);
      const familyCode = familyCodeOf(itemClass.code, brandCode, draft.family);
      yield { sku: skuAt(at), itemClass, brandCode, familyCode, lifecycle: lifecycleOf(random.next()), draft };
      at += 1;
    }
  }
}

/** Most are sold; a few in a hundred are on their way in or out. */
function lifecycleOf(chance: number): Lifecycle {
  if (chance < 0.003) return "planned";
  if (chance < 0.013) return "clearance";
  return chance < 0.028 ? "discontinued" : "active";
}

/** Two hashes: one of 32 bits would meet itself among a few hundred thousand families. */
function familyCodeOf(classCode: string, brandCode: string, family: string): string {
  const text = `${brandCode}/${family}`;
  return `${classCode}-${hash32(text).toString(36)}${hash32(`${text}/2`).toString(36)}`;
}
