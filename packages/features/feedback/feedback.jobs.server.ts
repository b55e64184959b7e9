import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { type ForgetDeps, forgetFeedback } from "./forget-feedback.server.ts";

export function feedbackJobs(deps: ForgetDeps): readonly Job[] {
  return [
    defineJob({
      name: "feedback:forget-feedback",
      payload: z.object({}),
      run: async (_, { log }) => {
        const forgotten = await forgetFeedback(deps);
        if (forgotten > 0) log.info({ forgotten }, "old feedback deleted");
      },
    }),
  ];
}
