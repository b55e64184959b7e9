import { setTimeout as pause } from "node:timers/promises";
import { type Job, absorbWaiting, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import type { IndexDeps } from "./index-items.server.ts";
import { measureRejections } from "./rejections.store.server.ts";
import { rebuildProducts } from "./rebuild-products.server.ts";
import { refreshIndex } from "./refresh-index.server.ts";
import { type ForgetDeps, forgetSelections } from "./selections/forget-selections.server.ts";

const betweenTriesMs = 5_000;

/** Database triggers enqueue it by this name. */
const indexItems = { name: "search:index-items", payload: z.object({}) };

export interface SearchJobDeps extends IndexDeps, ForgetDeps {}

export function searchJobs(deps: SearchJobDeps): readonly Job[] {
  return [
    defineJob({
      ...indexItems,
      run: async (_, { log }) => {
        // One for each change: while the engine is away they would all wait, and each would be tried again.
        await absorbWaiting(deps.db, indexItems);
        const changed = await refreshIndex(deps);
        const rejected = await measureRejections(deps.db);
        if (changed > 0) log.info({ changed, rejected }, "index updated");
      },
    }),
    defineJob({
      // Triggers enqueue it where a category, a brand or a class gets another name: every item below has it in its document.
      name: "search:rebuild-products",
      payload: z.object({}),
      run: async (_, { log }) => {
        // A rebuild that is running may have read the names of before: this one waits for its turn.
        let items = await rebuildProducts(deps);
        while (items === undefined) {
          await pause(betweenTriesMs);
          items = await rebuildProducts(deps);
        }
        log.info({ items }, "index rebuilt");
      },
    }),
    defineJob({
      name: "search:forget-selections",
      payload: z.object({}),
      run: async (_, { log }) => {
        const forgotten = await forgetSelections(deps);
        if (forgotten > 0) log.info({ forgotten }, "old searches deleted");
      },
    }),
  ];
}
