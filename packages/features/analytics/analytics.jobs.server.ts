import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { type ForgetDeps, forgetEvents } from "./forget-events.server.ts";

export function analyticsJobs(deps: ForgetDeps): readonly Job[] {
  return [
    defineJob({
      name: "analytics:forget-events",
      payload: z.object({}),
      run: async (_, { log }) => {
        const forgotten = await forgetEvents(deps);
        if (forgotten > 0) log.info({ forgotten }, "old events deleted");
      },
    }),
  ];
}
