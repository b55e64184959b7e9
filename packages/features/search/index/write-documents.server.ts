import { bug } from "@capstan/platform/bug";
import { hasShape } from "@capstan/platform/index-alias";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { nextProductsIndex, productsIndex, productsShape } from "../products-index.server.ts";
import type { ProductDocument } from "./product-document.ts";

interface Outcome {
  readonly _id: string;
  readonly status: number;
  readonly error?: EngineError;
}

interface EngineError {
  readonly type: string;
  readonly reason: string;
  readonly caused_by?: EngineError;
}

/** The items whose documents the engine refused for what is in them, and why. */
export type Rejections = ReadonlyMap<string, string>;

/**
 * Brings items up to date in the living index and in the one that is being filled beside it. The outbox id is the
 * document's version: two workers may write one item in the wrong order, and the older write is then refused.
 */
export async function writeChanges(
  opensearch: OpensearchHandle,
  versions: ReadonlyMap<string, number>,
  documents: ReadonlyMap<string, ProductDocument>,
): Promise<Rejections> {
  const names = [productsIndex];
  const isRebuilding = await opensearch.run("read-aliases", async (client) =>
    client.indices.existsAlias({ name: opensearch.index(nextProductsIndex) }),
  );
  if (isRebuilding.body) names.push(nextProductsIndex);
  const body = names.flatMap((name) =>
    [...versions].flatMap(([sku, version]): object[] => {
      const target = { _index: opensearch.index(name), _id: sku, version, version_type: "external_gte" };
      const document = documents.get(sku);
      return document ? [{ index: { ...target, require_alias: true } }, document] : [{ delete: target }];
    }),
  );
  // 409: somebody wrote a newer one. 404: it is gone already, or the rebuild ended in the meantime and its alias with it.
  const { rejections } = await bulk(opensearch, body, { expected: [409, 404], timeoutMs: changesTimeoutMs });
  if (rejections.size > 0) await assertOwnShape(opensearch, names);
  return rejections;
}

/** Less than PostgreSQL allows a transaction to wait: the rows of the outbox are held meanwhile. */
const changesTimeoutMs = 25_000;

/** While two versions of the store run, an index of the other one may refuse everything: its own workers will write it. */
async function assertOwnShape(opensearch: OpensearchHandle, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!(await hasShape(opensearch, name, productsShape))) bug(`${name} was made by another version of the store`);
  }
}

/** Older than every change: whatever the outbox brings while the index is filled wins. */
const firstVersion = 1;

/** Fills a generation that nobody searches yet. */
export async function writeGeneration(
  opensearch: OpensearchHandle,
  index: string,
  documents: ReadonlyMap<string, ProductDocument>,
): Promise<Written> {
  const body = [...documents].flatMap(([sku, document]): object[] => [
    { index: { _index: index, _id: sku, version: firstVersion, version_type: "external_gte" } },
    document,
  ]);
  return bulk(opensearch, body, { expected: [409], timeoutMs: 60_000 });
}

interface Written {
  /** How long the engine was at it. */
  readonly busyMs: number;
  readonly rejections: Rejections;
}

interface BulkOptions {
  /** Statuses that are no failures. */
  readonly expected: readonly number[];
  readonly timeoutMs: number;
}

/** What is wrong with a document comes as this; a busy or broken engine answers otherwise, and is asked again. */
const badDocument = 400;

async function bulk(opensearch: OpensearchHandle, body: object[], options: BulkOptions): Promise<Written> {
  const rejections = new Map<string, string>();
  if (body.length === 0) return { busyMs: 0, rejections };
  const answer = await opensearch.run("bulk", async (client) =>
    client.bulk(
      { body: body as never, filter_path: ["took", "errors", "items.*._id", "items.*.status", "items.*.error"] },
      { requestTimeout: options.timeoutMs },
    ),
  );
  const written = { busyMs: answer.body.took, rejections };
  if (!answer.body.errors) return written;
  const refused = (answer.body.items as readonly Record<string, Outcome>[])
    .flatMap((entry) => Object.values(entry))
    .filter(({ error, status }) => error !== undefined && !options.expected.includes(status));
  const failed = refused.find(({ status }) => status !== badDocument);
  if (failed) bug(`the index did not take documents, first: ${JSON.stringify(failed.error)}`);
  for (const { _id, error } of refused) rejections.set(_id, reasonOf(error));
  return written;
}

const maxReason = 1_000;

/** The engine's words, the outer reason and the ones below it. Some quote the whole document. */
function reasonOf(error: EngineError | undefined): string {
  const causes: string[] = [];
  for (let cause = error; cause; cause = cause.caused_by) causes.push(`${cause.type}: ${cause.reason}`);
  return causes.join("; ").slice(0, maxReason);
}
