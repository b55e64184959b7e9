import { itemsBySku } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { productsIndex } from "../products-index.server.ts";
import { readMeasures } from "../query/measures.ts";
import { threadName } from "./nearest-thread.ts";

export interface TapDrill {
  /** What is searched for instead. */
  readonly text: string;
  /** In words: "A tap M8-1.25 takes a 6.8 mm drill." */
  readonly words: string;
}

const question = /\bdrills?\b.*\b(?:for|to|before)\b.*\b(?:tap|tapping|tapped|thread)\b|\btap drill\b/i;

/** The drill that goes before a tap, as the taps of the catalog say it; undefined where nobody asked. */
export async function tapDrillFor(
  { db, opensearch }: { readonly db: Database; readonly opensearch: OpensearchHandle },
  text: string,
): Promise<TapDrill | undefined> {
  const thread = question.test(text) ? readMeasures(text).measures.find((one) => one.startsWith("t:")) : undefined;
  if (thread === undefined) return undefined;
  const sku = await fallbackIfUnavailable(undefined, async () => tapWith(opensearch, thread));
  const [tap] = sku === undefined ? [] : await itemsBySku(db, [sku]);
  const drill = tap?.attributes["tapDrill"];
  if (typeof drill !== "string") return undefined;
  return { text: `drill bit ${drill}`, words: `A ${threadName(thread)} tap takes a ${drill} drill.` };
}

async function tapWith(opensearch: OpensearchHandle, thread: string): Promise<string | undefined> {
  const { hits } = await opensearch.search<{
    readonly hits?: { readonly hits?: readonly { readonly _source: { readonly sku: string } }[] };
  }>("tap-drill", {
    index: productsIndex,
    parts: ["hits.hits._source"],
    body: {
      size: 1,
      _source: ["sku"],
      query: {
        bool: {
          filter: [{ term: { heads: "tap" } }, { term: { measures: thread } }],
          // Forming taps take a larger one.
          must_not: { match: { words: "forming" } },
        },
      },
    },
  });
  return hits?.hits?.[0]?._source.sku;
}
