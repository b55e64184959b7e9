import { scoreQuery } from "../query/build-query.ts";
import { type Reading, parseQuery } from "../query/parse-query.ts";
import type { Answer } from "./search-many.server.ts";
import { threadIn, nearestOf, threadName } from "./nearest-thread.ts";

/** A text with a thread that there is in place of the one that there is not. */
interface ThreadOffer {
  readonly thread: string;
  readonly text: string;
  /** Its items, counted as for any other search. */
  readonly answer: Answer;
}

/** Asks which threads of that diameter the rest of the text has; undefined where no thread was asked for. */
export function threadOffer(text: string, reading: Partial<Reading>) {
  const typed = threadIn(text);
  if (!typed) return undefined;
  const rest = parseQuery(text.replace(typed.written, " "), reading);
  const others = rest.text === "" ? [] : [scoreQuery(rest, "all", null)];
  return {
    body: {
      size: 0,
      track_total_hits: false,
      query: { bool: { filter: [...others, { prefix: { sizes: typed.prefix } }] } },
      aggs: { threads: { terms: { field: "sizes", include: `${literal(typed.prefix)}.*`, size: 20 } } },
    },
    read: (answer: Answer | undefined): ThreadOffer | undefined => {
      const near = nearestOf(typed, answer?.aggregations?.["threads"]?.buckets ?? []);
      if (!near) return undefined;
      const thread = threadName(near.key);
      const meant = text.replace(typed.written, thread);
      if (meant === text) return undefined;
      return { thread, text: meant, answer: { hits: { total: { value: near.doc_count, relation: "eq" } } } };
    },
  };
}

/** The engine's patterns give most marks a meaning of their own. */
function literal(text: string): string {
  return text.replaceAll(/[^a-z0-9]/gi, String.raw`\$&`);
}
