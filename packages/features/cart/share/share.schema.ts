import { z } from "zod";
import { idempotencyKeyPattern } from "../idempotency-key.ts";

export const shareForm = z.object({});

export const stopForm = z.object({
  share: z.string().regex(/^\d{1,18}$/),
});

export const addSharedForm = z.object({
  token: z.string().max(100),
  idempotencyKey: z.string().regex(idempotencyKeyPattern).optional(),
});
