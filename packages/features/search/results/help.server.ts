import type { CatalogFrame } from "@capstan/features/catalog/server";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import type { Found } from "../find-items.server.ts";
import type { Synonyms, Understood } from "../query/understand.ts";
import type { ResultsView } from "../results.ts";
import { type Asked, filtersOf, readAddress } from "./address.ts";
import { type Meant, didYouMean } from "./did-you-mean.server.ts";
import { nearest } from "./nearest.server.ts";

export interface HelpInput {
  readonly url: URL;
  readonly asked: Asked;
  /** Null on a shelf's page, which has a shelf instead. */
  readonly understood: Understood | null;
  readonly shelf?: string;
  /** What the account has ordered before; null if none is looking. */
  readonly boughtSkus: readonly string[] | null;
  readonly frame: CatalogFrame | undefined;
  readonly synonyms: Synonyms;
  readonly found: Found | undefined;
}

export const nothingMeant: Meant = { text: null, corrections: new Map() };

/** What was probably meant. Asked only where the words as they stand did not find anything together. */
export async function meantBy(
  opensearch: OpensearchHandle,
  { understood, synonyms, found }: HelpInput,
): Promise<Meant> {
  if (!found || !understood || !found.steps.includes("similar")) return nothingMeant;
  return didYouMean(opensearch, understood.text, synonyms);
}

/** What may help where there is nothing to show. */
export async function nearestTo(
  opensearch: OpensearchHandle,
  input: HelpInput,
  { applied, meant }: { readonly applied: ResultsView["applied"]; readonly meant: Meant },
): Promise<ResultsView["nearest"]> {
  const { url, asked, understood, shelf, boughtSkus, frame, synonyms, found } = input;
  if (found?.total !== 0 || asked.after !== null) return [];
  const narrowings = applied.map(({ label, removeUrl }) => ({
    label,
    url: removeUrl,
    rest: { ...filtersOf(readAddress(new URL(removeUrl, url)), boughtSkus), ...(shelf ? { shelf } : {}) },
  }));
  const { corrections } = meant;
  const offers = await nearest(opensearch, { asked: understood, narrowings, frame, synonyms, corrections });
  return offers.filter(({ label }) => label !== meant.text);
}
