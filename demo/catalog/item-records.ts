import { addDays } from "../company/days.ts";
import { protectionPlanFor } from "../company/warranties.ts";
import { createRandom } from "../kit/random.ts";
import type { CatalogItem } from "./kit/item-facts.ts";
import { shippingOf } from "./shipping.ts";

export interface ItemRecordOptions {
  readonly seed: number;
  /** The company's today. */
  readonly asOf: string;
}

type ImportRow = Readonly<Record<string, unknown>>;

/** Each family's documents and the family itself go before its first item. */
export function* itemRecords(items: Iterable<CatalogItem>, options: ItemRecordOptions): Generator<ImportRow> {
  const known = new Set<string>();
  for (const item of items) {
    if (!known.has(item.familyCode)) {
      known.add(item.familyCode);
      yield* familyRecords(item);
    }
    yield itemRecord(item, options);
  }
}

const documentTitles = {
  sds: "Safety Data Sheet",
  datasheet: "Data Sheet",
  manual: "Operating Manual",
  certificate: "Certificate of Conformance",
} as const;

function* familyRecords({ familyCode, itemClass, brandCode, draft }: CatalogItem): Generator<ImportRow> {
  const documents = (draft.documents ?? []).map((kind) => ({
    record: "document",
    code: `${kind}-${familyCode}`,
    kind,
    title: `${documentTitles[kind]}, ${draft.family}`,
    url: `/content/documents/${kind}-${familyCode}`,
    language: "en",
  }));
  yield* documents;
  yield {
    record: "family",
    code: familyCode,
    classCode: itemClass.code,
    categoryCode: draft.category,
    brandCode,
    name: draft.family,
    description: "",
    documents: documents.map(({ code }) => code),
  };
}

function itemRecord(item: CatalogItem, options: ItemRecordOptions): ImportRow {
  const { sku, itemClass, brandCode, familyCode, lifecycle, draft } = item;
  const random = createRandom(`${options.seed}/dates/${sku}`);
  return {
    record: "item",
    sku,
    categoryCode: draft.category,
    classCode: itemClass.code,
    brandCode,
    familyCode,
    name: draft.name,
    shortName: draft.shortName,
    description: draft.description,
    manufacturerPartNumber: draft.partNumber,
    attributes: draft.attributes,
    unit: draft.unit,
    piecesPerUnit: draft.piecesPerUnit ?? 1,
    sellPackQuantity: draft.sellPack ?? 1,
    shipPackQuantity: draft.shipPack ?? 1,
    minimumQuantity: draft.minimum ?? 1,
    lifecycle,
    availableFrom: lifecycle === "planned" ? addDays(options.asOf, random.int(20, 150)) : null,
    discontinuedOn: lifecycle === "discontinued" ? addDays(options.asOf, -random.int(20, 700)) : null,
    countryOfOrigin: draft.countryOfOrigin ?? null,
    unspsc: draft.unspsc ?? itemClass.unspsc,
    warrantyCode: draft.hasProtectionPlan ? protectionPlanFor(draft.price) : null,
    restrictions: draft.restrictions ?? [],
    ...shippingOf(item),
  };
}
