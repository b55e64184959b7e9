import { bug } from "@capstan/platform/bug";
import { type OpensearchHandle, everySearch } from "@capstan/platform/opensearch";
import { productsIndex } from "./products-index.server.ts";
import { type Strictness, scoreQuery } from "./query/build-query.ts";
import { type Filters, categoryFilters, noFilters } from "./query/filters.ts";
import type { ParsedQuery } from "./query/parse-query.ts";

interface EngineAnswer {
  readonly error?: object;
  readonly hits?: { readonly total?: { readonly value: number } };
}

const queriesAtOnce = 100;
const patient = { requestTimeout: 30_000 };
const shownParts = ["responses.status", "responses.error", "responses.hits.total"];

/** What the engine is asked to tell whether anything that is sold matches: it stops at the first. */
export function firstMatchBody(
  query: ParsedQuery,
  { filters = noFilters, strictness = "all" }: { filters?: Filters; strictness?: Strictness } = {},
): object {
  return {
    size: 0,
    track_total_hits: 1,
    terminate_after: 1,
    query: {
      bool: { filter: [scoreQuery(query, strictness, null), ...categoryFilters(filters), { term: { isSold: true } }] },
    },
  };
}

/** Which of many queries have a match, as the page of results counts matches: what merely comes close is none. */
export async function haveMatches(
  opensearch: OpensearchHandle,
  queries: readonly ParsedQuery[],
): Promise<readonly boolean[]> {
  const inPlace = await matchEach(opensearch, queries, "all");
  // As the page does it: where no noun fits, all of it has to be there anywhere.
  const rest = queries.filter((query, at) => !inPlace[at] && query.head !== null);
  const loose = new Map((await matchEach(opensearch, rest, "loose")).map((isFound, at) => [rest[at], isFound]));
  return queries.map((query, at) => inPlace[at] === true || loose.get(query) === true);
}

async function matchEach(
  opensearch: OpensearchHandle,
  queries: readonly ParsedQuery[],
  strictness: Strictness,
): Promise<readonly boolean[]> {
  const header = { index: opensearch.index(productsIndex), ...everySearch };
  const found: boolean[] = [];
  for (let at = 0; at < queries.length; at += queriesAtOnce) {
    const body = queries
      .slice(at, at + queriesAtOnce)
      .flatMap((query): object[] => [header, firstMatchBody(query, { strictness })]);
    const answer = await opensearch.run("have-matches", async (client) =>
      client.msearch({ body, filter_path: shownParts }, patient),
    );
    const { responses } = answer.body as unknown as { responses: readonly EngineAnswer[] };
    const refused = responses.find(({ error }) => error !== undefined);
    if (refused) bug(`the engine refused to look for matches: ${JSON.stringify(refused.error)}`);
    found.push(...responses.map(({ hits }) => (hits?.total?.value ?? 0) > 0));
  }
  return found;
}
