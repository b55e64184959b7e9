import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { type IndexDeps, indexChangedItems } from "./index-items.server.ts";

export function searchJobs(deps: IndexDeps): readonly Job[] {
  return [
    defineJob({
      // A database trigger enqueues it by this name.
      name: "search:index-items",
      payload: z.object({}),
      run: async (_, { log }) => {
        const changed = await indexChangedItems(deps);
        if (changed > 0) log.info({ changed }, "index updated");
      },
    }),
  ];
}
