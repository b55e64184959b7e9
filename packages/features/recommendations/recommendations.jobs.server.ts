import type { Database } from "@capstan/platform/db";
import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { refreshStaleAssociations } from "./refresh-associations.server.ts";

export function recommendationJobs({ db }: { readonly db: Database }): readonly Job[] {
  return [
    defineJob({
      name: "recommendations:refresh-associations",
      payload: z.object({}),
      run: async (_, { log }) => {
        const items = await refreshStaleAssociations(db);
        log.info({ items }, "what is ordered together was refreshed");
      },
    }),
  ];
}
