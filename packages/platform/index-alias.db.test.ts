import { testEngines } from "@capstan/platform/test-kit";
import { expect, test } from "vitest";
import { createGeneration, ensureAlias, swapGeneration } from "./index-alias.ts";

const { opensearch } = testEngines();

test("a generation whose copies have nowhere to go takes its place once the wait is over", async () => {
  // More copies than there are nodes: the index never turns green.
  const shape = { version: 1, settings: { number_of_shards: 1, number_of_replicas: 5 }, mappings: {} };
  await ensureAlias(opensearch, "pile", shape);
  const next = await createGeneration(opensearch, "pile", shape);
  await swapGeneration(opensearch, "pile", next, { graceMs: 0, copiesWaitMs: 1_500 });
  const { body } = await opensearch.run("aliases", async (client) =>
    client.indices.getAlias({ name: opensearch.index("pile") }),
  );
  expect(Object.keys(body)).toEqual([next]);
}, 300_000);
