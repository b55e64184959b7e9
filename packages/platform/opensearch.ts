import { setTimeout as pause } from "node:timers/promises";
import { Client } from "@opensearch-project/opensearch";
import { type Guard, createGuard } from "./guard.ts";
import {
  type EngineError,
  LostSearch,
  SearchRefused,
  isLost,
  isLostShard,
  isSearchOutage,
} from "./opensearch-failures.ts";
import type { NodeAnswer, SearchCall } from "./opensearch-node.ts";
import { createSearchNodes } from "./opensearch-nodes.ts";

export interface OpensearchHandle {
  readonly guard: Guard;
  /** One search. Asked past the client library, which takes as much time as everything else about a short search. */
  search<Answer>(operation: string, search: Search): Promise<Answer>;
  /** Several searches in one request; each has its own answer, which may be a refusal. */
  searchMany<Answer>(operation: string, searches: Searches): Promise<readonly Answer[]>;
  /** One guarded call. Index names are given without the prefix that keeps installations (and tests) apart. */
  run<Answer>(operation: string, call: (client: Client) => Promise<Answer>): Promise<Answer>;
  index(name: string): string;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface OpensearchOptions {
  /** Several nodes are separated by commas. */
  readonly url: string;
  readonly prefix: string;
  readonly timeoutMs?: number;
}

export interface Search {
  /** Without the prefix. */
  readonly index: string;
  readonly body: object;
  /** The parts of the answer that somebody reads. */
  readonly parts: readonly string[];
}

export interface Searches {
  readonly searches: readonly Omit<Search, "parts">[];
  /** Of each answer; its status and error come with them. All of it if left out. */
  readonly parts?: readonly string[];
}

/**
 * For every search. A store that was just set up has no index, and a part of the hits is no answer. The node that is asked
 * looks in its own copy, if it has one: a second node that is asked is then another machine, and not another way to the same.
 */
export const everySearch = {
  ignore_unavailable: true,
  allow_partial_search_results: false,
  preference: "_local",
} as const;
const everyQuery = new URLSearchParams(
  Object.entries(everySearch).map(([name, value]) => [name, String(value)]),
).toString();

/** How soon a node that did not answer is tried again; the client doubles it up to five times. */
const resurrectMs = 2_000;
/** Longer than nearly every search of a healthy cluster takes, however patient the asker is. */
const hedgeMs = 100;
/** Before a search that lost its node is asked again: the copies of its shards take over within moments. */
const pausesMs = [50, 150, 300];

export function createOpensearch({ url, prefix, timeoutMs = 800 }: OpensearchOptions): OpensearchHandle {
  const urls = url.split(",");
  // Each node once and one of them twice: while they restart in turn, all may count as gone that are back.
  const client = new Client({ nodes: urls, requestTimeout: timeoutMs, maxRetries: urls.length });
  client.connectionPool.resurrectTimeout = resurrectMs;
  const guard = createGuard({ engine: "opensearch", timeoutMs: timeoutMs + 100, isOutage: isSearchOutage });
  const nodes = createSearchNodes({ urls, timeoutMs, hedgeMs, restMs: resurrectMs });
  const index = (name: string) => prefix + name;
  const post = async <Answer>(operation: string, call: SearchCall): Promise<Answer> =>
    guard.run(operation, async () => again(async () => answered(await nodes.post(call)) as Answer));
  return {
    guard,
    search: async (operation, search) => post(operation, searchCall({ index }, search)),
    searchMany: async <Answer>(operation: string, searches: Searches) => {
      const { responses } = await post<{ readonly responses: readonly Answer[] }>(
        operation,
        searchesCall({ index }, searches),
      );
      return responses;
    },
    run: async (operation, call) =>
      guard.run(operation, async () => again(async () => whichIsWhole(await call(client)))),
    index,
    ping: async () => {
      await client.ping();
    },
    close: async () => {
      await Promise.all([nodes.close(), client.close()]);
    },
  };
}

/** What goes over the wire for one search. */
export function searchCall({ index }: Pick<OpensearchHandle, "index">, search: Search): SearchCall {
  return {
    path: `/${encodeURIComponent(index(search.index))}/_search?${everyQuery}&filter_path=${search.parts.join(",")}`,
    body: JSON.stringify(search.body),
  };
}

/** What goes over the wire for several: for each a line that says where and a line that says what. */
export function searchesCall({ index }: Pick<OpensearchHandle, "index">, { searches, parts }: Searches): SearchCall {
  // The status keeps a search that found nothing in its place.
  const shown = parts && ["status", "error", ...parts].map((part) => `responses.${part}`);
  return {
    path: shown ? `/_msearch?filter_path=${shown.join(",")}` : "/_msearch",
    body: searches
      .map(
        (search) =>
          `${JSON.stringify({ index: index(search.index), ...everySearch })}\n${JSON.stringify(search.body)}\n`,
      )
      .join(""),
  };
}

async function again<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const waitMs of pausesMs) {
    try {
      return await call();
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    await pause(waitMs);
  }
  return call();
}

function answered({ status, body }: NodeAnswer): unknown {
  if (status >= 400) throw new SearchRefused(status, refusalIn(body));
  return whichIsWhole({ body }).body;
}

function refusalIn(body: unknown): EngineError {
  const { error } = (body ?? {}) as { readonly error?: EngineError | string };
  return typeof error === "object" ? error : { type: String(error) };
}

interface SeveralAnswers {
  readonly body?: { readonly responses?: readonly { readonly error?: EngineError }[] } | null;
}

function whichIsWhole<Answer>(answer: Answer): Answer {
  const { responses } = (answer as SeveralAnswers | undefined)?.body ?? {};
  const lost = Array.isArray(responses) ? responses.find(({ error }) => error && isLostShard(error)) : undefined;
  if (lost) throw new LostSearch(JSON.stringify(lost.error));
  return answer;
}
