import type { JobRef } from "@capstan/platform/queue";
import { z } from "zod";

const payload = z.object({ accountNumber: z.string(), orderNumber: z.string() });

/** Puts what an approver sent back into the buyer's cart; written in the transaction of that answer. */
export const returnToCartJob: JobRef<z.output<typeof payload>> = { name: "order-history:return-to-cart", payload };
