import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { bug } from "./bug.ts";
import type { OpensearchHandle } from "./opensearch.ts";

/** Settings and mappings of an index, and a number that goes up when its documents are made in another way. */
export interface IndexShape {
  readonly version: number;
  readonly settings: object;
  readonly mappings: object;
}

/** A copy on each of up to three nodes: every one of them answers by itself, and two may fail. */
export const copyOnEachNode = "0-2";

const patient = { requestTimeout: 30_000 };
const pollMs = 500;
/** Longer than any search takes: those that began on the old generation end on it. */
const usualGraceMs = 5_000;
/** Copies of a large index take minutes. */
const usualCopiesWaitMs = 15 * 60_000;

/** Makes the first generation of an index where there is none. Two starters at once are fine: one of them makes it. */
export async function ensureAlias(opensearch: OpensearchHandle, name: string, shape: IndexShape): Promise<void> {
  const alias = opensearch.index(name);
  await opensearch.run("create-index", async (client) => {
    const existing = await client.indices.existsAlias({ name: alias });
    if (existing.body) return;
    const body = { ...marked(shape), aliases: { [alias]: {} } };
    const created = await client.indices.create({ index: `${alias}-1`, body: body }, { ...patient, ignore: [400] });
    const refusal = JSON.stringify(created.body);
    if (created.statusCode === 400 && !refusal.includes("resource_already_exists")) bug(`index refused: ${refusal}`);
  });
}

export interface Meanwhile {
  readonly settings: object;
  /** A second alias that points at the new generation until it takes its place. */
  readonly alias: string;
}

/**
 * A new generation beside the living one, by its full name. Whoever calls sees to it that nobody else does at the same time.
 * Made in one step: each step is one that every node of the cluster has to take.
 */
export async function createGeneration(
  opensearch: OpensearchHandle,
  name: string,
  shape: IndexShape,
  meanwhile?: Meanwhile,
): Promise<string> {
  const alias = opensearch.index(name);
  const { all } = await generations(opensearch, alias);
  const newest = Math.max(0, ...all.map((index) => Number(index.slice(alias.length + 1))));
  const index = `${alias}-${newest + 1}`;
  const { settings, mappings } = marked(shape);
  const body = {
    mappings,
    settings: { ...settings, ...meanwhile?.settings },
    aliases: meanwhile ? { [opensearch.index(meanwhile.alias)]: {} } : {},
  };
  await opensearch.run("create-index", async (client) => client.indices.create({ index, body: body }, patient));
  return index;
}

export interface SwapOptions {
  /** A second alias that pointed at the new generation while it was filled; it goes in the same step. */
  readonly also?: string;
  readonly graceMs?: number;
  readonly copiesWaitMs?: number;
}

/** Searches go to the new generation from one moment to the next; the others are deleted when no search can be on them. */
export async function swapGeneration(
  opensearch: OpensearchHandle,
  name: string,
  index: string,
  { also, graceMs = usualGraceMs, copiesWaitMs = usualCopiesWaitMs }: SwapOptions = {},
): Promise<void> {
  await waitForCopies(opensearch, index, copiesWaitMs);
  const alias = opensearch.index(name);
  const { all, living } = await generations(opensearch, alias);
  const actions = [
    { add: { index, alias } },
    ...living.filter((old) => old !== index).map((old) => ({ remove: { index: old, alias } })),
    ...(also === undefined ? [] : [{ remove: { index, alias: opensearch.index(also) } }]),
  ];
  await opensearch.run("swap-alias", async (client) => client.indices.updateAliases({ body: { actions } }, patient));
  const others = all.filter((old) => old !== index);
  if (others.length === 0) return;
  await pause(graceMs);
  await deleteIndexes(opensearch, others);
}

/**
 * A node may fail right after the swap: the copies are there before it. Where they have nowhere to go, for want of a node
 * or of disk, the index is searched without them: it is newer than the one that it replaces.
 */
async function waitForCopies(opensearch: OpensearchHandle, index: string, limitMs: number): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const answer = await opensearch.run("health", async (client) => client.cluster.health({ index }, patient));
    const { status } = answer.body;
    if (status === "green") return;
    if (waitedMs >= limitMs) {
      if (status === "yellow") return;
      bug(`${index} is ${status} after ${limitMs} ms: some of its shards are on no node`);
    }
    await pause(pollMs);
  }
}

/** Deletes what a rebuild that was cut off has left. */
export async function deleteLeftovers(opensearch: OpensearchHandle, name: string): Promise<void> {
  const { all, living } = await generations(opensearch, opensearch.index(name));
  await deleteIndexes(
    opensearch,
    all.filter((index) => !living.includes(index)),
  );
}

/** Whether the living index was made with this shape. A store that was updated may need a rebuild. */
export async function hasShape(opensearch: OpensearchHandle, name: string, shape: IndexShape): Promise<boolean> {
  // The whole mapping is long, and every job that writes to the index asks this.
  const request = { index: opensearch.index(name), ignore_unavailable: true, filter_path: "*.mappings._meta" };
  const answer = await opensearch.run("read-mapping", async (client) => client.indices.getMapping(request, patient));
  const found = Object.values(answer.body as Record<string, { mappings: { _meta: { shape?: string } } }>);
  return found.length > 0 && found.every(({ mappings }) => mappings._meta.shape === fingerprint(shape));
}

async function deleteIndexes(opensearch: OpensearchHandle, indexes: readonly string[]): Promise<void> {
  if (indexes.length === 0) return;
  await opensearch.run("delete-index", async (client) =>
    client.indices.delete({ index: [...indexes], ignore_unavailable: true }, patient),
  );
}

async function generations(opensearch: OpensearchHandle, alias: string) {
  const answer = await opensearch.run("read-aliases", async (client) =>
    client.indices.getAlias({ index: `${alias}-*`, ignore_unavailable: true }, patient),
  );
  const found = Object.entries(answer.body as Record<string, { aliases: Record<string, object> }>).filter(([index]) =>
    /^-\d+$/.test(index.slice(alias.length)),
  );
  return {
    all: found.map(([index]) => index),
    living: found.filter(([, { aliases }]) => Object.hasOwn(aliases, alias)).map(([index]) => index),
  };
}

function marked(shape: IndexShape): { readonly settings: object; readonly mappings: object } {
  return { settings: shape.settings, mappings: { ...shape.mappings, _meta: { shape: fingerprint(shape) } } };
}

function fingerprint(shape: IndexShape): string {
  return createHash("sha256").update(JSON.stringify(shape)).digest("hex").slice(0, 16);
}
