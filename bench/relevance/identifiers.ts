import type { Alias } from "../../demo/catalog/aliases.ts";
import type { CatalogItem } from "../../demo/catalog/kit/item-facts.ts";
import { identifierJudgement } from "./judgement.ts";

export type IdentifierJudgement = ReturnType<typeof identifierJudgement>;

type Form = (identifier: string) => string;
type BrandedForm = (partNumber: string, brand: string) => string;

/** As item numbers are copied out of a catalog, a mail or a category's label. */
const skuForms: readonly Form[] = [
  (sku) => sku,
  (sku) => sku.toLowerCase(),
  (sku) => `item # ${sku}`,
  (sku) => `#${sku}`,
  (sku) => `${sku}.`,
  (sku) => `${sku.slice(0, 3)} ${sku.slice(3)}`,
  (sku) => `${sku.slice(0, 3)}-${sku.slice(3)}`.toLowerCase(),
  (sku) => `Item: ${sku}`,
  (sku) => `sku ${sku.toLowerCase()}`,
  (sku) => `item no. ${sku},`,
  (sku) => `(${sku})`,
  (sku) => `  ${sku}\t`,
];

const separators = /[-\s./]+/g;

const partNumberForms: readonly { readonly write: BrandedForm; readonly isBranded?: true }[] = [
  { write: (part) => part },
  { write: (part) => part.toLowerCase() },
  { write: (part) => part.replaceAll(separators, "") },
  { write: (part) => part.replaceAll(separators, " ").toLowerCase() },
  { write: (part) => part.replaceAll(separators, "-") },
  { write: (part) => part.replaceAll(separators, ".") },
  { write: (part) => part.replaceAll(separators, "/").toLowerCase() },
  { write: (part) => part.replaceAll(separators, " - ") },
  { write: (part) => `p/n ${part}` },
  { write: (part) => `part no. ${part.toLowerCase()}` },
  { write: (part) => `PN: ${part}` },
  { write: (part) => `mfr part # ${part}` },
  { write: (part) => `"${part}"` },
  { write: (part) => `${part};` },
  { write: (part, brand) => `${brand} ${part}`, isBranded: true },
  { write: (part, brand) => `${part} ${brand}`, isBranded: true },
  { write: (part, brand) => `${brand} ${part.replaceAll(separators, "")}`.toLowerCase(), isBranded: true },
  { write: (part, brand) => `${brand} p/n ${part.toLowerCase()}`, isBranded: true },
  { write: (part, brand) => `${brand.toUpperCase()} ${part.replaceAll(separators, " ")}`, isBranded: true },
  { write: (part, brand) => `${part} by ${brand}`, isBranded: true },
];

const aliasForms: Readonly<Record<"gtin" | "nsn" | "competitor" | "legacy", readonly Form[]>> = {
  gtin: [(code) => code, (code) => `upc ${code}`, (code) => code.replace(/^(.)(.{5})(.{5})(.)$/, "$1 $2 $3 $4")],
  nsn: [(code) => code, (code) => code.replaceAll("-", ""), (code) => `NSN ${code}`],
  competitor: [(code) => code, (code) => code.toLowerCase(), (code) => `cross reference ${code}`],
  legacy: [(code) => code, (code) => code.toLowerCase().replace("-", " "), (code) => `old number ${code}`],
};

const aliasKinds = ["legacy", "competitor", "nsn", "gtin"] as const;
const skuCount = 36;
const partNumberCount = 60;
const aliasCount = 24;

/** Draws identifiers evenly from a catalog that passes by, and writes each as buyers would. */
export function identifierPicker(items: number, brandNames: ReadonlyMap<string, string>) {
  const judgements: IdentifierJudgement[] = [];
  const skuPlaces = places(items, skuCount);
  const partPlaces = places(items, partNumberCount);
  const aliasPlaces = places(items, aliasCount);
  let [skus, parts, aliases, at] = [0, 0, 0, -1];
  return {
    judgements,
    item: ({ sku, brandCode, draft }: CatalogItem) => {
      at += 1;
      if (at >= (skuPlaces[skus] ?? Infinity)) {
        judgements.push(identifierJudgement("sku", { query: turn(skuForms, skus)(sku), identifier: sku }));
        skus += 1;
      }
      if (at >= (partPlaces[parts] ?? Infinity)) {
        const { write, isBranded } = turn(partNumberForms, parts);
        judgements.push(
          identifierJudgement("part-number", {
            query: write(draft.partNumber, brandNames.get(brandCode) ?? brandCode),
            identifier: draft.partNumber,
            brandCode: isBranded ? brandCode : undefined,
          }),
        );
        parts += 1;
      }
    },
    /** An item's aliases come after it. */
    alias: ({ kind, value }: Alias) => {
      const wanted = turn(aliasKinds, aliases);
      if (kind !== wanted || at < (aliasPlaces[aliases] ?? Infinity)) return;
      const query = turn(aliasForms[wanted], Math.floor(aliases / aliasKinds.length))(value);
      judgements.push(identifierJudgement("part-number", { query, identifier: value }));
      aliases += 1;
    },
  };
}

/** Evenly spread, off the beginnings: the first item of a class is the commonest of all. */
function places(items: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => Math.floor(((at + 0.37) * items) / count));
}

function turn<Entry>(entries: readonly Entry[], at: number): Entry {
  const entry = entries[at % entries.length];
  if (entry === undefined) throw new RangeError("nothing to take turns with");
  return entry;
}
