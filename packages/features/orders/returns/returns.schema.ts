import { z } from "zod";

/** Each line that comes back has fields of its own, `line-3`, `quantity-3`, `reason-3` and `photos-3`. */
export const returnForm = z
  .object({
    orderNumber: z.string().trim().max(40),
    method: z.enum(["label", "branch"]).default("label"),
    note: z.string().trim().max(500).default(""),
    contact: z.string().trim().max(120).default(""),
    idempotencyKey: z.string().regex(/^[0-9a-f]{32}$/),
  })
  .catchall(
    z.union([z.string().max(200), z.array(z.custom<Uint8Array>((file) => file instanceof Uint8Array)).max(20)]),
  );

export const photoParams = z.object({
  returnNumber: z.string().max(40),
  photo: z.coerce.number().int().positive().max(100),
});
