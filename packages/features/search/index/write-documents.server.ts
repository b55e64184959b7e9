import { bug } from "@capstan/platform/bug";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { nextProductsIndex, productsIndex } from "../products-index.server.ts";
import type { ProductDocument } from "./product-document.ts";

interface Outcome {
  readonly status: number;
  readonly error?: unknown;
}

/**
 * Brings items up to date in the living index and in the one that is being filled beside it. The outbox id is the
 * document's version: two workers may write one item in the wrong order, and the older write is then refused.
 */
export async function writeChanges(
  opensearch: OpensearchHandle,
  versions: ReadonlyMap<string, number>,
  documents: ReadonlyMap<string, ProductDocument>,
): Promise<void> {
  const aliases = [opensearch.index(productsIndex)];
  const next = opensearch.index(nextProductsIndex);
  const isRebuilding = await opensearch.run("read-aliases", async (client) =>
    client.indices.existsAlias({ name: next }),
  );
  if (isRebuilding.body) aliases.push(next);
  const body = aliases.flatMap((_index) =>
    [...versions].flatMap(([sku, version]): object[] => {
      const target = { _index, _id: sku, version, version_type: "external_gte" };
      const document = documents.get(sku);
      return document ? [{ index: { ...target, require_alias: true } }, document] : [{ delete: target }];
    }),
  );
  // 409: somebody wrote a newer one. 404: it is gone already, or the rebuild ended in the meantime and its alias with it.
  await bulk(opensearch, body, [409, 404]);
}

/** Older than every change: whatever the outbox brings while the index is filled wins. */
const firstVersion = 1;

/** Fills a generation that nobody searches yet; tells how many milliseconds it kept the engine busy. */
export async function writeGeneration(
  opensearch: OpensearchHandle,
  index: string,
  documents: ReadonlyMap<string, ProductDocument>,
): Promise<number> {
  const body = [...documents].flatMap(([sku, document]): object[] => [
    { index: { _index: index, _id: sku, version: firstVersion, version_type: "external_gte" } },
    document,
  ]);
  return bulk(opensearch, body, [409]);
}

async function bulk(opensearch: OpensearchHandle, body: object[], expected: readonly number[]): Promise<number> {
  if (body.length === 0) return 0;
  const answer = await opensearch.run("bulk", async (client) =>
    client.bulk({ body: body as never, filter_path: ["took", "errors", "items.*.status", "items.*.error"] }, patient),
  );
  const { took } = answer.body;
  if (!answer.body.errors) return took;
  const refused = (answer.body.items as readonly Record<string, Outcome>[])
    .flatMap((entry) => Object.values(entry))
    .filter(({ error, status }) => error !== undefined && !expected.includes(status));
  if (refused.length > 0)
    bug(`the index refused ${refused.length} documents, first: ${JSON.stringify(refused[0]?.error)}`);
  return took;
}

const patient = { requestTimeout: 60_000 };
