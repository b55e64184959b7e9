import { aliasesOf } from "../../demo/catalog/aliases.ts";
import { allBrands } from "../../demo/catalog/departments.ts";
import { type CatalogSize, catalogItems } from "../../demo/catalog/items.ts";
import type { CatalogItem } from "../../demo/catalog/kit/item-facts.ts";
import { type IdentifierJudgement, identifierPicker } from "./identifiers.ts";
import type { ItemFacts, Judgement } from "./judgement.ts";
import { type GradeCounts, depth } from "./score.ts";

export interface Survey {
  /** How many items the catalog has of each grade, for each judgement in words. */
  readonly counts: ReadonlyMap<Judgement, GradeCounts>;
  /** Names of a few items with the highest grade. */
  readonly examples: ReadonlyMap<Judgement, readonly string[]>;
  readonly identifiers: readonly IdentifierJudgement[];
}

const maxExamples = 2;

/** One pass through the generated catalog, whatever its size: what the best answers would be, and identifiers to ask for. */
export function surveyCatalog(size: CatalogSize, judgements: readonly Judgement[]): Survey {
  const counts = new Map(judgements.map((judgement) => [judgement, [0, 0, 0, 0] as [number, number, number, number]]));
  const examples = new Map<Judgement, string[]>();
  const picker = identifierPicker(size.items, new Map(allBrands.map(({ code, name }) => [code, name])));
  const open = openJudgements(judgements);
  const judge = (facts: ItemFacts, judgement: Judgement) => {
    const grade = judgement.grade(facts);
    const counted = counts.get(judgement);
    if (grade === 0 || !counted) return;
    counted[grade] += 1;
    if (grade === 3) {
      const known = examples.get(judgement) ?? [];
      if (known.length < maxExamples) examples.set(judgement, [...known, facts.name]);
      // Ten full answers are an ideal page: whatever else there is changes nothing.
      if (counted[3] >= depth) open.close(judgement);
    }
  };
  const passing = function* () {
    for (const item of catalogItems(size)) {
      const facts = factsOf(item);
      for (const judgement of open.for(facts.classCode)) judge(facts, judgement);
      picker.item(item);
      yield item;
    }
  };
  for (const alias of aliasesOf(passing(), size.seed)) picker.alias(alias);
  return { counts, examples, identifiers: picker.judgements };
}

function factsOf({ sku, itemClass, brandCode, lifecycle, draft }: CatalogItem): ItemFacts {
  return {
    sku,
    partNumber: draft.partNumber,
    name: draft.name,
    classCode: itemClass.code,
    categoryCode: draft.category,
    brandCode,
    lifecycle,
    attributes: draft.attributes,
    aliasKeys: [],
  };
}

/** By class, so that an item meets only those that could grade it; a judgement with a full page leaves. */
function openJudgements(judgements: readonly Judgement[]) {
  const everywhere = new Set(judgements.filter(({ classes }) => classes === undefined));
  const byClass = new Map<string, Set<Judgement>>();
  for (const judgement of judgements) {
    for (const code of judgement.classes ?? []) {
      byClass.set(code, (byClass.get(code) ?? new Set()).add(judgement));
    }
  }
  return {
    for: function* (classCode: string) {
      yield* everywhere;
      yield* byClass.get(classCode) ?? [];
    },
    close: (judgement: Judgement) => {
      everywhere.delete(judgement);
      for (const code of judgement.classes ?? []) byClass.get(code)?.delete(judgement);
    },
  };
}
