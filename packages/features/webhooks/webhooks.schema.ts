import type { JobRef } from "@capstan/platform/queue";
import { z } from "zod";

const payload = z.object({});

/** The feed's trigger writes this job, and so does a failure, for later. */
export const deliverWebhooksJob: JobRef<z.output<typeof payload>> = { name: "webhooks:deliver", payload };
