import { categoryTreeReader } from "../../packages/features/catalog/server.ts";
import { synonymsReader, vocabularyReader } from "../../packages/features/search/server.ts";
import {
  type MixedSuggestion,
  brandPanel,
  categoryPanel,
  guidePanel,
  mixSuggestions,
  opensByItself,
  suggestProducts,
  suggestWithin,
} from "../../packages/features/typeahead/server.ts";
import { systemClock } from "../../packages/platform/clock.ts";
import { anonymous } from "../../packages/platform/visitor.ts";
import type { BenchStore } from "../kit/bench-store.ts";

export interface AskedSuggestions {
  /** The lines that the search box shows. */
  readonly suggestions: readonly MixedSuggestion[];
  /** The panel that opens beside them says nothing. */
  readonly isBlank: boolean;
}

const limits = { brands: 10, categories: 10, general: 10 };

/** Asks as the search box of an anonymous visitor does, for the list and then for the panel that opens by itself. */
export function askSuggestions({ db, opensearch }: BenchStore): (text: string) => Promise<AskedSuggestions> {
  const deps = {
    db,
    opensearch,
    clock: systemClock,
    synonyms: synonymsReader(db),
    vocabulary: vocabularyReader(opensearch),
    categoryTree: categoryTreeReader(db),
  };
  const panelOf = async (entry: MixedSuggestion): Promise<boolean> => {
    switch (entry.kind) {
      case "general": {
        const answer = await suggestProducts(deps, { text: entry.text, visitor: anonymous });
        return answer.ok && answer.value.products.length > 0;
      }
      case "brand": {
        const answer = await brandPanel(deps, { brand: entry.suggestion.key, visitor: anonymous });
        return answer.ok && answer.value.products.length > 0;
      }
      case "category":
        return (await categoryPanel(deps, { key: entry.suggestion.key })).ok;
      case "guide":
        return (await guidePanel(deps, { key: entry.suggestion.key })).ok;
      default:
        return true;
    }
  };
  return async (text) => {
    const answer = await suggestWithin(deps, { text, limits, visitor: anonymous });
    if (!answer.ok) throw new Error(`no suggestions for "${text}": ${answer.failure.code}`);
    const suggestions = mixSuggestions(answer.value);
    const opened = suggestions[opensByItself(suggestions) ?? -1];
    return { suggestions, isBlank: opened === undefined || !(await panelOf(opened)) };
  };
}
